import { expect, test } from 'vitest';
import { hashPassword, matchesPassword } from './passwords';

test('a password matches in any Unicode normalization, and no other does', async () => {
  const stored = await hashPassword('Café סוד');
  expect(stored).not.toContain('Caf');
  expect(await matchesPassword('Cafe\u0301 סוד', stored)).toBe(true);
  expect(await matchesPassword('café סוד', stored)).toBe(false);
  expect(await hashPassword('Café סוד')).not.toBe(stored);
});

test.each(['', 'plain words', 'scrypt$', 'bcrypt$a$b'])('%j matches no password', async (stored) => {
  expect(await matchesPassword('', stored)).toBe(false);
});
