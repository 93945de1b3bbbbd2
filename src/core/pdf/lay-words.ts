import makeBidi from 'bidi-js';
import { type Face, faceOf } from './faces';

const bidi = makeBidi();

/** Direction of a line; `auto`: that of its first letter. */
export type Way = 'ltr' | 'rtl' | 'auto';

/** Consecutive glyphs of one font, from left to right. */
export interface Piece {
  face: Face;
  text: string;
}

/** Right-to-left letters: the PDF library reverses a word of them itself, and joins Arabic. */
const LEFTWARDS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;
/** Invisible direction and joining controls. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;
const PICTOGRAPHS = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f/gu;

/** Returns a text with glyphs only: drops pictographs, replaces other unknown characters by `?`; in one line. */
export function drawable(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    // Unicode counts digits and signs as pictographs; keep those with a glyph.
    .replace(PICTOGRAPHS, (sign) => (faceOf(sign) ? sign : ''));
  return [...plain].map((letter) => (UNSEEN.test(letter) || faceOf(letter) ? letter : '?')).join('');
}

/** Returns the direction of a text by its first letter; all its lines share it. */
export const wayOf = (text: string): Way =>
  (bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level ?? 0) % 2 === 1 ? 'rtl' : 'ltr';

/** Returns a line in visual order from left to right, by the Unicode bidi algorithm. `text` must be `drawable`. */
export function layWords(text: string, way: Way): Piece[] {
  const levels = bidi.getEmbeddingLevels(text, way);
  const mirrored = bidi.getMirroredCharactersMap(text, levels.levels);
  const pieces: (Piece & { leftwards: boolean })[] = [];
  for (const at of bidi.getReorderedIndices(text, levels)) {
    const letter = mirrored.get(at) ?? text.charAt(at);
    const face = UNSEEN.test(letter) ? null : faceOf(letter);
    if (!face) continue;
    const leftwards = LEFTWARDS.test(letter);
    const last = pieces.at(-1);
    if (last && last.face === face && last.leftwards === leftwards)
      // The library expects a right-to-left word in logical order and reverses it.
      last.text = leftwards ? letter + last.text : last.text + letter;
    else pieces.push({ face, leftwards, text: letter });
  }
  return pieces.map(({ face, text: letters }) => ({ face, text: letters }));
}
