import { describe, expect, test } from 'vitest';
import { findProse, findWords, withWords } from './find-words';
import type { SiteField } from './site-form';

const FORM: SiteField[] = [
  { name: 'title', kind: 'words', max: 200 },
  { name: 'text', kind: 'prose', max: 900 },
  {
    name: 'packages',
    kind: 'items',
    max: 4,
    fields: [
      { name: 'name', kind: 'words', max: 80 },
      { name: 'button', kind: 'link' },
    ],
  },
  { name: 'more', kind: 'prose', max: 900 },
];
const button = { label: { en: 'Ask' }, to: '/contact' };
const SETTINGS = {
  title: { en: ' Prices ', he: 'מחירים' },
  packages: [
    { name: { en: 'A day' }, button },
    { name: { he: 'יום' }, button },
  ],
  more: { en: 'More' },
};

describe('the field of a text on the page', () => {
  test.each<[string, 'en' | 'he', number, (string | number)[] | null]>([
    ['Prices', 'en', 0, ['title']],
    ['A day', 'en', 0, ['packages', 0, 'name']],
    // A text that is missing in a language is shown in the other.
    ['A day', 'he', 0, ['packages', 0, 'name']],
    ['Ask', 'en', 0, ['packages', 0, 'button', 'label']],
    ['Ask', 'en', 1, ['packages', 1, 'button', 'label']],
    ['Ask', 'en', 7, ['packages', 1, 'button', 'label']],
    ['4 reviews', 'en', 0, null],
    ['  ', 'en', 0, null],
  ])('%s (%s, %i)', (text, locale, nth, path) =>
    expect(findWords(FORM, SETTINGS, { locale, text, nth })?.path ?? null).toEqual(path),
  );

  test('has its limit', () =>
    expect(findWords(FORM, SETTINGS, { locale: 'en', text: 'A day', nth: 0 })?.max).toBe(80));

  test('is the shown formatted one', () => {
    expect(findProse(FORM, SETTINGS, { locale: 'en', nth: 0 })).toBe('more');
    expect(findProse(FORM, SETTINGS, { locale: 'en', nth: 1 })).toBeNull();
    expect(findProse(FORM, { text: { he: 'עוד' }, more: { en: ' ' } }, { locale: 'en', nth: 0 })).toBe(
      'text',
    );
  });
});

test('writing leaves everything else as it is', () => {
  const written = withWords(SETTINGS, ['packages', 1, 'button', 'label'], { locale: 'he', text: 'לשאול' });
  expect(written).toEqual({
    ...SETTINGS,
    packages: [
      SETTINGS.packages[0],
      { name: { he: 'יום' }, button: { label: { en: 'Ask', he: 'לשאול' }, to: '/contact' } },
    ],
  });
  expect(withWords({}, ['title'], { locale: 'en', text: 'New' })).toEqual({ title: { en: 'New' } });
});
