import { pool, type Sql } from '@/core/db/pool';
import { type Dependent, deleteReferring, deleteRows, listReferences, listReferring } from './queries';

/** Columns that reference their noun even without a foreign key in the database. */
const NAMES = { event_id: 'events', gallery_id: 'galleries', product_id: 'products', media_id: 'media' };
/** Nouns whose purge leaves what names them: a client's picks, messages and reviews stay in the projects. */
const LEFT = ['clients'];
/** Tables that an account keeps after their subject was deleted. */
const KEPT = ['audit_entries'];
/** Records that and when a studio was erased; contains no names. */
const DATA_REQUESTS = 'data_requests';

/**
 * Reads the dependent tables from the database itself, including features' tables: columns that are not nullable, and
 * those named after their noun (`event_id`), unless it is one of `LEFT` and the database sets them to null. So it does with
 * other nullable references, such as a cover.
 * `whole`: a noun of which nothing is kept, not even its history, and the column that references it.
 */
export async function readDependents(
  whole?: { of: string; column: string },
  sql: Sql = pool(),
): Promise<Dependent[]> {
  const rows = await listReferences(whole ? { ...NAMES, [whole.column]: whole.of } : NAMES, LEFT, sql);
  return rows.filter(({ table }) => (whole ? table !== DATA_REQUESTS : !KEPT.includes(table)));
}

/**
 * Deletes up to `most` rows that depend on these rows of `of`, the deepest first. Returns how many; 0 when none are
 * left.
 */
export async function clearOut(
  sql: Sql,
  dependents: Dependent[],
  of: string,
  ids: string[],
  most: number,
): Promise<number> {
  for (const one of dependents.filter((one) => one.of === of)) {
    if (!dependents.some((deeper) => deeper.of === one.table)) {
      const gone = await deleteReferring(sql, one, ids, most);
      if (gone) return gone;
      continue;
    }
    const found = await listReferring(sql, one, ids, most);
    if (found.length === 0) continue;
    const deeper = await clearOut(sql, dependents, one.table, found, most);
    if (deeper > 0) return deeper;
    await deleteRows(sql, one.table, found);
    return found.length;
  }
  return 0;
}
