import { expect, test } from 'vitest';
import { compareTexts } from './compare-texts';

test('says which language lacks which text', () => {
  const texts = { en: { a: { b: 'x', c: 'y' } }, he: { a: { b: 'x' }, d: 'z' } };
  expect(compareTexts((locale) => texts[locale])).toEqual({
    texts: 3,
    missing: { en: ['d'], he: ['a.c'] },
  });
});

test('nothing is missing', () => {
  const { texts, missing } = compareTexts();
  expect(texts).toBeGreaterThan(500);
  expect(missing).toEqual({ en: [], he: [] });
});
