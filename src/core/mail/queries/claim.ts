import type { Sql } from '@/core/db/pool';

const KEY = `hashtextextended('mail:' || $1, 0)`;

/**
 * Locks a message against every other process until the transaction ends; waits for the holder. Its row is not locked.
 */
export async function onlyOne(sql: Sql, id: string): Promise<void> {
  await sql.query(`select pg_advisory_xact_lock(${KEY})`, [id]);
}

/** The same without waiting; returns whether it was free. */
export async function ifFree(sql: Sql, id: string): Promise<boolean> {
  const { rows } = await sql.query<{ free: boolean }>(`select pg_try_advisory_xact_lock(${KEY}) as free`, [
    id,
  ]);
  return rows[0]?.free === true;
}

/** Records, at once, that a message's last byte is about to be sent. */
export async function handing(sql: Sql, id: string): Promise<void> {
  await sql.query('update mails set handed_at = now() where id = $1', [id]);
}
