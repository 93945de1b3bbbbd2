import type { PickedPhoto } from './auto-layout';

/** What is known of a photograph's importance. */
export interface Marks {
  rating: number | null;
  favorites: number;
}

/** How much a photograph matters to its album: stars of the camera's program, and favorites of people. */
export const weightOf = ({ rating, favorites }: Marks): number =>
  Math.max(rating === 5 ? 1 : rating === 4 ? 0.6 : 0, favorites > 1 ? 1 : favorites > 0 ? 0.8 : 0);

/** The time of a camera's clock in milliseconds; null for none. */
export function takenAt(captured: string | null): number | null {
  if (!captured) return null;
  const at = Date.parse(`${captured.slice(0, 19)}Z`);
  return Number.isNaN(at) ? null : at;
}

/** A photograph as the layout of a whole album reads it. */
export const pickedPhoto = (
  photo: Omit<PickedPhoto, 'weight' | 'taken'> & Marks & { captured_at: string | null },
): PickedPhoto => ({
  id: photo.id,
  width: photo.width,
  height: photo.height,
  focal: photo.focal,
  weight: weightOf(photo),
  taken: takenAt(photo.captured_at),
  likeness: photo.likeness,
  gallery: photo.gallery,
});
