import { describe, expect, test } from 'vitest';
import { TOO_MANY_FAILURES } from '@/core/mail/mail-failure';
import { AUDIENCES, decideMail, isAddressed, missingDetails, PERSON_STATES, personState } from './people';

const base = {
  role: 'client' as const,
  sent_at: null,
  shared_at: null,
  opened_at: null,
  revoked_at: null,
  picks: 0,
  completed: false,
};
const AT = new Date();

test.each([
  ['was not invited yet', {}, 'added'],
  ['a mail went', { sent_at: AT }, 'invited'],
  ['the link was handed out', { shared_at: AT }, 'invited'],
  ['they opened it', { sent_at: AT, opened_at: AT }, 'opened'],
  ['they picked', { sent_at: AT, opened_at: AT, picks: 2 }, 'selecting'],
  ['a pick says that they were there', { picks: 1 }, 'selecting'],
  ['the selection is completed', { opened_at: AT, picks: 2, completed: true }, 'done'],
  ['another client completed it, they only looked', { opened_at: AT, completed: true }, 'done'],
  ['another client completed it, they never entered', { sent_at: AT, completed: true }, 'invited'],
  ['a guest looked', { role: 'guest', opened_at: AT, completed: true }, 'opened'],
  ['it was revoked', { sent_at: AT, opened_at: AT, picks: 2, revoked_at: AT }, 'revoked'],
] as const)('%s', (_what, facts, state) => {
  expect(personState({ ...base, ...facts })).toBe(state);
});

test('who belongs to an audience', () => {
  const addressed = (role: 'client' | 'guest') =>
    Object.fromEntries(
      AUDIENCES.map((audience) => [
        audience,
        PERSON_STATES.filter((state) => isAddressed(audience, { state, role, unsent: false })),
      ]),
    );
  expect(addressed('guest')).toMatchObject({ not_invited: ['added'], not_finished: [] });
  expect(addressed('client')).toEqual({
    not_invited: ['added'],
    not_finished: ['invited', 'opened', 'selecting'],
    everybody: ['added', 'invited', 'opened', 'selecting', 'done'],
  });
  const unsent = { state: 'invited', role: 'client', unsent: true } as const;
  expect(AUDIENCES.filter((audience) => isAddressed(audience, unsent))).toEqual(['everybody']);
});

describe('mail', () => {
  test('needs an address', () =>
    expect(decideMail({ email: null, refusals: 0 })).toMatchObject({ code: 'CLIENT_EMAIL_MISSING' }));
  test('stops after too many refusals, not before', () => {
    const email = 'maya@example.com';
    expect(decideMail({ email, refusals: TOO_MANY_FAILURES - 1 })).toEqual({ allowed: true });
    expect(decideMail({ email, refusals: TOO_MANY_FAILURES })).toMatchObject({
      code: 'TOO_MANY_MAIL_ERRORS',
    });
  });
});

test.each([
  [{ name: 'Maya', phone: null }, 'mail', []],
  [{ name: ' ', phone: null }, 'mail', ['name']],
  [{ name: 'Maya', phone: null }, 'whatsapp', ['phone']],
  [{ name: '', phone: null }, 'whatsapp', ['name', 'phone']],
  [{ name: 'Maya', phone: '+972541234567' }, 'whatsapp', []],
] as const)('%o by %s lacks %o', (person, way, missing) => {
  expect(missingDetails(person, way)).toEqual(missing);
});
