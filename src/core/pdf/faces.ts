import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as fontkit from 'fontkit';

/** Font files; the first that has a glyph is used. WOFF, because an embedded WOFF2 renders nothing. */
const FILES = {
  latin: '@fontsource/heebo/files/heebo-latin-400-normal.woff',
  hebrew: '@fontsource/heebo/files/heebo-hebrew-400-normal.woff',
  latinMore: '@fontsource/heebo/files/heebo-latin-ext-400-normal.woff',
  cyrillic: '@fontsource/rubik/files/rubik-cyrillic-400-normal.woff',
  cyrillicMore: '@fontsource/rubik/files/rubik-cyrillic-ext-400-normal.woff',
  arabic: '@fontsource/rubik/files/rubik-arabic-400-normal.woff',
} as const;

export type Face = keyof typeof FILES;
export const FACES = Object.keys(FILES) as Face[];

const files = new Map<Face, Buffer>();
const letters = new Map<Face, ReadonlySet<number>>();

/** Returns a font file; read once. */
export function faceFile(face: Face): Buffer {
  const known = files.get(face);
  if (known) return known;
  const found = readFileSync(createRequire(path.resolve('package.json')).resolve(FILES[face]));
  files.set(face, found);
  return found;
}

function lettersOf(face: Face): ReadonlySet<number> {
  const known = letters.get(face);
  if (known) return known;
  const font = fontkit.create(faceFile(face));
  const found = new Set('characterSet' in font ? font.characterSet : []);
  letters.set(face, found);
  return found;
}

/** Returns the font that has a character; null if none does. */
export function faceOf(letter: string): Face | null {
  const code = letter.codePointAt(0) ?? 0;
  return FACES.find((face) => lettersOf(face).has(code)) ?? null;
}
