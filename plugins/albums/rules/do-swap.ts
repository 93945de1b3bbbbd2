import { changeSheet } from './cover';
import type { AlbumDocument, AlbumPhoto } from './document';
import { putPhoto } from './edit';
import { swapPlace } from './swap';
import type { PinView } from './wire';

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
