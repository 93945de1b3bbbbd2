import { expect, test } from 'vitest';
import { accountNotice } from './account-notice';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3600_000);

test.each([
  [null, false, true, null],
  [ago(1), false, true, 'just_signed_up'],
  [ago(23.9), false, true, 'just_signed_up'],
  [ago(24), false, true, 'unconfirmed'],
  [ago(100), false, true, 'unconfirmed'],
  [ago(1), true, true, 'invalid_email'],
  [null, true, true, 'invalid_email'],
  [ago(1), false, false, 'no_mail_server'],
  [ago(100), false, false, 'no_mail_server'],
  [null, false, false, null],
  [ago(1), true, false, 'invalid_email'],
] as const)(
  'unconfirmed since %s, refused %s, a mail server %s: %s',
  (unconfirmedSince, refused, mails, said) => {
    expect(accountNotice({ unconfirmedSince, refused, mails }, now)).toBe(said);
  },
);
