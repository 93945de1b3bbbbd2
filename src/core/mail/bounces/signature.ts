import { createHmac } from 'node:crypto';
import { same } from '@/core/crypto';

/** The header with a report's signature: `t=<seconds since 1970>,v1=<hex HMAC-SHA-256 of "<t>.<body>">`. */
export const SIGNATURE_HEADER = 'keepers-signature';

/** By how many seconds a report's time may differ from ours. */
export const SIGNATURE_AGE = 300;

/** Returns the header's value for a body, as senders of reports compute it. */
export function signReport(secret: string, body: string, at = Math.floor(Date.now() / 1000)): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

/**
 * Whether a body was signed with the secret within `SIGNATURE_AGE`. Several `v1` may be present while a secret is being
 * changed.
 */
export function signatureHolds(
  secret: string,
  header: string | null,
  body: string,
  now = Math.floor(Date.now() / 1000),
): boolean {
  const parts = (header ?? '').split(',', 10).map((part) => part.trim().split('='));
  const at = Number(parts.find(([name]) => name === 't')?.[1]);
  if (!Number.isInteger(at) || Math.abs(now - at) > SIGNATURE_AGE) return false;
  const expected = signReport(secret, body, at).split('v1=')[1] ?? '';
  return parts.some(([name, value]) => name === 'v1' && same(value ?? '', expected));
}
