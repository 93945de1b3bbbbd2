import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(pbkdf2);
/** Payload's own format of password hashes, so that each reads what the other wrote. */
const PREFIX = 'pbkdf2-sha256-v1:';
const NOW = { iterations: 600_000, length: 32 };
const BEFORE = { iterations: 25_000, length: 512 };

/** A stored password hash. */
export interface KeptPassword {
  hash: string | null;
  salt: string | null;
}

/** Compared against for an unknown address, so that it takes as long as for a known one. */
const DUMMY_HASH = { hash: `${PREFIX}${'00'.repeat(NOW.length)}`, salt: '00'.repeat(32) };

/** Whether the password is right; `null` (an unknown address) takes as long and is always false. */
export async function checkPassword(kept: KeptPassword | null, password: string): Promise<boolean> {
  const known = Boolean(kept?.hash && kept.salt);
  const { hash, salt } = known ? (kept as { hash: string; salt: string }) : DUMMY_HASH;
  const current = hash.startsWith(PREFIX);
  const { iterations, length } = current ? NOW : BEFORE;
  const right = Buffer.from(current ? hash.slice(PREFIX.length) : hash, 'hex');
  const given = await derive(password, salt, iterations, length, 'sha256');
  return right.length === given.length && timingSafeEqual(right, given) && known;
}

/** Returns the hash and salt of a new password. */
export async function keepPassword(password: string): Promise<{ hash: string; salt: string }> {
  const salt = randomBytes(32).toString('hex');
  const made = await derive(password, salt, NOW.iterations, NOW.length, 'sha256');
  return { hash: `${PREFIX}${made.toString('hex')}`, salt };
}
