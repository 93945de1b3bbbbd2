import type { AlbumDocument, Frame, Spread } from './document';
import type { PhotoView } from './wire';

/** A pick that a client may choose in an exchange; `spread`: the number of the one it is on, null for one in no spread. */
export interface Choice {
  photo: PhotoView;
  spread: number | null;
}

/** Returns a client's picks in their order; one on several spreads is on the first. */
export function picksOf(document: AlbumDocument, photos: readonly PhotoView[]): Choice[] {
  const on = (id: string) =>
    document.spreads.findIndex(({ frames }) => frames.some(({ media }) => media === id));
  return photos.filter(({ picked }) => picked).map((photo) => ({ photo, spread: on(photo.id) + 1 || null }));
}

/** The distance of a point from a frame, in micrometers; 0 within it. */
const distance = ({ x, y, w, h }: Frame, at: { x: number; y: number }): number =>
  Math.hypot(Math.max(x - at.x, 0, at.x - x - w), Math.max(y - at.y, 0, at.y - y - h));

/**
 * Returns the photograph that a note at a point (micrometers) may exchange: the uppermost one there, else the nearest of the
 * spread; null where the spread has none.
 */
export function photoNear({ frames }: Pick<Spread, 'frames'>, at: { x: number; y: number }): string | null {
  const filled = frames.filter(({ media }) => media).reverse();
  const near = Math.min(...filled.map((frame) => distance(frame, at)));
  return filled.find((frame) => distance(frame, at) === near)?.media ?? null;
}
