import { MAIN_ALONE } from './main-alone';
import { test } from './test';

export type Language = 'en' | 'he';

const LANGUAGES: readonly Language[] = ['en', 'he'];

/** A journey that only `npm run test:long` makes: the other language, a variation, or not the main one of a feature. */
export const LONG = { tag: '@long' };

/** The sizes of a journey in one language: `npm test` takes the first and the last, `npm run test:long` all in the other. */
export const sizes = <Size>(all: readonly Size[]): readonly Size[] =>
  MAIN_ALONE ? all.filter((_size, at) => at === 0 || at === all.length - 1) : all;

/**
 * Registers journeys in English and in Hebrew: `npm test` runs those in `first`, `npm run test:long` those in the other.
 * Which is first differs from file to file, so that every part is seen in both. With null for `first` both are run by
 * `npm run test:long`, one after the other: what they change may be the same.
 */
export function inBothLanguages(first: Language | null, make: (locale: Language) => void): void {
  if (first === null) test.describe.configure({ mode: 'default' });
  for (const locale of LANGUAGES) test.describe(locale, locale === first ? {} : LONG, () => make(locale));
}
