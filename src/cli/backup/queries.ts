import { LOCKS } from '@/core/db/hold-lock';
import type { Sql } from '@/core/db/pool';

export interface Column {
  name: string;
  /** As SQL writes it, with its schema where it is not PostgreSQL's own. */
  type: string;
}

export interface Table {
  schema: string;
  name: string;
  columns: Column[];
}

/** Tables the queue creates again itself: they are bound to its version or to the day. */
const OF_THE_QUEUE = ['version', 'queue_stats', 'warning', 'bam'];

/**
 * Makes the session print every value the same way, whatever the server's settings; names outside pg_catalog get their
 * schema.
 */
async function speakPlainly(sql: Sql): Promise<void> {
  await sql.query(`
    set local search_path = ''; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
    set local timezone = 'UTC'; set local extra_float_digits = 1; set local bytea_output = 'hex'`);
}

/** Our tables and the queue's, a partitioned one as a whole, with the columns that hold something of their own. */
export async function listTables(sql: Sql): Promise<Table[]> {
  const { rows } = await sql.query<Table>(
    `select n.nspname as schema, c.relname as name,
       json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' and n.nspname in ('public', 'pgboss')
       and not (n.nspname = 'pgboss' and c.relname = any($1))
       and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     group by n.nspname, c.relname order by n.nspname, c.relname`,
    [OF_THE_QUEUE],
  );
  return rows;
}

/** Names of the migrations that made this database, in their order; none where there are no tables yet. */
export async function listMigrations(sql: Sql): Promise<string[]> {
  const { rows } = await sql.query<{ there: boolean }>(
    `select to_regclass('public.payload_migrations') is not null as there`,
  );
  if (!rows[0]?.there) return [];
  const done = await sql.query<{ name: string }>(
    'select name from public.payload_migrations where batch > 0 order by name',
  );
  return done.rows.map((row) => row.name);
}

/** Whether the database has user accounts. */
export async function hasPeople(sql: Sql): Promise<boolean> {
  if ((await listMigrations(sql)).length === 0) return false;
  const { rows } = await sql.query<{ some: boolean }>(
    'select exists (select 1 from public.accounts) or exists (select 1 from public.users) as some',
  );
  return rows[0]?.some ?? false;
}

const inQuotes = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** A table's quoted name for SQL. */
const tableName = (table: Pick<Table, 'schema' | 'name'>): string =>
  `${inQuotes(table.schema)}.${inQuotes(table.name)}`;

/** A column's quoted name for SQL. */
const columnName = (column: Column): string => inQuotes(column.name);

/** Runs `work` on the rows of one moment, while others go on working; it changes nothing. */
export async function atOneMoment<T>(sql: Sql, work: () => Promise<T>): Promise<T> {
  await sql.query('begin isolation level repeatable read read only');
  try {
    await speakPlainly(sql);
    return await work();
  } finally {
    await sql.query('rollback');
  }
}

/** Runs `work` as one change of the database, whole or not at all, then brings the planner's statistics up to date. */
export async function atOnce(sql: Sql, work: () => Promise<void>): Promise<void> {
  await sql.query('begin');
  try {
    await speakPlainly(sql);
    await work();
    await sql.query('commit');
  } catch (error) {
    await sql.query('rollback').catch(() => undefined);
    throw error;
  }
  await sql.query('analyze');
}

/** Rows that are read and sent at a time. */
const ROWS_AT_ONCE = 1000;

