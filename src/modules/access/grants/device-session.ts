import type { Session, SignedIn } from '@/core/access/person';
import { hashToken, randomToken } from '@/core/crypto';
import { pool } from '@/core/db/pool';

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
  const { rows } = await pool().query<SignedIn & { device: string; stale: boolean }>({
    name: 'device',
    text: `select u.id, u.email, u.account_id as account, u.role, false as operator, u.first_name, u.family_name, u.locale,
                  d.id as device, (d.last_used_at is null or d.last_used_at < now() - interval '1 minute') as stale
             from device_tokens d join users u on u.id = d.user_id and u.account_id = d.account_id
             join accounts a on a.id = u.account_id and a.active
            where d.token_hash = $1 and d.revoked_at is null`,
    values: [hashToken(token)],
  });
  if (!rows[0]) return null;
  const { device, stale, ...user } = rows[0];
  if (stale) await pool().query('update device_tokens set last_used_at = now() where id = $1', [device]);
  return { id: device, user };
}
