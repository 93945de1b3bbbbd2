import { describe, expect, test } from 'vitest';
import { foldWords, searchWords } from './fold-words';
import { bestOf, oneLetterWrong, rankWords, trigramShare } from './match-words';

const rank = (stored: string, typed: string) => rankWords(foldWords(stored), searchWords(typed));

describe('a name is found', () => {
  test.each([
    ['by the beginning of a word', 'Maya & Jonathan', 'jon', 0],
    ['by its middle', 'Maya & Jonathan', 'nath', 1],
    ['by several words in any order', 'Maya & Jonathan', 'jonathan maya', 0],
    ['with a letter too few', 'The wedding of Noa', 'weding', 2],
    ['with a letter too many', 'Wedding', 'weddding', 2],
    ['with another letter', 'Wedding', 'wedsing', 2],
    ['with the first letter wrong', 'Wedding', 'vedding', 2],
    ['with two neighbours changed', 'Wedding', 'wedidng', 2],
    ['while the word is still being typed', 'Photographs', 'phtog', 2],
    ['in Hebrew without niqqud', 'חֲתֻנָּה של נועה', 'חתנה', 0],
    ['in Hebrew, plene for defective', 'החתונה של נועה', 'חתנה', null],
    ['with a final letter in the middle', 'ירושלים', 'ירושלימ', 0],
    ['in Hebrew with a letter wrong', 'חתונה של נועה', 'חתנוה', 2],
  ])('%s', (_how, stored, typed, expected) => {
    expect(rank(stored, typed)).toBe(expected);
  });
});

describe('nothing is found', () => {
  test.each([
    ['with two letters wrong', 'Wedding', 'vedsing'],
    ['where one word is missing', 'Maya & Jonathan', 'maya berlin'],
    ['with a figure wrong', 'DSC_0123.JPG', '0124'],
    ['with a letter of two wrong', 'Noa', 'ni'],
    ['with the first of three letters wrong', 'Noa', 'goa'],
  ])('%s', (_how, stored, typed) => {
    expect(rank(stored, typed)).toBeNull();
  });
});

test('three letters allow one error, but only in the whole word', () => {
  expect(oneLetterWrong('nao', 'noa')).toBe(true);
  expect(oneLetterWrong('nao', 'noaxyz')).toBe(false);
});

test('the best are first, and equals keep their order', () => {
  const found = ['weddings', 'the wedding', 'prewedding', 'other'].map((words) => ({ words }));
  expect(bestOf(found, ['wedding'], 3).map(({ words }) => words)).toEqual([
    'weddings',
    'the wedding',
    'prewedding',
  ]);
  expect(bestOf(found, ['wedding'], 1)).toHaveLength(1);
});

test('the share of trigrams is lower for short words, and never zero', () => {
  expect(trigramShare(['noa'])).toBe(0.2);
  expect(trigramShare(['wedding', 'photographs'])).toBeCloseTo(3 / 8 - 0.01);
  expect(trigramShare(['2025'])).toBeGreaterThan(0.2);
});
