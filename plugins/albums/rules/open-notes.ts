import { sheetsOf } from './cover';
import type { AlbumDocument } from './document';
import { isSwapUndone } from './swap';
import type { PinView } from './wire';

/** Returns the spread where a note is read: its own, or the first one if that was removed; null without spreads. */
export function spreadOfNote(document: AlbumDocument, { spread }: Pick<PinView, 'spread'>): string | null {
  const there = sheetsOf(document).some((one) => one.spread.id === spread);
  return there ? spread : (document.spreads[0]?.id ?? null);
}

/**
 * Returns how many open notes of clients each spread has that has any, in the order of the book: the cover first. A note whose
 * exchange was done and is not in the album any more is open.
 */
export function openNotes(document: AlbumDocument, pins: readonly PinView[]): Map<string, number> {
  const open = pins
    .filter((pin) => !pin.studio && (!pin.resolved || isSwapUndone(document, pin)))
    .map((pin) => spreadOfNote(document, pin));
  const counts = sheetsOf(document).map(({ spread }): [string, number] => [
    spread.id,
    open.filter((id) => id === spread.id).length,
  ]);
  return new Map(counts.filter(([, count]) => count > 0));
}

/** Returns the next spread with an open note after the shown one, from the end on the first; null without any. */
export function nextNote(
  document: AlbumDocument,
  notes: ReadonlyMap<string, number>,
  shown: string | null,
): string | null {
  const order = sheetsOf(document).map(({ spread }) => spread.id);
  const from = shown === null ? 0 : order.indexOf(shown) + 1;
  return [...order.slice(from), ...order.slice(0, from)].find((id) => notes.has(id)) ?? null;
}
