import { sheetsOf } from './cover';
import type { AlbumDocument } from './document';
import type { FrameAt } from './edit';
import type { PinView } from './wire';

/**
 * Returns the frame of the photograph that a note exchanges: the one on the note's own spread, else where that photograph is
 * now, the cover included; undefined where it is in no frame any more.
 */
export function swapPlace(
  document: AlbumDocument,
  { spread: own, swap_out: out }: Pick<PinView, 'spread' | 'swap_out'>,
): FrameAt | undefined {
  if (out === null) return undefined;
  const places = sheetsOf(document).flatMap(({ spread }) =>
    spread.frames.filter(({ media }) => media === out).map(({ id }) => ({ spread: spread.id, frame: id })),
  );
  return places.find(({ spread }) => spread === own) ?? places[0];
}

/** The photographs of requested exchanges: they are shown beside their notes, picked or placed or not. */
export const swappedIn = (pins: readonly Pick<PinView, 'swap_out' | 'swap_in'>[]): string[] =>
  pins.flatMap((pin) => [pin.swap_out, pin.swap_in]).filter((media) => media !== null);

/** Whether the exchange of a note that is done is not in the album, as after going back to an earlier version. */
export function isSwapUndone(
  document: AlbumDocument,
  pin: Pick<PinView, 'spread' | 'swap_out' | 'swap_in' | 'resolved'>,
): boolean {
  if (!pin.resolved || pin.swap_in === null || !swapPlace(document, pin)) return false;
  return !sheetsOf(document).some(({ spread }) => spread.frames.some(({ media }) => media === pin.swap_in));
}
