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
export async function speakPlainly(sql: Sql): Promise<void> {
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
export const tableName = (table: Pick<Table, 'schema' | 'name'>): string =>
  `${inQuotes(table.schema)}.${inQuotes(table.name)}`;

/** A column's quoted name for SQL. */
export const columnName = (column: Column): string => inQuotes(column.name);
