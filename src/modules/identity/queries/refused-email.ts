import type { Sql } from '@/core/db/pool';

/** Records a refused address if it belongs to a user, whose next page shows a notice. */
export async function noteRefused(sql: Sql, email: string): Promise<void> {
  await sql.query('update users set email_refused_at = now() where email = $1', [email.trim().toLowerCase()]);
}
