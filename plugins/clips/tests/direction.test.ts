import { expect, test } from 'vitest';
import { directionOf } from '../rules/direction';

test.each([
  ['8 במאי 2026 · יפו', 'rtl'],
  ['נועה & Tom', 'rtl'],
  ['12.9.2026 · Jaffa', 'ltr'],
  ['Noa ואיתי', 'ltr'],
  ['2026', 'ltr'],
  ['', 'ltr'],
  ['\u200f2026', 'rtl'],
])('“%s” is written %s: its first letter decides, not the digits before it', (line, direction) => {
  expect(directionOf(line)).toBe(direction);
});
