import { expect, it } from 'vitest';
import { isReady, lineState } from './line-state';

const of = (count: number, { missing = 0, over = 0, outside = 0 } = {}) => ({
  count,
  outside,
  standing: { missing, over },
});

it.each([
  ['below the minimum', of(3, { missing: 9 }), 'missing'],
  ['a minimum, and nothing chosen', of(0, { missing: 1 }), 'missing'],
  ['beyond the limit', of(14, { over: 2 }), 'over'],
  ['picks that the product they are chosen from has lost', of(2, { outside: 1 }), 'over'],
  ['nothing chosen, no minimum', of(0), 'untouched'],
  ['chosen within the limits', of(12), 'ready'],
])('%s', (_, product, state) => {
  expect(lineState(product)).toBe(state);
});

it.each([
  ['nothing chosen', [of(0), of(0)], false],
  ['one minimum not met', [of(12), of(0, { missing: 1 })], false],
  ['all minimums met, one product untouched', [of(12), of(0)], true],
  ['too many in one', [of(14, { over: 2 })], true],
  ['no products', [], false],
])('sending is the next step: %s', (_, products, ready) => {
  expect(isReady(products)).toBe(ready);
});
