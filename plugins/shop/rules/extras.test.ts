import fc from 'fast-check';
import { expect, it } from 'vitest';
import { extrasPaid, stillOpen } from './extras';

const line = fc.record({
  product: fc.uuid(),
  quantity: fc.integer({ min: 1, max: 50 }),
  unit: fc.integer({ min: 1, max: 10_000 }),
});

it('a sum pays whole extras of the lines in their order, never more than it is worth', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), fc.nat(1_000_000), (lines, kept) => {
      const total = lines.reduce((sum, { quantity, unit }) => sum + quantity * unit, 0);
      const paid = extrasPaid(lines, kept);
      expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(Math.min(kept, total));
      if (kept >= total)
        expect(paid.map(({ extras }) => extras)).toEqual(lines.map(({ quantity }) => quantity));
    }),
    { numRuns: 1000 },
  );
});

it('a refund in part takes back the last extras', () => {
  const lines = [
    { product: 'a', quantity: 2, unit: 1000 },
    { product: 'b', quantity: 1, unit: 500 },
  ];
  expect(extrasPaid(lines, 2500)).toHaveLength(2);
  expect(extrasPaid(lines, 2400)).toEqual([{ product: 'a', extras: 2, amount: 2000 }]);
  expect(extrasPaid(lines, 1500)).toEqual([
    { product: 'a', extras: 1, amount: 1000 },
    { product: 'b', extras: 1, amount: 500 },
  ]);
  expect(extrasPaid(lines, 0)).toEqual([]);
});

it('an order of extras is open while the selection has at least as many', () => {
  expect(stillOpen([{ product: 'a', quantity: 2 }], [{ product: 'a', extras: 3 }])).toBe(true);
  expect(stillOpen([{ product: 'a', quantity: 2 }], [{ product: 'a', extras: 1 }])).toBe(false);
  expect(stillOpen([{ product: 'a', quantity: 1 }], [])).toBe(false);
  expect(stillOpen([], [])).toBe(true);
});
