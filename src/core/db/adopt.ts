import type pg from 'pg';
import { readSql } from './functions';
import { MIGRATIONS } from './migration-names';

/** The last of the 35 migrations that today's first three have replaced. */
const LAST_BEFORE = '20261122_181947_client_mailboxes';

/**
 * Changes a database that has all migrations from before the first release to today's tables, and records it,
 * atomically.
 * @throws Error where it has only some of them: no version can upgrade it
 */
export async function adoptDatabase(client: pg.Client, older: readonly string[]): Promise<void> {
  if (older.length === 0) return;
  if (!older.includes(LAST_BEFORE))
    throw new Error(
      `The database is of a version that this one cannot upgrade (its last migration is ${[...older].sort().at(-1)}): use another database, or restore a backup of this version.`,
    );
  await client.query('begin');
  try {
    await client.query(readSql('adopt.sql'));
    await client.query('delete from payload_migrations where name = any($1)', [older]);
    await client.query(
      'insert into payload_migrations (id, name, batch) select gen_random_uuid(), name, 1 from unnest($1::text[]) as name',
      [MIGRATIONS.slice(0, 3)],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
