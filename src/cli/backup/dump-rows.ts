import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { Sql } from '@/core/db/pool';
import { env } from '@/core/env';
import type { Manifest } from './manifest';
import { atOneMoment, listMigrations, listTables, readRows, readSequences } from './queries';
import { writeLines } from './write-lines';

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
  return atOneMoment(sql, async () => {
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
  });
}
