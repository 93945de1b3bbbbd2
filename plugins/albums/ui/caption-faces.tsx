import serifHebrew from '@fontsource/bellefair/files/bellefair-hebrew-400-normal.woff2';
import serifLatin from '@fontsource/bellefair/files/bellefair-latin-400-normal.woff2';
import sansHebrew from '@fontsource/heebo/files/heebo-hebrew-400-normal.woff2';
import sansLatin from '@fontsource/heebo/files/heebo-latin-400-normal.woff2';

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122';
const HEBREW = 'U+0307-0308, U+0590-05FF, U+200C-2010, U+20AA, U+25CC, U+FB1D-FB4F';

const rule = (family: string, src: string, range: string) =>
  `@font-face{font-family:"${family}";font-display:swap;src:url(${src}) format("woff2");unicode-range:${range}}`;

/** Families of captions: the same files are embedded in what is printed. */
export const CAPTION_FAMILIES = { serif: '"Album Serif", serif', sans: '"Album Sans", sans-serif' } as const;

const RULES = [
  rule('Album Serif', serifLatin, LATIN),
  rule('Album Serif', serifHebrew, HEBREW),
  rule('Album Sans', sansLatin, LATIN),
  rule('Album Sans', sansHebrew, HEBREW),
].join('');

/** The typefaces of captions, once in a page. */
export function CaptionFaces() {
  return (
    <style href="album-faces" precedence="low">
      {RULES}
    </style>
  );
}
