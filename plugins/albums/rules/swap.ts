import { changeSheet, sheetsOf } from './cover';
import type { AlbumDocument, AlbumPhoto } from './document';
import { type FrameAt, putPhoto } from './edit';
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

/** Does the exchange of a note: the wanted photograph takes the frame of the other. The same document where that is in no frame. */
export function doSwap(
  document: AlbumDocument,
  pin: Pick<PinView, 'spread' | 'swap_out' | 'swap_in'>,
  photos: ReadonlyMap<string, AlbumPhoto>,
): AlbumDocument {
  const at = swapPlace(document, pin);
  const wanted = pin.swap_in;
  if (!at || wanted === null) return document;
  return changeSheet(document, at.spread, (sheet) => putPhoto(sheet, at, wanted, photos));
}
