import { expect, test } from 'vitest';
import { nameInLine } from './name-in-line';
import { isolateSizes } from './sizes';

test.each([
  ['30 × 30 cm', '\u206630 × 30 cm\u2069'],
  ['מאיה 30x20cm', 'מאיה \u206630x20cm\u2069'],
  ['20.5 × 30 ס״מ', '\u206620.5 × 30\u2069 ס״מ'],
  ['8 × 10 in, 30×40', '\u20668 × 10 in\u2069, \u206630×40\u2069'],
])('the size in “%s” is one run from left to right', (text, isolated) => {
  expect(isolateSizes(text)).toBe(isolated);
});

test.each(['Maya 2026', '3 x weddings', 'x'])('“%s” has no size, and stays as it is', (text) => {
  expect(isolateSizes(text)).toBe(text);
});

test('a name in a line is one run of its own direction, with its size from left to right', () => {
  expect(nameInLine('מאיה 30 × 30 cm')).toBe('\u2068מאיה \u206630 × 30 cm\u2069\u2069');
});
