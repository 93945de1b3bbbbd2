import { expect, test } from 'vitest';
import { compareTexts } from './compare-texts';

test('lists which language lacks which text', () => {
  const texts = { en: { a: { b: 'x', c: 'y' } }, he: { a: { b: 'x' }, d: 'z' } };
  expect(compareTexts([], (locale) => texts[locale])).toEqual({
    texts: 3,
    missing: { en: ['d'], he: ['a.c'] },
  });
});

test('a key that screens use and no language has is missing in each', () => {
  const texts = { en: { a: 'x' }, he: { a: 'x' } };
  expect(compareTexts(['a', 'option.listed'], (locale) => texts[locale]).missing).toEqual({
    en: ['option.listed'],
    he: ['option.listed'],
  });
});

test('nothing is missing', () => {
  const { texts, missing } = compareTexts([]);
  expect(texts).toBeGreaterThan(500);
  expect(missing).toEqual({ en: [], he: [] });
});
