import bellefairHebrew from '@fontsource/bellefair/files/bellefair-hebrew-400-normal.woff2';
import bellefairLatin from '@fontsource/bellefair/files/bellefair-latin-400-normal.woff2';
import assistantHebrew from '@fontsource-variable/assistant/files/assistant-hebrew-wght-normal.woff2';
import assistantLatin from '@fontsource-variable/assistant/files/assistant-latin-wght-normal.woff2';
import bodoniLatin from '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-wght-normal.woff2';
import cormorantLatin from '@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2';
import frankHebrew from '@fontsource-variable/frank-ruhl-libre/files/frank-ruhl-libre-hebrew-wght-normal.woff2';
import frankLatin from '@fontsource-variable/frank-ruhl-libre/files/frank-ruhl-libre-latin-wght-normal.woff2';
import frauncesLatin from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
import heeboHebrew from '@fontsource-variable/heebo/files/heebo-hebrew-wght-normal.woff2';
import heeboLatin from '@fontsource-variable/heebo/files/heebo-latin-wght-normal.woff2';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import notoHebrew from '@fontsource-variable/noto-serif-hebrew/files/noto-serif-hebrew-hebrew-wght-normal.woff2';
import rubikHebrew from '@fontsource-variable/rubik/files/rubik-hebrew-wght-normal.woff2';
import rubikLatin from '@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2';
import { preload } from 'react-dom';
import type { TypePair } from '@/core/photo/gallery-design';
import { FAMILIES } from './type-pairs';

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122';
const HEBREW = 'U+0307-0308, U+0590-05FF, U+200C-2010, U+20AA, U+25CC, U+FB1D-FB4F';

interface Face {
  latin?: string;
  hebrew?: string;
  /** CSS `font-weight` of the file. */
  weight: string;
  /** CSS `size-adjust`: faces with small letters are enlarged, so that every pair reads at the same size. */
  size?: string;
}

/** The files of each family; the platform's own are declared by its style sheet. */
const FACES: Partial<Record<string, Face>> = {
  'Cormorant Variable': { latin: cormorantLatin, weight: '300 700', size: '114%' },
  'Inter Variable': { latin: interLatin, weight: '100 900', size: '97%' },
  'Fraunces Variable': { latin: frauncesLatin, weight: '100 900' },
  'Bodoni Moda Variable': { latin: bodoniLatin, weight: '400 900' },
  'Noto Serif Hebrew Variable': { hebrew: notoHebrew, weight: '100 900', size: '92%' },
  'Rubik Variable': { latin: rubikLatin, hebrew: rubikHebrew, weight: '300 900', size: '97%' },
  'Assistant Variable': { latin: assistantLatin, hebrew: assistantHebrew, weight: '200 800', size: '106%' },
  Bellefair: { latin: bellefairLatin, hebrew: bellefairHebrew, weight: '400', size: '108%' },
};
const OWN: Partial<Record<string, Face>> = {
  'Frank Ruhl Libre Variable': { latin: frankLatin, hebrew: frankHebrew, weight: '300 900' },
  'Heebo Variable': { latin: heeboLatin, hebrew: heeboHebrew, weight: '100 900' },
};

const OWN_NAMES = Object.keys(OWN);
const familiesOf = (pair: TypePair): string[] => {
  const { display, text } = FAMILIES[pair];
  return text.length > 0 ? [...new Set([...display, ...text])] : OWN_NAMES;
};

/** The `@font-face` rules of a pair as a style sheet: two subsets a family at most; empty for `classic`. */
export function faceRules(pair: TypePair): string {
  const rule = (family: string, src: string, range: string, { weight, size }: Face) =>
    `@font-face{font-family:"${family}";font-display:swap;font-weight:${weight};` +
    `${size ? `size-adjust:${size};` : ''}src:url(${src}) format("woff2");unicode-range:${range}}`;
  return familiesOf(pair)
    .flatMap((family) => {
      const face = FACES[family];
      if (!face) return [];
      return [
        face.latin ? rule(family, face.latin, LATIN, face) : '',
        face.hebrew ? rule(family, face.hebrew, HEBREW, face) : '',
      ];
    })
    .join('');
}

/** The files that a page in this language shows for certain: Latin letters occur in names and numbers everywhere. */
function faceFiles(pair: TypePair, locale: string): string[] {
  const files = familiesOf(pair).flatMap((family) => {
    const own = OWN[family];
    const { latin, hebrew } = own ?? FACES[family] ?? {};
    // Of the platform's families another pair uses the Hebrew letters alone.
    return [own && pair !== 'classic' ? undefined : latin, locale === 'he' ? hebrew : undefined];
  });
  return files.filter((file) => file !== undefined);
}

/** Preloads a pair's files for a language with the page itself, so that text does not move when they arrive. */
export function preloadFaces(locale: string, pair: TypePair = 'classic'): void {
  for (const href of faceFiles(pair, locale))
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
