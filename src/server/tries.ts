import { ENTRY_TRIES, ENTRY_WINDOW_MINUTES } from '@/domain/constants';
import { KeepersError } from '@/domain/errors';
import { hashToken } from '@/server/crypto';
import { pool } from '@/server/database/pool';

/**
 * Throws TOO_MANY_TRIES when this key has failed too often lately. The key names an address *and* a browser session,
 * so that one guest's wrong codes do not lock out the others behind the same router; the count lives in the database,
 * shared by every web process.
 */
export async function guardTries(...key: string[]): Promise<void> {
  const { rows } = await pool().query<{ count: number; oldest: Date | null }>(
    `select count(*)::int as count, min(created_at) as oldest from tries
      where key = $1 and created_at > now() - make_interval(mins => $2)`,
    [hashToken(key.join(':')), ENTRY_WINDOW_MINUTES],
  );
  const found = rows[0];
  if (!found || found.count < ENTRY_TRIES) return;
  const error = new KeepersError('TOO_MANY_TRIES', { minutes: ENTRY_WINDOW_MINUTES });
  const ends = (found.oldest?.getTime() ?? Date.now()) + ENTRY_WINDOW_MINUTES * 60_000;
  throw Object.assign(error, { retryAfter: Math.max(1, Math.ceil((ends - Date.now()) / 1000)) });
}

/** Writes down one wrong try. */
export async function countTry(...key: string[]): Promise<void> {
  await pool().query('insert into tries (key) values ($1)', [hashToken(key.join(':'))]);
}
