import { setPriority } from 'node:os';
import { jobs } from '@/registry/jobs';
import { features } from '@/registry/server';
import { stopListening } from '@/server/database/listen';
import { pool } from '@/server/database/pool';
import { setImageThreads } from '@/server/images/configure-sharp';
import { startJobs, stopJobs, workJobs } from '@/server/jobs/boss';
import { sweepUploads } from '@/server/operations/sweep-uploads';
import { runWithParent } from '@/server/run-with-parent';
import { closeLocks } from '@/server/uploads/locker';

/** The worker process: background jobs, and nothing of Next or Payload. Each photograph is drawn by one thread. */
async function main(): Promise<void> {
  // Pages and pictures on the same machine come first.
  setPriority(5);
  setImageThreads(1);
  const boss = await startJobs({ work: true });
  await workJobs(boss, [...jobs, ...features.flatMap((feature) => feature.jobs)]);
  const swept = sweepUploads().catch((error: unknown) => console.error(error));
  runWithParent({
    ready: { worker: process.pid },
    stop: async () => {
      await stopJobs();
      await swept;
      await closeLocks();
      await stopListening();
      await pool().end();
    },
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
