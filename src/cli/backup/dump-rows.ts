import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { Sql } from '@/core/db/pool';
import { env } from '@/core/env';
import {
  columnName,
  listMigrations,
  listTables,
  speakPlainly,
  type Table,
  tableName,
} from './database-shape';
import type { Manifest } from './manifest';
import { writeLines } from './write-lines';

const AT_ONCE = 1000;

/** A connection past any pooler, which a snapshot needs for as long as it is read. */
export async function connect(name: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: env().databaseDirectUrl ?? env().databaseUrl,
    application_name: name,
    keepAlive: true,
  });
  await client.connect();
  return client;
}

type Dumped = Pick<Manifest, 'migrations' | 'tables' | 'sequences'>;

/**
 * Writes every row from one snapshot, while others go on working: a file for each table, a JSON list of the
 * columns' texts in each line. PostgreSQL reads each text back as the same value, whatever the type.
 */
export async function dumpRows(sql: Sql, snapshot: string): Promise<Dumped> {
  await mkdir(path.join(snapshot, 'tables'), { recursive: true, mode: 0o700 });
  await sql.query('begin isolation level repeatable read read only');
  try {
    await speakPlainly(sql);
    const migrations = await listMigrations(sql);
    if (migrations.length === 0) throw new Error('Nothing to back up: the database is empty.');
    const tables: Dumped['tables'] = [];
    for (const table of await listTables(sql)) {
      let rows = 0;
      const file = path.posix.join('tables', `${table.schema}.${table.name}.jsonl.gz`);
      const counted = (async function* () {
        for await (const line of readRows(sql, table)) {
          rows += 1;
          yield line;
        }
      })();
      tables.push({ ...table, ...(await writeLines(snapshot, file, counted)), rows });
    }
    return { migrations, tables, sequences: await readSequences(sql) };
  } finally {
    await sql.query('rollback');
  }
}

/** Each row as one line. */
export async function* readRows(sql: Sql, table: Table): AsyncIterable<string> {
  const texts = table.columns.map((column) => `${columnName(column)}::text`);
  await sql.query(
    `declare dumped no scroll cursor for select array_to_json(array[${texts.join(', ')}])::text as line from ${tableName(table)}`,
  );
  for (;;) {
    const { rows } = await sql.query<{ line: string }>(`fetch ${AT_ONCE} from dumped`);
    for (const { line } of rows) yield line;
    if (rows.length < AT_ONCE) break;
  }
  await sql.query('close dumped');
}

/** Sequences are outside transactions: read after the rows, they are never behind them. */
async function readSequences(sql: Sql): Promise<Dumped['sequences']> {
  const { rows } = await sql.query<Dumped['sequences'][number]>(
    `select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences
     where schemaname in ('public', 'pgboss') order by 1, 2`,
  );
  return rows;
}
