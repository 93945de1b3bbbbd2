import { expect, it } from 'vitest';
import { standingOf } from './standing';

it.each([
  [2, 12, false, { kind: 'room', room: 10 }],
  [12, 12, false, { kind: 'left', over: 0 }],
  [14, 12, false, { kind: 'left', over: 2 }],
  [5, null, false, { kind: 'left', over: 0 }],
  [12, 12, true, { kind: 'swap' }],
  [13, 12, true, { kind: 'left', over: 2 }],
])('%i of %s, swapping %s: %o', (count, max, swapping, standing) => {
  expect(standingOf(count, max, swapping)).toEqual(standing);
});
