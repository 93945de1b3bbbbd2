import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes';

test.each([
  [-1, '0 bytes'],
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1500, '2 kB'],
  [340_000, '340 kB'],
  [999_999, '1 MB'],
  [4_249_000, '4.2 MB'],
  [99_970_000, '100 MB'],
  [340_000_000, '340 MB'],
  [1_840_000_000, '1.8 GB'],
  [4_100_000_000_000, '4.1 TB'],
  [4_100_000_000_000_000, '4,100 TB'],
])('%d bytes are %s in English', (bytes, words) => {
  expect(formatBytes(bytes, 'en')).toBe(words);
});

test.each([
  [0, '\u20680 בייט\u2069'],
  [340_000, '\u2068340 kB\u2069'],
  [125_400_000, '\u2068125 MB\u2069'],
])('%d bytes in Hebrew are one piece in its own order', (bytes, words) => {
  expect(formatBytes(bytes, 'he').replace(/\u200f|\u200e/g, '')).toBe(words);
});
