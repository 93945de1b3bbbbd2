import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumsOf, taxWithin } from './cart';
import { type Coupon, discountOf } from './coupon';
import { wayOf, waysFor } from './delivery';

const amount = fc.integer({ min: 0, max: 100_000_000 });
const coupon = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom('percent', 'amount', 'credit'),
  percent: fc.integer({ min: 0, max: 100 }),
  amount,
  currency: fc.constant('USD'),
  most: fc.constant(0),
  used: fc.constant(0),
  ended: fc.constant(false),
}) as fc.Arbitrary<Coupon>;

describe('the sums of an order', () => {
  it('a discount is never more than the lines cost, nor below 0, and the tax is within the total', () => {
    fc.assert(
      fc.property(
        fc.array(amount, { maxLength: 20 }),
        coupon,
        fc.integer({ min: 0, max: 3000 }),
        amount,
        (lines, one, rate, delivery) => {
          const priced = lines.map((line) => ({ amount: line }));
          const { subtotal } = sumsOf(priced, 0);
          const off = discountOf(one, { subtotal, currency: 'USD' }) ?? 0;
          const sums = sumsOf(priced, rate, { off, delivery });
          expect(off).toBeGreaterThanOrEqual(0);
          expect(off).toBeLessThanOrEqual(subtotal);
          // Delivery is neither in the subtotal nor discounted.
          expect(sums.total).toBe(subtotal - off + delivery);
          expect(sums.tax).toBeGreaterThanOrEqual(0);
          expect(sums.tax).toBeLessThanOrEqual(sums.total);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('the included tax of the sum is that of its parts, up to half a unit each', () => {
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 0, max: 3000 }),
        (parts, rate) => {
          const whole = taxWithin(
            parts.reduce((sum, one) => sum + one, 0),
            rate,
          );
          const apart = parts.reduce((sum, one) => sum + taxWithin(one, rate), 0);
          expect(Math.abs(whole - apart)).toBeLessThanOrEqual((parts.length + 1) / 2);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('the way of delivery', () => {
  const way = (id: string) => ({ id, name: id, amount: 100, address: true });
  const list = { delivery: [way('a'), way('b')] };

  it('is one of the price list where a print or a package is ordered, and none of files and extras', () => {
    for (const kind of ['print', 'package'] as const)
      expect(waysFor([{ kind: 'digital' }, { kind }], list)).toEqual(list.delivery);
    expect(waysFor([{ kind: 'digital' }, { kind: 'extra' }], list)).toEqual([]);
  });

  it('is chosen already where it is the only one, and never another than those of the list', () => {
    expect(wayOf([way('a')], null)?.id).toBe('a');
    expect(wayOf([way('a')], 'b')).toBeNull();
    expect(wayOf(list.delivery, null)).toBeNull();
    expect(wayOf(list.delivery, 'b')?.id).toBe('b');
    expect(wayOf([], null)).toBeNull();
  });
});
