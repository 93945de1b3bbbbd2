import { expect, test } from 'vitest';
import { decideMarks } from './decide-marks';

test.each([
  ['stars', { stars: 3 }],
  ['a color', { colour: 'red' }],
  ['a favorite with stars', { favourite: true, stars: 1 }],
] as const)('%s need the right to rate', (_, change) => {
  expect(decideMarks({ rates: true, change })).toEqual({ allowed: true });
  expect(decideMarks({ rates: false, change })).toMatchObject({ allowed: false, code: 'FORBIDDEN' });
});

test.each([
  ['a favorite', { favourite: true }],
  ['removing stars', { stars: 0 }],
  ['removing a color', { colour: null }],
] as const)('%s needs no right to rate', (_, change) => {
  expect(decideMarks({ rates: false, change })).toEqual({ allowed: true });
});
