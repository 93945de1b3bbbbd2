import type { Sql } from '@/core/db/pool';
import { type Column, columnName, listTables, speakPlainly, type Table, tableName } from './database-shape';
import type { Manifest } from './manifest';
import { readLines } from './write-lines';

const ROWS_AT_ONCE = 1000;
const CHARACTERS_AT_ONCE = 4 * 1024 * 1024;

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Replaces all rows by those of a snapshot, in one transaction. Triggers are disabled meanwhile, and foreign keys are
 * checked at the end. The tables must be of the snapshot's version.
 */
export async function loadRows(
  sql: Sql,
  snapshot: string,
  { tables, sequences }: Manifest,
  log: (line: string) => void,
): Promise<void> {
  await sql.query('begin');
  try {
    await speakPlainly(sql);
    const here = await listTables(sql);
    const keys = await dropForeignKeys(sql);
    for (const table of here) await sql.query(`alter table ${tableName(table)} disable trigger user`);
    await sql.query(`truncate ${here.map(tableName).join(', ')}`);
    for (const table of tables) {
      const target = here.find((one) => one.schema === table.schema && one.name === table.name);
      const rows = await loadTable(sql, snapshot, table, target);
      if (target && rows !== table.rows)
        throw new Error(
          `${table.file} has ${rows} rows, not ${table.rows}. The database is unchanged. Use another backup.`,
        );
      log(`Rows of ${table.name}: ${rows}`);
    }
    for (const { table, name, definition } of keys)
      await sql.query(`alter table ${table} add constraint ${name} ${definition}`);
    for (const table of here) await sql.query(`alter table ${tableName(table)} enable trigger user`);
    for (const { schema, name, value } of sequences) {
      if (value === null) continue;
      await sql.query(
        'select setval(c.oid, $3) from pg_class c where c.oid = to_regclass(format($4, $1::text, $2::text))',
        [schema, name, value, '%I.%I'],
      );
    }
    await sql.query('commit');
  } catch (error) {
    await sql.query('rollback').catch(() => undefined);
    throw error;
  }
  await sql.query('analyze');
}

/** A superuser could disable foreign keys; any other user has to drop and recreate them. */
async function dropForeignKeys(sql: Sql): Promise<ForeignKey[]> {
  const { rows } = await sql.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0
       and connamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))`,
  );
  for (const { table, name } of rows) await sql.query(`alter table ${table} drop constraint ${name}`);
  return rows;
}

/** The queue may be newer than the backup's: it no longer needs the columns it has dropped. */
function sharedColumns(table: Table, target: Table | undefined): { column: Column; at: number }[] | null {
  const strict = table.schema !== 'pgboss';
  if (!target) {
    if (strict)
      throw new Error(
        `The backup has a table ${table.name} that this version does not have: install the version that made it.`,
      );
    return null;
  }
  const shared = [];
  for (const [at, { name }] of table.columns.entries()) {
    const column = target.columns.find((one) => one.name === name);
    if (column) shared.push({ column, at });
    else if (strict)
      throw new Error(
        `The backup has a column ${table.name}.${name} that this version does not have: install the version that made it.`,
      );
  }
  return shared;
}

async function loadTable(
  sql: Sql,
  snapshot: string,
  table: Manifest['tables'][number],
  target: Table | undefined,
): Promise<number> {
  const shared = sharedColumns(table, target);
  if (!shared || !target) return 0;
  const names = shared.map(({ column }) => columnName(column)).join(', ');
  const values = shared.map(({ column, at }) => `(r ->> ${at})::${column.type}`).join(', ');
  const insert = `insert into ${tableName(target)} (${names}) overriding system value
    select ${values} from json_array_elements($1::json) r`;
  let rows = 0;
  let batch: string[] = [];
  let size = 0;
  const send = async () => {
    if (batch.length > 0) await sql.query(insert, [`[${batch.join(',')}]`]);
    rows += batch.length;
    batch = [];
    size = 0;
  };
  for await (const line of readLines(snapshot, table)) {
    batch.push(line);
    size += line.length;
    if (batch.length >= ROWS_AT_ONCE || size >= CHARACTERS_AT_ONCE) await send();
  }
  await send();
  return rows;
}
