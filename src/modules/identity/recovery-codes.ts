import { randomInt } from 'node:crypto';
import { sign, signedBefore } from '@/core/crypto';
import type { Sql } from '@/core/db/pool';
import { deleteRecoveryCodes, insertFactor } from './queries/factors';

/** Without letters and digits that are easily confused. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const HOW_MANY = 10;
const LENGTH = 10;

/** Normalizes a typed code. */
const plain = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Returns the stored form of a recovery code: an HMAC, useless without the installation's secret. */
const recoveryHash = (user: string, code: string): string => sign('recovery', `${user}:${plain(code)}`);

/** Returns the hashes a typed code may have: with the current secret, and with those before a rotation. */
export const recoveryHashes = (user: string, code: string): string[] => [
  recoveryHash(user, code),
  ...signedBefore('recovery', `${user}:${plain(code)}`),
];

/** Replaces the recovery codes by ten new ones, which are shown once. */
export async function makeRecoveryCodes(sql: Sql, user: string): Promise<string[]> {
  await deleteRecoveryCodes(sql, user);
  const letter = () => LETTERS[randomInt(LETTERS.length)] ?? '';
  const codes = Array.from({ length: HOW_MANY }, () => {
    const letters = Array.from({ length: LENGTH }, letter).join('');
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  });
  for (const code of codes)
    await insertFactor(sql, user, { kind: 'recovery', secret: recoveryHash(user, code), confirmed: true });
  return codes;
}
