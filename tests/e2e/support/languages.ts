import { test } from './test';

export type Language = 'en' | 'he';

const LANGUAGES: readonly Language[] = ['en', 'he'];

/** A journey that only `npm run test:long` makes: one whose like `npm test` has made already. */
export const LONG = { tag: '@long' };

/**
 * Registers journeys in English and in Hebrew: `npm test` runs those in `first`, `npm run test:long` those in the other.
 * Which is first differs from file to file, so that every part is seen in both.
 */
export function inBothLanguages(first: Language, make: (locale: Language) => void): void {
  for (const locale of LANGUAGES) test.describe(locale, locale === first ? {} : LONG, () => make(locale));
}
