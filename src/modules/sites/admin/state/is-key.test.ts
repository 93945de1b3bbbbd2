import { expect, test } from 'vitest';
import { isKey } from './is-key';

test.each([
  ['z', 'KeyZ', true],
  ['Z', 'KeyZ', true],
  ['ז', 'KeyZ', true],
  // AZERTY: the letter counts, not its place.
  ['w', 'KeyZ', false],
  ['z', 'KeyW', true],
  ['ס', 'KeyX', false],
])('the key %s on %s is z: %s', (key, code, is) => {
  expect(isKey({ key, code }, 'z')).toBe(is);
});
