import { expect, test } from 'vitest';
import { afterWrongTry, CONFIRM_DAYS, mustConfirmFirst, signInLocked } from './sign-in';

test('the sixth wrong password locks, the fifth warns', () => {
  const said = [1, 2, 3, 4, 5, 6, 7].map((here) => afterWrongTry({ here, anywhere: here }, false));
  expect(said).toEqual([
    ...Array(4).fill('INVALID_LOGIN'),
    'LAST_TRY_BEFORE_LOCK',
    'ACCOUNT_LOCKED',
    'ACCOUNT_LOCKED',
  ]);
});

test('attempts from everywhere lock unknown browsers, never a known one', () => {
  expect(signInLocked({ here: 0, anywhere: 59 }, false)).toBe(false);
  expect(signInLocked({ here: 0, anywhere: 60 }, false)).toBe(true);
  expect(signInLocked({ here: 0, anywhere: 100_000 }, true)).toBe(false);
  expect(signInLocked({ here: 6, anywhere: 6 }, true)).toBe(true);
});

test('an address may stay unconfirmed for a week', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const ago = (days: number) => new Date(now.getTime() - days * 24 * 3600_000);
  expect(mustConfirmFirst(null, now, true)).toBe(false);
  expect(mustConfirmFirst(ago(CONFIRM_DAYS - 0.01), now, true)).toBe(false);
  expect(mustConfirmFirst(ago(CONFIRM_DAYS + 0.01), now, true)).toBe(true);
});

test('without a mail server an address may stay unconfirmed', () => {
  expect(mustConfirmFirst(new Date(0), new Date(), false)).toBe(false);
});
