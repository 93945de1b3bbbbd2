import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entriesOfFee, entriesOfPaid, entriesOfRefund, reversed } from './ledger';
import { isOpen, LEARNED, nextState, PAYMENT_STATES, pauseAfter } from './payment-state';

const lesson = fc.constantFrom(...LEARNED);

describe('the state of a payment', () => {
  test('is the same after a repeated lesson as after one, in every state', () => {
    for (const state of PAYMENT_STATES)
      for (const learned of LEARNED) {
        const once = nextState(state, learned);
        // Marking again after undoing is a new mark.
        if (learned !== 'unmark') expect(nextState(once, learned)).toBe(once);
      }
  });

  test('stays paid in any order of lessons, but for the undoing of a mark', () => {
    fc.assert(
      fc.property(fc.array(lesson, { maxLength: 20 }), (lessons) => {
        const after = lessons
          .filter((one) => one !== 'unmark')
          .reduce(nextState, nextState('elsewhere', 'paid'));
        expect(after).toBe('paid');
      }),
      { numRuns: 2000 },
    );
  });

  test('becomes paid whenever the service says so, also after it failed or was cancelled', () => {
    for (const state of PAYMENT_STATES) expect(nextState(state, 'paid')).toBe('paid');
  });

  test('never opens again once it ended', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('failed', 'cancelled'),
        fc.array(lesson, { maxLength: 20 }),
        (start, lessons) => {
          const after = lessons.filter((one) => one !== 'unmark').reduce(nextState, start as 'failed');
          expect(isOpen(after)).toBe(false);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('is looked at after two minutes, and each time later, up to eight hours', () => {
    expect([0, 1, 2, 99].map((looks) => pauseAfter(looks) / 60_000)).toEqual([2, 4, 8, 480]);
  });
});

describe('entries of the ledger', () => {
  const posted = fc
    .record({
      amount: fc.integer({ min: 1, max: 100_000_000 }),
      vat: fc.nat(20),
      commission: fc.nat(15),
      fee: fc.nat(10),
      offline: fc.boolean(),
      surplus: fc.boolean(),
      book: fc.constantFrom('studio', null),
    })
    .map(({ amount, ...rest }) => ({
      ...rest,
      amount,
      vat: Math.floor((amount * rest.vat) / 100),
      commission: rest.book === null ? 0 : Math.floor((amount * rest.commission) / 100),
      fee: Math.floor((amount * rest.fee) / 100),
    }));
  const sums = (entries: ReturnType<typeof entriesOfPaid>) =>
    [...new Set(entries.map(({ book }) => book))].map((book) =>
      entries.filter((one) => one.book === book).reduce((sum, { amount }) => sum + amount, 0),
    );

  test('add up to zero in each book, and name no entry without an amount', () => {
    fc.assert(
      fc.property(posted, (one) => {
        for (const entries of [
          entriesOfPaid(one),
          entriesOfRefund(one),
          reversed(entriesOfPaid(one)),
          entriesOfFee(one.book, one.fee),
        ]) {
          expect(sums(entries).every((sum) => sum === 0)).toBe(true);
          expect(entries.every(({ amount }) => amount !== 0)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('of a payment and its full refund leave only the service’s fee', () => {
    fc.assert(
      fc.property(posted, (one) => {
        const all = [...entriesOfPaid(one), ...entriesOfRefund(one)];
        const left = new Map<string, number>();
        for (const { book, name, amount } of all) {
          const key = `${book} ${name}`;
          left.set(key, (left.get(key) ?? 0) + amount);
        }
        const rest = [...left].filter(([, amount]) => amount !== 0);
        const money = one.offline ? 'offline' : 'provider';
        expect(Object.fromEntries(rest)).toEqual(
          one.fee === 0 ? {} : { [`${one.book} provider_fees`]: one.fee, [`${one.book} ${money}`]: -one.fee },
        );
      }),
      { numRuns: 1000 },
    );
  });
});
