import { expect, test } from 'vitest';
import { documentKind, documentNumber, wholePercent } from './document';
import { vatWithin } from './shares';

test('in Israel a document is never called an invoice or a receipt, also where only the currency says so', () => {
  const kinds = [
    documentKind({ country: 'IL', currency: 'USD', vat: 0, refund: false }),
    documentKind({ country: 'IL', currency: 'ILS', vat: 1800, refund: true }),
    documentKind({ country: null, currency: 'ILS', vat: 1800, refund: false }),
  ];
  expect(kinds).toEqual(['confirmation', 'refund-confirmation', 'confirmation']);
});

test('elsewhere it is a receipt, with VAT an invoice, and for money that goes back a credit note', () => {
  const asked = { country: 'US', currency: 'USD' } as const;
  expect(documentKind({ ...asked, vat: 0, refund: false })).toBe('receipt');
  expect(documentKind({ ...asked, vat: 1, refund: false })).toBe('invoice');
  expect(documentKind({ ...asked, vat: 1, refund: true })).toBe('credit');
  expect(documentKind({ country: 'DE', currency: 'ILS', vat: 0, refund: false })).toBe('receipt');
});

test('a number has four digits at least', () => {
  expect(documentNumber({ series: 'P', year: 2026, number: 7 })).toBe('P-2026-0007');
  expect(documentNumber({ series: 'R', year: 2026, number: 12_345 })).toBe('R-2026-12345');
});

test('a whole percent is found for every total, and none is invented', () => {
  for (let total = 100; total < 5000; total += 37)
    for (const percent of [5, 17, 18, 19, 25]) {
      const found = wholePercent(total, vatWithin(total, percent));
      expect(found === null || vatWithin(total, found) === vatWithin(total, percent)).toBe(true);
    }
  expect(wholePercent(11_800, 1800)).toBe(18);
  expect(wholePercent(11_800, 0)).toBeNull();
  // 7.7 %, as two rates in one order.
  expect(wholePercent(100_000, 7150)).toBeNull();
});
