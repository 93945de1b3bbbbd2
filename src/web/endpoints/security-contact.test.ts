import { expect, test } from 'vitest';
import { securityText } from './security-contact';

test('security.txt names contact, languages and its own address, and expires in at most 90 days', () => {
  const now = Date.UTC(2026, 10, 23, 15, 30);
  expect(securityText('mailto:security@example.com', 'https://photos.example.com', now)).toBe(
    [
      'Contact: mailto:security@example.com',
      'Expires: 2027-02-21T00:00:00.000Z',
      'Preferred-Languages: en, he',
      'Canonical: https://photos.example.com/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
