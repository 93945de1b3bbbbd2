import { createQueues, makeBoss } from '@/core/jobs/boss';
import type { JobDefinition } from '@/core/jobs/define-job';
import { migrations } from '@/migrations';
import { adoptDatabase } from './adopt';
import { readSchema, refuseNewer } from './check-schema';
import { applyFunctions } from './functions';
import { holdLock } from './hold-lock';
import { prepareSearch } from './prepare-search';

type Migration = (typeof migrations)[number];

/**
 * Wraps a migration so that its failure is logged: Payload alone ends the process with a stack. A migration runs whole
 * or not at all.
 */
const withReason = (migration: Migration): Migration => ({
  ...migration,
  up: async (args) => {
    try {
      await migration.up(args);
    } catch (error) {
      const cause = (error as { cause?: { message?: string } }).cause ?? (error as { message?: string });
      console.error(
        `Migration ${migration.name} failed (${cause.message?.split('\n')[0]}). It was rolled back; the database is unchanged. Start the previous version, or fix the cause and start again.`,
      );
      process.exit(1);
    }
  },
});

/** Lets Payload run what it has not run yet. It is started for this alone: most starts find nothing to migrate. */
async function runMigrations(wanted: Migration[]): Promise<void> {
  const { db } = await (await import('./start-payload')).startPayload();
  const { migrate } = db as unknown as { migrate: (args: { migrations: unknown[] }) => Promise<void> };
  await migrate.call(db, { migrations: wanted.map(withReason) });
}

/**
 * Brings the database to this version: our migrations, functions and triggers, the queue's migrations, and the queues.
 * Holds an advisory lock, so that of two processes starting at once only one migrates. Throws where a newer version
 * last used the database.
 * @param only names of migrations to stop at: a backup's, whose rows are loaded before the later ones
 */
export async function migrateDatabase(jobs: JobDefinition[], only?: string[]): Promise<void> {
  await holdLock('migrate', async (client) => {
    const state = await readSchema(client);
    refuseNewer(state);
    await adoptDatabase(client, state.older);
    const wanted = migrations.filter(({ name }) => only?.includes(name) ?? true);
    const { missing } = await readSchema(client);
    if (wanted.some(({ name }) => missing.includes(name))) await runMigrations(wanted);
    // A backup's rows are loaded first: its tables may be older than what functions and indexes name.
    if (!only) {
      await applyFunctions(client);
      await prepareSearch(client);
    }
    const boss = makeBoss({ supervise: false, schedule: false, migrate: true });
    await boss.start();
    await createQueues(boss, jobs);
    await boss.stop({ graceful: false });
  });
}
