import {
  createHash,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { env } from '@/server/env';
import { once } from '@/server/state';

/** A key for one purpose, derived from the installation's secret, so that no signature serves two ends. */
export function keyFor(purpose: string): KeyObject {
  return once(`key:${purpose}`, () =>
    createSecretKey(createHmac('sha256', env().secret).update(purpose).digest()),
  );
}

/** Base64url HMAC-SHA-256 of `text` for one purpose, cut to `length` characters (22 = 132 bits). */
export function sign(purpose: string, text: string, length = 43): string {
  return createHmac('sha256', keyFor(purpose)).update(text).digest('base64url').slice(0, length);
}

/** Compares two strings in constant time for their length. */
export function same(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

/** An unguessable token, base64url, of `bytes` random bytes. */
export function randomToken(bytes = 24): string {
  return randomBytes(bytes).toString('base64url');
}

/** Hex SHA-256, for tokens that are stored only as their hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
