import type { CollectionSlug } from 'payload';
import type { Sql } from '@/core/db/pool';

/** Locks a collection's row until the transaction ends; references to it (`for key share`) do not wait. */
export async function lockRow(sql: Sql, collection: CollectionSlug, id: string): Promise<void> {
  // A collection's slug is a constant of ours, never input.
  await sql.query(`select 1 from "${collection.replaceAll('-', '_')}" where id = $1 for no key update`, [id]);
}
