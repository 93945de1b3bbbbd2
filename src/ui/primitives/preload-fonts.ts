import frankHebrew from '@fontsource-variable/frank-ruhl-libre/files/frank-ruhl-libre-hebrew-wght-normal.woff2';
import frankLatin from '@fontsource-variable/frank-ruhl-libre/files/frank-ruhl-libre-latin-wght-normal.woff2';
import heeboHebrew from '@fontsource-variable/heebo/files/heebo-hebrew-wght-normal.woff2';
import heeboLatin from '@fontsource-variable/heebo/files/heebo-latin-wght-normal.woff2';
import { preload } from 'react-dom';

/** The fonts of a language's pages: Latin letters occur in names and numbers everywhere. */
const FONTS = { en: [heeboLatin, frankLatin], he: [heeboHebrew, frankHebrew, heeboLatin, frankLatin] };

/** Preloads the page's fonts with the page itself, so that text does not move when they arrive. */
export function preloadFonts(locale: string): void {
  for (const href of FONTS[locale === 'he' ? 'he' : 'en'])
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
