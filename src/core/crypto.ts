import {
  createHash,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { env } from '@/core/env';
import { once } from '@/core/process/state';

/** A key for one purpose, derived from a secret of the installation, so that no signature is valid for two purposes. */
function keyFor(purpose: string, former: number | null): KeyObject {
  return once(`key:${purpose}:${former ?? 'now'}`, () => {
    const secret = former === null ? env().secret : (env().formerSecrets[former] ?? '');
    return createSecretKey(createHmac('sha256', secret).update(purpose).digest());
  });
}

const signBy = (key: KeyObject, text: string, length: number) =>
  createHmac('sha256', key).update(text).digest('base64url').slice(0, length);

/** Signatures that are kept: a request checks those of its cookies, and the same person sends them again. */
const MOST_KEPT = 5000;
const LONGEST_KEPT = 200;

/** Recent signatures by what they sign; the older half is forgotten when the newer one is full. */
const kept = () =>
  once('signatures', () => ({ newer: new Map<string, string>(), older: new Map<string, string>() }));

/** Base64url HMAC-SHA-256 of `text` for one purpose, cut to `length` characters (22 = 132 bits). */
export function sign(purpose: string, text: string, length = 43): string {
  if (text.length > LONGEST_KEPT) return signBy(keyFor(purpose, null), text, length);
  const all = kept();
  const name = `${length} ${purpose} ${text}`;
  const known = all.newer.get(name);
  if (known !== undefined) return known;
  const mark = all.older.get(name) ?? signBy(keyFor(purpose, null), text, length);
  if (all.newer.size >= MOST_KEPT / 2) {
    all.older = all.newer;
    all.newer = new Map();
  }
  all.newer.set(name, mark);
  return mark;
}

/** The same with every former secret. Empty where no secret was rotated. */
export function signedBefore(purpose: string, text: string, length = 43): string[] {
  return env().formerSecrets.map((_secret, former) => signBy(keyFor(purpose, former), text, length));
}

/** Whether `mark` is our signature of `text`: with today's secret, or with a former one. */
export function isSigned(purpose: string, text: string, mark: string, length = 43): boolean {
  if (same(mark, sign(purpose, text, length))) return true;
  return signedBefore(purpose, text, length).some((before) => same(mark, before));
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
