import { pool, type Sql } from '@/core/db/pool';

/** Rows of `table` that reference a row of `of` in `column` and are deleted with it. */
export interface Dependent {
  table: string;
  column: string;
  of: string;
}

/**
 * The columns whose rows must be deleted before the row they reference. `names`: columns that reference a noun without a
 * foreign key, by name; `left`: nouns whose references the database sets to null.
 */
export async function listReferences(
  names: Record<string, string>,
  left: string[],
  sql: Sql,
): Promise<Dependent[]> {
  const { rows } = await sql.query<Dependent>(
    `select c.conrelid::regclass::text as table, a.attname::text as column, c.confrelid::regclass::text as of
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confdeltype <> 'c' and c.connamespace = 'public'::regnamespace
        and (a.attnotnull or a.attname = rtrim(c.confrelid::regclass::text, 's') || '_id'
          and (c.confdeltype <> 'n' or c.confrelid <> all($2::regclass[])))
     union
     select col.table_name::text, col.column_name::text, names.of
       from information_schema.columns col
       join jsonb_each_text($1) as names (name, of) on names.name = col.column_name
       join information_schema.tables tab on tab.table_schema = col.table_schema and tab.table_name = col.table_name
      where col.table_schema = 'public' and col.udt_name = 'uuid' and tab.table_type = 'BASE TABLE'
      order by 1, 2`,
    [JSON.stringify(names), left],
  );
  return rows;
}

/** Deletes up to `most` rows that reference these ids; returns how many. */
export async function deleteReferring(
  sql: Sql,
  { table, column }: Dependent,
  ids: string[],
  most: number,
): Promise<number> {
  const { rowCount } = await sql.query(
    `delete from ${table} where ctid = any(array(select ctid from ${table} where ${column} = any($1::uuid[]) limit ${most}))`,
    [ids],
  );
  return rowCount ?? 0;
}

/** The ids of up to `most` rows that reference these ids. */
export async function listReferring(
  sql: Sql,
  { table, column }: Dependent,
  ids: string[],
  most: number,
): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `select id from ${table} where ${column} = any($1::uuid[]) limit ${most}`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** Deletes rows of a table by their ids. */
export async function deleteRows(sql: Sql, table: string, ids: string[]): Promise<void> {
  await sql.query(`delete from ${table} where id = any($1::uuid[])`, [ids]);
}

/** A noun that is purged on its own. */
export type PurgedNoun = 'events' | 'galleries' | 'products' | 'media' | 'presets' | 'reviews' | 'clients';

/**
 * SQL for what the purge leaves in the trash, by noun: a client whose access to a project was restored meanwhile, since
 * their link opens it.
 */
const KEPT: Partial<Record<PurgedNoun, string>> = {
  clients: 'exists (select 1 from invitations i where i.client_id = clients.id and i.revoked_at is null)',
};

/** The ids of what was deleted before a time and is not kept, oldest first. */
export async function listOld(noun: PurgedNoun, before: Date): Promise<string[]> {
  const { rows } = await pool().query<{ id: string }>(
    `select id from ${noun} where deleted_at < $1 and not ${KEPT[noun] ?? 'false'} order by deleted_at, id`,
    [before],
  );
  return rows.map((row) => row.id);
}

/**
 * Dates a deletion back so far that it cannot be reverted; false if it is not in the trash any more, or another
 * transaction has locked it.
 */
export async function doomRow(noun: PurgedNoun, id: string, before: Date): Promise<boolean> {
  const { rowCount } = await pool().query(
    `update ${noun} set deleted_at = 'epoch'
      where id = (select id from ${noun} where id = $1 and deleted_at < $2 and not ${KEPT[noun] ?? 'false'} for update skip locked)`,
    [id, before],
  );
  return Boolean(rowCount);
}

/** Deletes a client's invitations. */
export async function deleteInvitations(client: string): Promise<void> {
  await pool().query('delete from invitations where client_id = $1', [client]);
}

/** Deletes a doomed row. */
export async function deleteDoomed(noun: PurgedNoun, id: string): Promise<void> {
  await pool().query(`delete from ${noun} where id = $1 and deleted_at = 'epoch'`, [id]);
}
