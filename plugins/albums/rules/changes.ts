import { COVER, sheetsOf } from './cover';
import type { AlbumDocument, Spread } from './document';

/** A spread that is not as it was in the proof before. */
export interface Change {
  spread: string;
  /** As it was; null for a new one, and for a cover of other measures. */
  before: Spread | null;
}

/**
 * What a client sees of a spread of a stored document, whose keys have one order: without ids, the order of frames, and
 * what is empty.
 */
function lookOf({ frames, texts, background }: Spread, { style }: AlbumDocument): string {
  const placed = frames
    .filter(({ media }) => media)
    .map(({ id: _, ...frame }) => JSON.stringify(frame))
    .toSorted();
  const written = texts
    .filter(({ text }) => text.trim())
    .map(({ id: _, ...text }) => JSON.stringify(text))
    .toSorted();
  return JSON.stringify([placed, written, background ?? style.background]);
}

/** Returns the spreads of a proof that changed since the proof before it, in their order: the cover first. */
export function changesSince(before: AlbumDocument, now: AlbumDocument): Change[] {
  const old = new Map(sheetsOf(before).map((one) => [one.spread.id, one]));
  return sheetsOf(now).flatMap(({ document, spread }): Change[] => {
    const was = old.get(spread.id);
    if (!was) return [{ spread: spread.id, before: null }];
    const otherSize = document.format.width !== was.document.format.width;
    if (!otherSize && lookOf(was.spread, was.document) === lookOf(spread, document)) return [];
    return [{ spread: spread.id, before: otherSize && spread.id === COVER ? null : was.spread }];
  });
}
