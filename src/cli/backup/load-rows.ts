import type { Sql } from '@/core/db/pool';
import type { Manifest } from './manifest';
import {
  addForeignKey,
  atOnce,
  dropForeignKeys,
  emptyTables,
  insertRows,
  listTables,
  type PlacedColumn,
  setSequence,
  type Table,
  turnTriggers,
} from './queries';
import { readLines } from './write-lines';

const ROWS_AT_ONCE = 1000;
const CHARACTERS_AT_ONCE = 4 * 1024 * 1024;

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
  await atOnce(sql, async () => {
    const here = await listTables(sql);
    const keys = await dropForeignKeys(sql);
    for (const table of here) await turnTriggers(sql, table, 'disable');
    await emptyTables(sql, here);
    for (const table of tables) {
      const target = here.find((one) => one.schema === table.schema && one.name === table.name);
      const rows = await loadTable(sql, snapshot, table, target);
      if (target && rows !== table.rows)
        throw new Error(
          `${table.file} has ${rows} rows, not ${table.rows}. The database is unchanged. Use another backup.`,
        );
      log(`Rows of ${table.name}: ${rows}`);
    }
    for (const key of keys) await addForeignKey(sql, key);
    for (const table of here) await turnTriggers(sql, table, 'enable');
    for (const { schema, name, value } of sequences)
      if (value !== null) await setSequence(sql, { schema, name, value });
  });
}

/** The queue may be newer than the backup's: it no longer needs the columns it has dropped. */
function sharedColumns(table: Table, target: Table | undefined): PlacedColumn[] | null {
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
  let rows = 0;
  let batch: string[] = [];
  let size = 0;
  const send = async () => {
    if (batch.length > 0) await insertRows(sql, { table: target, columns: shared, lines: batch });
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
