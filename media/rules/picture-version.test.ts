import { expect, test } from 'vitest';
import { markOf, versionOf } from './picture-version';

const token = 'aZ09_-aZ09_-';

test('a version names its watermark, and none where it has none', () => {
  expect(markOf(versionOf(token, '0a1b2c3d'))).toBe('0a1b2c3d');
  expect(markOf(versionOf(token, null))).toBeNull();
});

test('a part of the token that looks like a key is not one', () => {
  expect(markOf('00000a1b2c3d')).toBeNull();
  expect(markOf('an-older-version-of-20')).toBeNull();
  expect(markOf('')).toBeNull();
});
