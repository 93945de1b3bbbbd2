import pg from 'pg';
import { migrations } from '@/migrations';
import { env } from '@/server/env';
import { createQueues, makeBoss } from '@/server/jobs/boss';
import type { JobDefinition } from '@/server/jobs/define-job';
import { payload } from '@/server/payload';

/** One lock for everything that changes the schema, whichever process comes first. */
export const MIGRATION_LOCK = 7_318_001;

/**
 * Brings the database to this version: our migrations, the queue's own, and the queues. Under an advisory lock, so that
 * two processes starting at once do it once. Throws where the database was last used by a newer version.
 * @param only names of migrations to stop at: a backup's, whose rows come before the later ones
 */
export async function migrateDatabase(jobs: JobDefinition[], only?: string[]): Promise<void> {
  const lock = new pg.Client({ connectionString: env().databaseDirectUrl ?? env().databaseUrl });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseNewer(lock);
    const db = payload().db as unknown as { migrate: (args: { migrations: unknown[] }) => Promise<void> };
    await db.migrate({ migrations: migrations.filter(({ name }) => only?.includes(name) ?? true) });
    const boss = makeBoss({ supervise: false, schedule: false, migrate: true });
    await boss.start();
    await createQueues(boss, jobs);
    await boss.stop({ graceful: false });
  } finally {
    await lock.end();
  }
}

/** An older program over a newer database would lose what it does not know. */
async function refuseNewer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('payload_migrations') is not null as there`,
  );
  if (!rows[0]?.there) return;
  const done = await client.query<{ name: string }>('select name from payload_migrations where batch > 0');
  const known = new Set(migrations.map((migration) => migration.name));
  const unknown = done.rows.filter((row) => !known.has(row.name)).map((row) => row.name);
  if (unknown.length > 0) {
    throw new Error(
      `The database was last used by a newer Keepers (it has ${unknown.join(', ')}): start that version, or restore a backup.`,
    );
  }
}
