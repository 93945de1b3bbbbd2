import { expect, test } from 'vitest';
import en from './en.json';
import he from './he.json';
import { fill, inEnglish, type Texts } from './say';

const valuesOf = (text: string | Record<string, string>): string[] => {
  const whole = typeof text === 'string' ? text : (text.other ?? '');
  return [...whole.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();
};

test('both languages have the same texts, with the same values', () => {
  const facts = (texts: Texts) =>
    Object.entries(texts).map(([key, text]) => [key, valuesOf(text as string), typeof text]);
  expect(facts(he)).toEqual(facts(en));
});

test('a count has the plural form of its language, and does not break from its noun', () => {
  expect([1, 2].map((count) => inEnglish('photos', { count }))).toEqual(['1\u00a0photo', '2\u00a0photos']);
  expect(fill(he, 'he', 'photos', { count: 2 })).toBe('2\u00a0תמונות');
  expect(fill(he, 'he', 'photos', { count: 42 })).toBe('42\u00a0תמונות');
});
