import { expect, test } from 'vitest';
import { whatsappLink } from '../whatsapp';

test('carries Hebrew and the link completely', () => {
  const link = new URL(whatsappLink('972541234567', 'שלום! http://a.test/i/x?y=1&z=2'));
  expect(link.pathname).toBe('/972541234567');
  expect(link.searchParams.get('text')).toBe('שלום! http://a.test/i/x?y=1&z=2');
});
