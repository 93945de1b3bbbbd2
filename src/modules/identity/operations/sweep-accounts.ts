import { pool } from '@/core/db/pool';

/** Deletes, every night, expired tokens, wrong attempts, solved proofs, and sessions with their details. */
export async function sweepAccounts(): Promise<void> {
  const sql = pool();
  await sql.query(`delete from account_tokens where expires_at < now() - interval '30 days'`);
  await sql.query(`delete from tries where created_at < now() - interval '1 day'`);
  await sql.query('delete from used_once where expires_at < now()');
  await sql.query(`delete from rates where span < now() - interval '2 days'`);
  await sql.query('delete from users_sessions where expires_at < now()');
  await sql.query(
    'delete from session_notes n where not exists (select 1 from users_sessions s where s.id = n.session_id)',
  );
}
