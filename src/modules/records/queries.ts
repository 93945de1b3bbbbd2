import type { CollectionSlug } from 'payload';
import type { Sql } from '@/core/db/pool';

/** Locks a collection's row until the transaction ends; references to it (`for key share`) do not wait. */
export async function lockRow(sql: Sql, collection: CollectionSlug, id: string): Promise<void> {
  // A collection's slug is a constant of ours, never input.
  await sql.query(`select 1 from "${collection.replaceAll('-', '_')}" where id = $1 for no key update`, [id]);
}

/** The time of the transaction, and whether a deletion is longer ago than `days` by now; no deletion is never late. */
export async function trashTime(
  sql: Sql,
  deletedAt: string | null,
  days: number,
): Promise<{ now: Date; late: boolean } | null> {
  const { rows } = await sql.query<{ now: Date; late: boolean }>(
    'select now() as now, $1::timestamptz < clock_timestamp() - make_interval(days => $2) as late',
    [deletedAt, days],
  );
  return rows[0] ?? null;
}
