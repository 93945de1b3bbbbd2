import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate, partsOfRefund, share, vatWithin } from './shares';

const RUNS = { numRuns: 2000 };
const amount = fc.integer({ min: 0, max: 100_000_000 });
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

describe('share', () => {
  test('is within half a coin of the exact value, and the whole of the whole', () => {
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 1, max: 100_000_000 }), (whole, of, outOf) => {
        fc.pre((whole * of) / outOf < Number.MAX_SAFE_INTEGER);
        const twice = 2n * (BigInt(share(whole, of, outOf)) * BigInt(outOf) - BigInt(whole) * BigInt(of));
        expect(twice <= BigInt(outOf) && twice >= -BigInt(outOf)).toBe(true);
        expect(share(whole, outOf, outOf)).toBe(whole);
      }),
      RUNS,
    );
    expect(share(5, 1, 0)).toBe(0);
  });
});

describe('allocate', () => {
  test('adds up to the total, and no part is a coin away from its exact value', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(amount, weights, (total, by) => {
        const parts = allocate(total, by);
        const all = sum(by);
        expect(sum(parts)).toBe(total);
        if (all === 0) return;
        for (const [at, part] of parts.entries())
          expect(Math.abs(part - (total * (by[at] as number)) / all)).toBeLessThan(1.0001);
      }),
      RUNS,
    );
  });

  test('gives what rounding leaves to the largest remainder, of equal ones to the first', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(10, [1, 0, 5])).toEqual([2, 0, 8]);
    expect(allocate(7, [0, 0])).toEqual([7, 0]);
  });
});

describe('VAT within', () => {
  test.each([
    [11_700, 17, 1700],
    [11_800, 18, 1800],
    [100, 18, 15],
    [1, 18, 0],
    [10_000, 7.7, 715],
    [5000, 0, 0],
  ])('%i at %d %% is %i', (gross, percent, vat) => expect(vatWithin(gross, percent)).toBe(vat));

  test('is never below 0 or the whole, and net plus VAT is the gross amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.integer({ min: 0, max: 3000 }),
        (gross, points) => {
          const vat = vatWithin(gross, points / 100);
          expect(vat).toBeGreaterThanOrEqual(0);
          expect(vat).toBeLessThan(gross);
          const net = gross - vat;
          expect(Math.abs((net * points) / 10_000 - vat)).toBeLessThanOrEqual(1);
        },
      ),
      RUNS,
    );
  });
});

describe('refunds in any parts', () => {
  const payment = fc
    .record({
      amount: fc.integer({ min: 1, max: 10_000_000 }),
      vat: fc.double({ min: 0, max: 0.3, noNaN: true }),
      commission: fc.double({ min: 0, max: 0.5, noNaN: true }),
    })
    .map((one) => ({
      amount: one.amount,
      vat: Math.floor(one.amount * one.vat),
      commission: Math.floor(one.amount * one.commission),
    }));

  test('return exactly the VAT and the commission, also where some of them fail in between', () => {
    const steps = fc.array(
      fc.record({ part: fc.double({ min: 0, max: 1, noNaN: true }), fails: fc.boolean() }),
      {
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(payment, steps, (paid, plan) => {
        const made: { amount: number; vat: number; commission: number }[] = [];
        const back = () => ({
          amount: sum(made.map((one) => one.amount)),
          vat: sum(made.map((one) => one.vat)),
          commission: sum(made.map((one) => one.commission)),
        });
        const refund = (part: number) => {
          const more = partsOfRefund({ ...paid, back: back() }, part);
          expect(Math.min(more.vat, more.commission)).toBeGreaterThanOrEqual(0);
          made.push({ amount: part, ...more });
          expect(back().vat).toBeLessThanOrEqual(paid.vat);
          expect(back().commission).toBeLessThanOrEqual(paid.commission);
        };
        for (const { part, fails } of plan) {
          const left = paid.amount - back().amount;
          const wish = Math.ceil(left * part);
          if (wish > 0) refund(wish);
          if (fails) made.shift();
        }
        const left = paid.amount - back().amount;
        if (left > 0) refund(left);
        expect(back()).toEqual(paid);
      }),
      RUNS,
    );
  });
});
