import { payload } from '@/core/db/payload';
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
 * Payload ends the process at the first migration that fails, with a stack; each runs whole or not at all. This says
 * before that which one, why, and that nothing is half done.
 */
const tellingWhy = (migration: Migration): Migration => ({
  ...migration,
  up: async (args) => {
    try {
      await migration.up(args);
    } catch (error) {
      const cause = (error as { cause?: { message?: string } }).cause ?? (error as { message?: string });
      console.error(
        `The migration ${migration.name} failed (${cause.message?.split('\n')[0]}): nothing of it was kept, what was there before is as it was. Start the version from before, or mend the database and start again.`,
      );
      process.exit(1);
    }
  },
});

/**
 * Brings the database to this version: our migrations, functions and triggers, the queue's migrations, and the queues. Under an advisory lock, so that
 * two processes starting at once do it once. Throws where the database was last used by a newer version.
 * @param only names of migrations to stop at: a backup's, whose rows come before the later ones
 */
export async function migrateDatabase(jobs: JobDefinition[], only?: string[]): Promise<void> {
  await holdLock('migrate', async (client) => {
    const state = await readSchema(client);
    refuseNewer(state);
    await adoptDatabase(client, state.older);
    const db = payload().db as unknown as { migrate: (args: { migrations: unknown[] }) => Promise<void> };
    const wanted = migrations.filter(({ name }) => only?.includes(name) ?? true);
    await db.migrate({ migrations: wanted.map(tellingWhy) });
    // A backup's rows come first: its tables may be older than what functions and indexes name.
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
