import { expect, test } from 'vitest';
import { countryOf, readPhone } from './phone';

test.each([
  ['+972 54-123 4567', null, '+972541234567', 'IL'],
  ['00972541234567', null, '+972541234567', 'IL'],
  ['054-123-4567', 'IL', '+972541234567', 'IL'],
  ['054-123-4567', 'il', '+972541234567', 'IL'],
  ['03-6123456', 'IL', '+97236123456', 'IL'],
  ['(212) 555-2368', 'US', '+12125552368', 'US'],
  ['06 12 34 56 78', 'FR', '+33612345678', 'FR'],
  ['+44 20 7946 0958', 'IL', '+442079460958', 'GB'],
  // Italy keeps the leading zero, Russia drops the 8.
  ['02 1234 5678', 'IT', '+390212345678', 'IT'],
  ['8 (912) 345-67-89', 'RU', '+79123456789', 'RU'],
  ['\u2066+972-54-123-4567\u2069', null, '+972541234567', 'IL'],
])('%s of %s is %s', (text, country, e164, its) => {
  expect(readPhone(text, country)).toEqual({ e164, country: its });
});

test.each([
  ['054-123-4567', null, 'phone_needs_country'],
  ['054-123-4567', 'XX', 'phone_needs_country'],
  ['054-123-4567', '', 'phone_needs_country'],
  ['12', 'IL', 'invalid_phone'],
  ['+972 54', null, 'invalid_phone'],
  ['call me', 'IL', 'invalid_phone'],
  ['call 0541234567', 'IL', 'invalid_phone'],
  ['', 'IL', 'invalid_phone'],
  [`+${'9'.repeat(30)}`, null, 'invalid_phone'],
])('%s of %s is refused: %s', (text, country, code) => {
  expect(readPhone(text, country)).toBe(code);
});

test('accepts only existing two-letter country codes', () => {
  expect([' il ', 'GB', 'XX', 'Israel', '', null].map(countryOf)).toEqual([
    'IL',
    'GB',
    null,
    null,
    null,
    null,
  ]);
});
