import { coverFormat } from './cover';
import type { AlbumDocument, Caption } from './document';

/** The narrowest spine with a text along it, in micrometers. */
export const SPINE_TEXT_LEAST = 8_000;
/** The height of a line, and the mean width of a letter, as shares of the letters' size: rather too much. */
const LINE = 1.35;
const LETTER = 0.6;

/** A caption as it is drawn: laid out in its box, which is then turned about its middle, clockwise in degrees. */
export type LaidCaption = Caption & { angle: 0 | 90 | -90 };

/** Whether a text begins with a letter of a script that is written from right to left. */
const isRightToLeft = (text: string): boolean =>
  /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text.match(/\p{L}/u)?.[0] ?? '');

/**
 * Returns a caption as screen, PDF and JPEG draw it; null for none: an empty one, or one along a spine that is too narrow.
 * Along a spine it is one line in the middle of it, no larger than its place, and is read from top to bottom in every script.
 */
export function laidCaption(caption: Caption): LaidCaption | null {
  const { x, y, w, h } = caption;
  const text = caption.turn ? caption.text.replace(/\s+/g, ' ').trim() : caption.text;
  if (text.trim() === '') return null;
  if (!caption.turn) return { ...caption, angle: 0 };
  if (w < SPINE_TEXT_LEAST) return null;
  const size = Math.floor(Math.min(caption.size, w / LINE, h / (LETTER * text.length)));
  const line = LINE * size;
  return {
    ...{ ...caption, text, size, w: h, h: line },
    ...{ x: x + w / 2 - h / 2, y: y + h / 2 - line / 2, angle: isRightToLeft(text) ? -90 : 90 },
  };
}

/** The text along the spine of an album's cover. */
export const spineTextOf = ({ cover }: AlbumDocument): Caption | undefined =>
  cover?.spread.texts.find(({ turn }) => turn);

/** The place of a text along a spine: as wide as it, at a distance from what is trimmed. */
function spinePlace(
  { format }: Pick<AlbumDocument, 'format'>,
  spine: number,
): Pick<Caption, 'x' | 'y' | 'w' | 'h'> {
  const edge = Math.min(2 * format.safe, Math.floor(format.height / 4));
  const w = Math.max(1_000, spine);
  const x = coverFormat(format, { spine, wrap: 0 }).width - Math.floor(w / 2);
  return { x: Math.max(0, x), y: edge, w, h: format.height - 2 * edge };
}

/** Writes the title of a cover along its spine; nothing changes without a cover, and where there is such a text. */
export function addSpineText(document: AlbumDocument, id: string): AlbumDocument {
  const { cover } = document;
  if (!cover || spineTextOf(document)) return document;
  const [title] = cover.spread.texts;
  const text: Caption = {
    ...{ id, text: title?.text ?? '', size: Math.max(1_500, Math.round(cover.spine / 2)) },
    ...{ ...spinePlace(document, cover.spine), align: 'center', turn: 90 },
    ...{ face: title?.face ?? document.style.face, color: title?.color ?? '#1f1b16' },
  };
  return {
    ...document,
    cover: { ...cover, spread: { ...cover.spread, texts: [...cover.spread.texts, text] } },
  };
}
