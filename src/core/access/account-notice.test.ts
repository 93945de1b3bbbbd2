import { expect, test } from 'vitest';
import { accountNotice } from './account-notice';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3600_000);

test.each([
  [null, false, null],
  [ago(1), false, 'just_signed_up'],
  [ago(23.9), false, 'just_signed_up'],
  [ago(24), false, 'unconfirmed'],
  [ago(100), false, 'unconfirmed'],
  [ago(1), true, 'invalid_email'],
  [null, true, 'invalid_email'],
] as const)('unconfirmed since %s, refused %s: %s', (unconfirmedSince, refused, said) => {
  expect(accountNotice({ unconfirmedSince, refused }, now)).toBe(said);
});
