import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAYMENT_FAILURES } from '@/modules/money/rules/payment-state';
import { isOldKey, madeAt } from './age';
import { isCharged, pageLines } from './amounts';
import { reasonOf } from './failure';
import { readKey } from './key';

it.each([
  ['rk_live_abcDEF123', 'restricted', true],
  ['  rk_test_abcDEF123\n', 'restricted', false],
  ['sk_live_abcDEF123', 'secret', true],
  ['pk_test_abcDEF123', 'publishable', false],
  ['rk_live_', 'unknown', false],
  ['rk_live_abc def', 'unknown', false],
  ['whsec_abcdef', 'unknown', false],
])('reads the key %j as %s', (pasted, kind, live) => {
  expect(readKey(pasted)).toMatchObject({ kind, live: kind === 'unknown' ? false : live });
});

it('the lines of the page always add up to the total', () => {
  const line = fc.record({
    words: fc.string(),
    quantity: fc.integer({ min: 1, max: 99 }),
    amount: fc.integer({ min: -500, max: 100_000 }),
  });
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 6 }),
      fc.integer({ min: 1, max: 500_000 }),
      fc.boolean(),
      (lines, other, right) => {
        const sum = lines.reduce((all, { amount }) => all + amount, 0);
        const total = right && sum > 0 ? sum : other;
        const shown = pageLines(lines, total, 'Order');
        expect(shown.reduce((all, { unit, quantity }) => all + unit * quantity, 0)).toBe(total);
        expect(shown.every(({ name, unit }) => name.length > 0 && name.length <= 250 && unit >= 0)).toBe(
          true,
        );
      },
    ),
    { numRuns: 1000 },
  );
});

it.each([
  [49, 'USD', false],
  [50, 'USD', true],
  [199, 'ILS', false],
  [200, 'ILS', true],
  [99_999_999, 'ILS', true],
  [100_000_000, 'ILS', false],
  [5000, 'XXX', false],
])('whether %i %s is charged: %s', (amount, currency, charged) => {
  expect(isCharged({ amount, currency })).toBe(charged);
});

it('an id knows when it was made, and its key is old after 23 hours', () => {
  const id = '0199aaaa-0000-7000-8000-000000000000';
  const made = madeAt(id) ?? 0;
  expect(made).toBe(0x0199aaaa0000);
  expect([isOldKey(id, made + 22 * 3_600_000), isOldKey(id, made + 24 * 3_600_000)]).toEqual([false, true]);
  expect(madeAt('0199aaaa-0000-4000-8000-000000000000')).toBeNull();
});

describe('why a card was not charged', () => {
  it.each([
    ['generic_decline', 'declined'],
    ['insufficient_funds', 'insufficient_funds'],
    ['expired_card', 'card_expired'],
    ['authentication_required', 'authentication_required'],
    ['stolen_card', 'card_gone'],
  ])('%s is the reason "%s" that every method shares', (decline_code, reason) => {
    expect(reasonOf({ code: 'card_declined', decline_code })).toBe(reason);
    expect(PAYMENT_FAILURES).toContain(reason);
  });

  it('a code that is not known stays as it is; a text is none', () => {
    expect(reasonOf({ code: 'card_declined', decline_code: 'new_code' })).toBe('declined');
    expect(reasonOf({ code: 'new_code' })).toBe('new_code');
    expect(reasonOf({ code: 'Your card was declined.' })).toBe('declined');
  });
});
