import { expect, test } from 'vitest';
import { internationalDigits, whatsappLink } from '../whatsapp';

test.each([
  ['+972 54-123 4567', null, '972541234567'],
  ['00972541234567', null, '972541234567'],
  ['054-123-4567', 'IL', '972541234567'],
  ['054-123-4567', 'il', '972541234567'],
])('%s of %s is %s', (phone, country, digits) => {
  expect(internationalDigits(phone, country)).toBe(digits);
});

test.each([
  ['054-123-4567', null],
  ['054-123-4567', 'FR'],
  ['12', 'IL'],
  [null, 'IL'],
  ['call me', 'IL'],
])('%s of %s is nobody: the link must not reach a stranger', (phone, country) => {
  expect(internationalDigits(phone, country)).toBeNull();
});

test('carries Hebrew and the address whole', () => {
  const link = new URL(whatsappLink('972541234567', 'שלום! http://a.test/i/x?y=1&z=2'));
  expect(link.pathname).toBe('/972541234567');
  expect(link.searchParams.get('text')).toBe('שלום! http://a.test/i/x?y=1&z=2');
});
