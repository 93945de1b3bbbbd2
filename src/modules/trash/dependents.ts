import { pool, type Sql } from '@/core/db/pool';

/** Rows of `table` that name a row of `of` in `column`, and mean nothing without it. */
export interface Dependent {
  table: string;
  column: string;
  of: string;
}

/** Columns that name their noun even where the database was not told. */
const NAMES = { event_id: 'events', gallery_id: 'galleries', product_id: 'products', media_id: 'media' };
/** What an account keeps of what is gone. */
const KEPT = ['audit_entries'];
/** Says that a studio was erased, and when; names nobody. */
const WISHES = 'data_requests';

/**
 * What hangs on what, read from the database itself, features' tables included: columns that may not be empty, and those
 * called after their noun (`event_id`). Others, as a cover, are emptied by the database. `whole`: a noun nothing of which
 * is kept, its history neither, and the column that names it.
 */
export async function readDependents(whole?: { of: string; column: string }): Promise<Dependent[]> {
  const { rows } = await pool().query<Dependent>(
    `select c.conrelid::regclass::text as table, a.attname::text as column, c.confrelid::regclass::text as of
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confdeltype <> 'c' and c.connamespace = 'public'::regnamespace
        and (a.attnotnull or a.attname = rtrim(c.confrelid::regclass::text, 's') || '_id')
     union
     select col.table_name::text, col.column_name::text, names.of
       from information_schema.columns col
       join jsonb_each_text($1) as names (name, of) on names.name = col.column_name
      where col.table_schema = 'public' and col.udt_name = 'uuid'
      order by 1, 2`,
    [JSON.stringify(whole ? { ...NAMES, [whole.column]: whole.of } : NAMES)],
  );
  return rows.filter(({ table }) => (whole ? table !== WISHES : !KEPT.includes(table)));
}

/**
 * Removes up to `most` rows of what hangs on these rows of `of`, the deepest first. Gives how many went; 0 when nothing
 * hangs on them any more.
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