/** Each row of a table as one line: a JSON list of the columns' texts. Needs a transaction. */
export async function* readRows(sql: Sql, table: Table): AsyncIterable<string> {
  const texts = table.columns.map((column) => `${columnName(column)}::text`);
  await sql.query(
    `declare dumped no scroll cursor for select array_to_json(array[${texts.join(', ')}])::text as line from ${tableName(table)}`,
  );
  for (;;) {
    const { rows } = await sql.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from dumped`);
    for (const { line } of rows) yield line;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await sql.query('close dumped');
}

/** A sequence with its last value; null if it was never used. */
export interface Sequence {
  schema: string;
  name: string;
  value: string | null;
}

/** Sequences are outside transactions: read after the rows, they are never behind them. */
export async function readSequences(sql: Sql): Promise<Sequence[]> {
  const { rows } = await sql.query<Sequence>(
    `select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences
     where schemaname in ('public', 'pgboss') order by 1, 2`,
  );
  return rows;
}

/** Sets a sequence to a value, where it exists. */
export async function setSequence(
  sql: Sql,
  { schema, name, value }: { schema: string; name: string; value: string },
): Promise<void> {
  await sql.query(
    'select setval(c.oid, $3) from pg_class c where c.oid = to_regclass(format($4, $1::text, $2::text))',
    [schema, name, value, '%I.%I'],
  );
}

/** A foreign key as it is created again. */
export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Drops all foreign keys, and returns them. A superuser could disable them; any other user has to recreate them. */
export async function dropForeignKeys(sql: Sql): Promise<ForeignKey[]> {
  const { rows } = await sql.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0
       and connamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))`,
  );
  for (const { table, name } of rows) await sql.query(`alter table ${table} drop constraint ${name}`);
  return rows;
}

/** Creates a dropped foreign key again, and checks the rows. */
export async function addForeignKey(sql: Sql, { table, name, definition }: ForeignKey): Promise<void> {
  await sql.query(`alter table ${table} add constraint ${name} ${definition}`);
}

/** Disables or enables the triggers of a table. */
export async function turnTriggers(sql: Sql, table: Table, turn: 'enable' | 'disable'): Promise<void> {
  await sql.query(`alter table ${tableName(table)} ${turn} trigger user`);
}

/** Deletes all rows of these tables. */
export async function emptyTables(sql: Sql, tables: readonly Table[]): Promise<void> {
  await sql.query(`truncate ${tables.map(tableName).join(', ')}`);
}

/** A column of a table, and its place in the list of a row's texts. */
export interface PlacedColumn {
  column: Column;
  at: number;
}

/** Adds rows to a table, each a JSON list of texts as `readRows` returns them. */
export async function insertRows(
  sql: Sql,
  { table, columns, lines }: { table: Table; columns: readonly PlacedColumn[]; lines: readonly string[] },
): Promise<void> {
  const names = columns.map(({ column }) => columnName(column)).join(', ');
  const values = columns.map(({ column, at }) => `(r ->> ${at})::${column.type}`).join(', ');
  await sql.query(
    `insert into ${tableName(table)} (${names}) overriding system value
    select ${values} from json_array_elements($1::json) r`,
    [`[${lines.join(',')}]`],
  );
}

/** Keeps migrations of other processes waiting until this connection ends. */
export async function lockMigrations(sql: Sql): Promise<void> {
  await sql.query('select pg_advisory_lock($1)', [LOCKS.migrate]);
}

/** Whether a process of Keepers is connected to this database. */
export async function isInUse(sql: Sql): Promise<boolean> {
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name like 'keepers-%'`,
  );
  return Boolean(rows[0]?.count);
}

/** Whether a row names an account's original. */
export async function hasOriginal(
  sql: Sql,
  { account, sha256 }: { account: string | undefined; sha256: string | undefined },
): Promise<boolean> {
  const { rowCount } = await sql.query(
    'select 1 from public.media where account_id = $1 and sha256 = $2 limit 1',
    [account, sha256],
  );
  return Boolean(rowCount);
}

/** Drops our tables, types and functions, and the queue's; leaves the schema and the extensions' objects. */
export async function dropEverything(sql: Sql): Promise<void> {
  await sql.query(`do $$
    declare one record;
    begin
      drop schema if exists pgboss cascade;
      for one in select c.oid::regclass as name from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
          and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      loop execute format('drop table if exists %s cascade', one.name); end loop;
      for one in select t.oid::regtype as name from pg_type t
        where t.typnamespace = 'public'::regnamespace and t.typtype = 'e'
          and not exists (select 1 from pg_depend d where d.objid = t.oid and d.deptype = 'e')
      loop execute format('drop type if exists %s cascade', one.name); end loop;
      for one in select p.oid::regprocedure as name from pg_proc p
        where p.pronamespace = 'public'::regnamespace
          and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      loop execute format('drop routine if exists %s cascade', one.name); end loop;
    end $$`);
}
