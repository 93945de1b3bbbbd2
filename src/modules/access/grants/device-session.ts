import type { Session } from '@/core/access/person';
import { hashToken, randomToken } from '@/core/crypto';
import { findDevicePerson, touchDevice } from './queries';

/** Prefix of every device token, so that secret scanners recognize it. */
const START = 'keepers_';
const TOKEN = /^keepers_[\w-]{43}$/;

/** Returns a new device token: 256 random bits. */
export const newDeviceToken = (): string => START + randomToken(32);

/** Returns the token of an `Authorization` header; null without a header (an empty token is an invalid token). */
export function bearerOf(header: string | null | undefined): string | null {
  const found = /^bearer(?:\s+(.*))?$/i.exec((header ?? '').trim());
  return found && (found[1] ?? '');
}

/**
 * Returns the session of the person who owns this device token; null for an unknown or revoked token, after the person
 * left the account, and while the account is switched off. Never an operator: a program reaches one account. Records
 * the time of use.
 */
export async function readDevice(token: string): Promise<Session | null> {
  if (!TOKEN.test(token)) return null;
  const found = await findDevicePerson(hashToken(token));
  if (!found) return null;
  const { device, stale, scopes, ...user } = found;
  if (stale) await touchDevice(device);
  return { id: device, user, scopes };
}
