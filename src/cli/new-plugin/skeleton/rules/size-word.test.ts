import { expect, test } from 'vitest';
import { sizeWord } from './size-word';

test.each([
  [0, 'empty'],
  [1, 'few'],
  [99, 'few'],
  [100, 'many'],
])('%i photographs are %s', (photographs, word) => {
  expect(sizeWord(photographs)).toBe(word);
});
