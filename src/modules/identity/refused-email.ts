import type { Sql } from '@/core/db/pool';

/** Notes it where somebody of ours has the address; it is told to them on their next page. */
export async function noteRefused(sql: Sql, email: string): Promise<void> {
  await sql.query('update users set email_refused_at = now() where email = $1', [email.trim().toLowerCase()]);
}
