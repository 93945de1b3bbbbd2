import { expect, test } from 'vitest';
import { inLanguage } from './in-language';

const [known, english, hebrew] = [
  { locale: 'he', content: 'Toda!' },
  { locale: null, content: 'She was everywhere' },
  { locale: null, content: 'היא הייתה בכל מקום' },
];

test('reviews are those in the page’s language, by their letters where it is not known', () => {
  expect(inLanguage([known, english, hebrew], 'en')).toEqual([english]);
  expect(inLanguage([known, english, hebrew], 'he')).toEqual([known, hebrew]);
});

test('all are shown if there are none in it', () => expect(inLanguage([hebrew], 'en')).toEqual([hebrew]));
