import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  collected,
  type Entry,
  entriesOfFee,
  entriesOfHeld,
  entriesOfPaid,
  entriesOfPayout,
  entriesOfRefund,
} from './ledger';

const RUNS = { numRuns: 1000 };
const BOOK = 'a-studio';
const minor = fc.integer({ min: 0, max: 1_000_000 });

/** The sum of the entries of a book, of all names or one. */
const sum = (entries: readonly Entry[], book: string | null, name?: string) =>
  entries
    .filter((one) => one.book === book && (name === undefined || one.name === name))
    .reduce((all, { amount }) => all + amount, 0);

test('what is collected balances in both books, and the platform owes what it holds less its share', () => {
  fc.assert(
    fc.property(minor, minor, minor, minor, minor, (amount, vat, commission, fee, later) => {
      const posted = {
        book: BOOK,
        amount,
        vat: Math.min(vat, amount),
        commission,
        offline: false,
        surplus: false,
      };
      const lists = [
        entriesOfPaid({ ...posted, fee }),
        entriesOfFee(BOOK, later),
        entriesOfHeld(BOOK, later),
        entriesOfRefund(posted),
      ].map((entries) => collected(entries));
      for (const entries of lists) {
        expect([sum(entries, BOOK), sum(entries, null)]).toEqual([0, 0]);
        expect(sum(entries, BOOK, 'provider')).toBe(0);
        expect(sum(entries, BOOK, 'payable') + sum(entries, null, 'payable')).toBe(0);
      }
      const [paid = []] = lists;
      expect(sum(paid, null, 'provider')).toBe(amount - fee);
      expect(sum(paid, BOOK, 'payable')).toBe(amount - fee - commission);
    }),
    RUNS,
  );
});

test('a payout balances in both books and ends what is owed', () => {
  const entries = entriesOfPayout(BOOK, 500);
  expect([sum(entries, BOOK), sum(entries, null)]).toEqual([0, 0]);
  expect([sum(entries, BOOK, 'payable'), sum(entries, null, 'payable')]).toEqual([-500, 500]);
});

test('money that the studio took by hand is not collected', () => {
  const cash = { book: BOOK, amount: 100, vat: 0, commission: 0, fee: 0, offline: true, surplus: false };
  const entries = entriesOfPaid(cash);
  expect(collected(entries)).toEqual(entries);
});
