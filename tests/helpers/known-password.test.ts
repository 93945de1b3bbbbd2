import { pbkdf2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkPassword } from '@/modules/identity/password';
import { KEPT, PASSWORD, withHashing } from './known-password';

test('the stored hash is what the real derivation returns for the password of tests', () => {
  const key = pbkdf2Sync(PASSWORD, KEPT.salt, 600_000, 32, 'sha256');
  expect(KEPT.hash).toBe(`pbkdf2-sha256-v1:${key.toString('hex')}`);
});

test('the password of tests matches its stored hash, and no other password does, computed and known', async () => {
  const check = async () => {
    expect(await checkPassword(KEPT, PASSWORD)).toBe(true);
    expect(await checkPassword(KEPT, `${PASSWORD}!`)).toBe(false);
    expect(await checkPassword({ ...KEPT, salt: `${KEPT.salt.slice(1)}0` }, PASSWORD)).toBe(false);
    expect(await checkPassword(null, PASSWORD)).toBe(false);
  };
  await check();
  await withHashing(check);
});
