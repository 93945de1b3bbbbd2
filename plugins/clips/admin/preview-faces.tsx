import handHebrew from '@fontsource/amatic-sc/files/amatic-sc-hebrew-700-normal.woff2';
import handLatin from '@fontsource/amatic-sc/files/amatic-sc-latin-700-normal.woff2';
import serifHebrew from '@fontsource/bellefair/files/bellefair-hebrew-400-normal.woff2';
import serifLatin from '@fontsource/bellefair/files/bellefair-latin-400-normal.woff2';
import sansHebrew from '@fontsource/heebo/files/heebo-hebrew-300-normal.woff2';
import sansLatin from '@fontsource/heebo/files/heebo-latin-300-normal.woff2';
import boldHebrew from '@fontsource/rubik/files/rubik-hebrew-700-normal.woff2';
import boldLatin from '@fontsource/rubik/files/rubik-latin-700-normal.woff2';
import type { ClipTheme } from '../rules/theme';

const HEBREW = 'U+0307-0308, U+0590-05FF, U+200C-2010, U+20AA, U+25CC, U+FB1D-FB4F';
const LATIN = 'U+0000-02FF, U+2000-200B, U+2011-206F, U+20AC, U+2122';

/** Families of the preview: the typefaces in which `render/faces.ts` draws the film. */
export const PREVIEW_FAMILIES: Record<ClipTheme['type'], string> = {
  serif: '"Clip Serif", Georgia, serif',
  sans: '"Clip Sans", system-ui, sans-serif',
  bold: '"Clip Bold", system-ui, sans-serif',
  hand: '"Clip Hand", cursive',
};

const faces = (family: string, latin: string, hebrew: string) =>
  [
    [latin, LATIN],
    [hebrew, HEBREW],
  ]
    .map(
      ([src, range]) =>
        `@font-face{font-family:"${family}";font-display:swap;src:url(${src}) format("woff2");unicode-range:${range}}`,
    )
    .join('');

const RULES = [
  faces('Clip Serif', serifLatin, serifHebrew),
  faces('Clip Sans', sansLatin, sansHebrew),
  faces('Clip Bold', boldLatin, boldHebrew),
  faces('Clip Hand', handLatin, handHebrew),
].join('');

/** The typefaces of previews, once in a page; a browser loads those that it draws. */
export function PreviewFaces() {
  return (
    <style href="clip-faces" precedence="low">
      {RULES}
    </style>
  );
}
