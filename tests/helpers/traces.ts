import { pool } from '@/core/db/pool';

/** A column of text or JSON, in any table: read from the database, so that new ones are included. */
interface Column {
  schema: string;
  table: string;
  column: string;
}

/** Every column of every table that can contain text, the queue's included. */
export async function wordColumns(): Promise<Column[]> {
  const { rows } = await pool().query<Column>(
    `select c.table_schema as schema, c.table_name as table, c.column_name as column
       from information_schema.columns c
       join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
      where c.table_schema in ('public', 'pgboss') and t.table_type = 'BASE TABLE'
        and (c.data_type in ('text', 'character varying', 'json', 'jsonb', 'uuid', 'character') or c.data_type = 'ARRAY')
      order by 1, 2, 3`,
  );
  return rows;
}

/** Where any of these words is still stored, as `table.column: count`; empty if no trace is left. */
export async function tracesOf(words: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { schema, table, column } of await wordColumns()) {
    const { rows } = await pool().query<{ count: number }>(
      `select count(*)::int as count from "${schema}"."${table}"
        where exists (select 1 from unnest($1::text[]) as word where position(lower(word) in lower("${column}"::text)) > 0)`,
      [words],
    );
    if (rows[0]?.count) found.push(`${table}.${column}: ${rows[0].count}`);
  }
  return found;
}
