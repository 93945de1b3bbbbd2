import { expect, test } from 'vitest';
import { hashPassword, matchesPassword } from './passwords';

test('a password is known again, however its letters are put together, and no other is', async () => {
  const stored = await hashPassword('Café סוד');
  expect(stored).not.toContain('Caf');
  expect(await matchesPassword('Cafe\u0301 סוד', stored)).toBe(true);
  expect(await matchesPassword('café סוד', stored)).toBe(false);
  expect(await hashPassword('Café סוד')).not.toBe(stored);
});

test.each(['', 'plain words', 'scrypt$', 'bcrypt$a$b'])('%j opens nothing', async (stored) => {
  expect(await matchesPassword('', stored)).toBe(false);
});
