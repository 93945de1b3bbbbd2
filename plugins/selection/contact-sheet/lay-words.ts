import makeBidi from 'bidi-js';
import { type Face, faceOf } from './faces';

const bidi = makeBidi();

/** Which way a line runs; `auto`: as its first letter does. */
export type Way = 'ltr' | 'rtl' | 'auto';

/** Letters of one face that are drawn together, from left to right. */
export interface Piece {
  face: Face;
  text: string;
}

/** Letters that are written from right to left: the font turns a word of them round by itself, and joins Arabic. */
const LEFTWARDS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;
/** They order the letters around them and are nothing to see. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;
const PICTOGRAPHS = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f/gu;

/** A text in letters the sheet can draw: pictographs are left out, other strange letters become `?`; in one line. */
export function drawable(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    // Figures and signs count as pictographs to Unicode, and are none.
    .replace(PICTOGRAPHS, (sign) => (faceOf(sign) ? sign : ''));
  return [...plain].map((letter) => (UNSEEN.test(letter) || faceOf(letter) ? letter : '?')).join('');
}

/** Which way a text runs: as its first letter does. Its lines run as the whole does. */
export const wayOf = (text: string): Way =>
  (bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level ?? 0) % 2 === 1 ? 'rtl' : 'ltr';

/**
 * A line as it is drawn from left to right, by the Unicode rules for both directions: Hebrew and Latin words, figures and
 * brackets each where a reader looks for them. `text` is `drawable`.
 */
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
      // The font is told a word as it is read, and turns it round.
      last.text = leftwards ? letter + last.text : last.text + letter;
    else pieces.push({ face, leftwards, text: letter });
  }
  return pieces.map(({ face, text: letters }) => ({ face, text: letters }));
}
