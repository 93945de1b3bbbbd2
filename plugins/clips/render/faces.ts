import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import makeBidi from 'bidi-js';
import * as fontkit from 'fontkit';
import { directionOf } from '../rules/direction';
import type { ClipTheme } from '../rules/theme';

type Type = ClipTheme['type'];
const files = (family: string, weight: number) =>
  ['latin', 'hebrew', 'latin-ext'].map(
    (script) => `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`,
  );

/** Files of each family, its own first; what it lacks is taken from Heebo and Rubik. */
const FAMILIES: Record<Type, readonly string[]> = {
  serif: files('bellefair', 400),
  sans: files('heebo', 300),
  bold: files('rubik', 700),
  hand: files('amatic-sc', 700),
};
const REST = [
  ...files('heebo', 400),
  ...['cyrillic', 'cyrillic-ext', 'arabic'].map(
    (script) => `@fontsource/rubik/files/rubik-${script}-400-normal.woff`,
  ),
];

interface Face {
  font: fontkit.Font;
  letters: ReadonlySet<number>;
}
const loaded = new Map<string, Face>();

function load(file: string): Face {
  const known = loaded.get(file);
  if (known) return known;
  const bytes = readFileSync(createRequire(path.resolve('package.json')).resolve(file));
  const font = fontkit.create(bytes) as fontkit.Font;
  const face = { font, letters: new Set(font.characterSet) };
  loaded.set(file, face);
  return face;
}

const faceOf = (type: Type, letter: string): fontkit.Font | null => {
  const code = letter.codePointAt(0) ?? 0;
  for (const file of [...FAMILIES[type], ...REST]) {
    const { font, letters } = load(file);
    if (letters.has(code)) return font;
  }
  return null;
};

const bidi = makeBidi();
const LEFTWARDS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

/** A line as one path: `width` and `d` in pixels, the baseline at 0. */
export interface Line {
  width: number;
  d: string;
}

/** Shapes a line of text of `size` pixels in visual order, by the Unicode bidi algorithm. Letters without a glyph are left out. */
export function shapeLine(text: string, type: Type, size: number, spacing = 0): Line {
  const plain = text.normalize('NFC').replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
  const levels = bidi.getEmbeddingLevels(plain, directionOf(plain));
  const mirrored = bidi.getMirroredCharactersMap(plain, levels.levels);
  let x = 0;
  let d = '';
  for (const { font, text: run } of runsOf(plain, levels, mirrored, type)) {
    const scale = size / font.unitsPerEm;
    const laid = font.layout(run);
    laid.glyphs.forEach((glyph, at) => {
      const position = laid.positions[at];
      const [left, up] = [x + (position?.xOffset ?? 0) * scale, -(position?.yOffset ?? 0) * scale];
      d += glyph.path.transform(scale, 0, 0, -scale, left, up).toSVG();
      x += (position?.xAdvance ?? glyph.advanceWidth) * scale + (position?.xAdvance === 0 ? 0 : spacing);
    });
  }
  return { width: Math.max(0, x - spacing), d };
}

function runsOf(
  text: string,
  levels: ReturnType<typeof bidi.getEmbeddingLevels>,
  mirrored: Map<number, string>,
  type: Type,
): { font: fontkit.Font; text: string; leftwards: boolean }[] {
  const runs: { font: fontkit.Font; text: string; leftwards: boolean }[] = [];
  for (const at of bidi.getReorderedIndices(text, levels)) {
    const letter = mirrored.get(at) ?? text.charAt(at);
    const font = UNSEEN.test(letter) ? null : faceOf(type, letter);
    if (!font) continue;
    const leftwards = LEFTWARDS.test(letter);
    const last = runs.at(-1);
    // The library reverses a right-to-left word itself, so such a word is given to it as it is written.
    if (last && last.font === font && last.leftwards === leftwards)
      last.text = leftwards ? letter + last.text : last.text + letter;
    else runs.push({ font, leftwards, text: letter });
  }
  return runs;
}
