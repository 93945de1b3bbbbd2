import { getPriority, setPriority } from 'node:os';
import { closeLocks } from '@media/upload/locker';
import { sweepUploads } from '@media/upload/operations/sweep-uploads';
import { requireSchema } from '@/core/db/check-schema';
import { stopListening } from '@/core/db/listen';
import { pool } from '@/core/db/pool';
import { env } from '@/core/env';
import { errorLine } from '@/core/errors/error-line';
import { enqueue, startJobs, stopJobs, workJobs } from '@/core/jobs/boss';
import { startHeartbeat } from '@/core/process/heartbeat';
import { runWithParent } from '@/core/process/run-with-parent';
import { loadSiteNames } from '@/core/process/site-names';
import { RESEAL } from '@/core/secrets/jobs';
import { registerFeatures } from '@/register-features';
import { jobs } from '@/registry/jobs';
import { features } from '@/registry/server';

/** The worker process: background jobs, and nothing of Next or Payload. */
async function main(): Promise<void> {
  registerFeatures();
  // Pages and pictures on the same machine come first.
  setPriority(Math.max(getPriority(), 5));
  await requireSchema();
  await loadSiteNames();
  const boss = await startJobs({ work: true });
  await workJobs(boss, [...jobs, ...features.flatMap((feature) => feature.jobs)]);
  if (env().formerSecrets.length > 0) await enqueue(pool(), RESEAL, {}, { singletonKey: 'reseal' });
  const swept = sweepUploads().catch((error: unknown) => console.error(errorLine(error)));
  const silence = startHeartbeat('worker');
  runWithParent({
    ready: { worker: process.pid },
    stop: async () => {
      await silence();
      await stopJobs();
      await swept;
      await closeLocks();
      await stopListening();
      await pool().end();
    },
  });
}

main().catch((error: unknown) => {
  console.error(errorLine(error));
  process.exit(1);
});
