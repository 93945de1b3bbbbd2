import { pool, type Sql } from '@/server/database/pool';

/** Whether a mail server said that this person's address takes no mail. */
export async function emailRefused(user: string): Promise<boolean> {
  const { rowCount } = await pool().query(
    'select 1 from users where id = $1 and email_refused_at is not null',
    [user],
  );
  return Boolean(rowCount);
}

/** Notes it where somebody of ours has the address; it is told to them on their next page. */
export async function noteRefused(sql: Sql, email: string): Promise<void> {
  await sql.query('update users set email_refused_at = now() where email = $1', [email.trim().toLowerCase()]);
}
