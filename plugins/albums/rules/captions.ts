import type { AlbumDocument, Caption } from './document';
import { onText } from './edit';

/** The mean width of a letter as a share of its size, and the height of a line: rather too much, as what is beyond the box is cut. */
const LETTER = 0.55;
const LINE = 1.5;

/** Changes the words or the size of a caption, whose box grows with its lines; it moves up where it would leave the page. */
export function rewriteText(
  document: AlbumDocument,
  spread: string,
  id: string,
  change: Pick<Partial<Caption>, 'text' | 'size'>,
): AlbumDocument {
  const before = document.spreads.find((one) => one.id === spread)?.texts.find((one) => one.id === id);
  if (!before) return document;
  // A text along the spine keeps its place, in which it is one line.
  if (before.turn) return onText(document, spread, id, change);
  const next = { ...before, ...change };
  const fits = Math.max(1, Math.floor(next.w / (next.size * LETTER)));
  const lines = next.text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / fits)), 0);
  const h = Math.min(document.format.height, Math.max(1_000, Math.round(next.size * LINE * lines)));
  const y = Math.min(next.y, document.format.height - h);
  return onText(document, spread, id, { ...change, h, y });
}
