import type { Sql } from '@/core/db/pool';

/** Deletes tokens of mailed links 30 days after they expired. */
export async function deleteExpiredTokens(sql: Sql): Promise<void> {
  await sql.query(`delete from account_tokens where expires_at < now() - interval '30 days'`);
}

/** Deletes wrong tries, and counts of rates, that no limit reads any more. */
export async function deleteOldCounts(sql: Sql): Promise<void> {
  await sql.query(`delete from tries where created_at < now() - interval '1 day'`);
  await sql.query(`delete from rates where span < now() - interval '2 days'`);
}

/** Deletes the marks of values that can be used once and have expired. */
export async function deleteExpiredProofs(sql: Sql): Promise<void> {
  await sql.query('delete from used_once where expires_at < now()');
}

/** Deletes expired sessions, and details without a session. */
export async function deleteExpiredSessions(sql: Sql): Promise<void> {
  await sql.query('delete from users_sessions where expires_at < now()');
  await sql.query(
    'delete from session_notes n where not exists (select 1 from users_sessions s where s.id = n.session_id)',
  );
}
