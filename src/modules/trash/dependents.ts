import { pool, type Sql } from '@/core/db/pool';

/** Rows of `table` that reference a row of `of` in `column` and are deleted with it. */
export interface Dependent {
  table: string;
  column: string;
  of: string;
}

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
export async function readDependents(whole?: { of: string; column: string }): Promise<Dependent[]> {
  const { rows } = await pool().query<Dependent>(
    `select c.conrelid::regclass::text as table, a.attname::text as column, c.confrelid::regclass::text as of
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confdeltype <> 'c' and c.connamespace = 'public'::regnamespace
        and (a.attnotnull or a.attname = rtrim(c.confrelid::regclass::text, 's') || '_id'
          and (c.confdeltype <> 'n' or c.confrelid <> all($2::regclass[])))
     union
     select col.table_name::text, col.column_name::text, names.of
       from information_schema.columns col
       join jsonb_each_text($1) as names (name, of) on names.name = col.column_name
      where col.table_schema = 'public' and col.udt_name = 'uuid'
      order by 1, 2`,
    [JSON.stringify(whole ? { ...NAMES, [whole.column]: whole.of } : NAMES), LEFT],
  );
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
  for (const { table, column } of dependents.filter((one) => one.of === of)) {
    const some = `from ${table} where ${column} = any($1::uuid[]) limit ${most}`;
    if (!dependents.some((one) => one.of === table)) {
      const gone = await sql.query(`delete from ${table} where ctid = any(array(select ctid ${some}))`, [
        ids,
      ]);
      if (gone.rowCount) return gone.rowCount;
      continue;
    }
    const { rows } = await sql.query<{ id: string }>(`select id ${some}`, [ids]);
    if (rows.length === 0) continue;
    const found = rows.map((row) => row.id);
    const deeper = await clearOut(sql, dependents, table, found, most);
    if (deeper > 0) return deeper;
    await sql.query(`delete from ${table} where id = any($1::uuid[])`, [found]);
    return found.length;
  }
  return 0;
}
