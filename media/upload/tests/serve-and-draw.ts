import { mediaJobs } from '@media/jobs';
import { closeLocks } from '@media/upload/locker';
import type { TestApp } from '@root/tests/helpers/test-app';
import { stopListening } from '@/core/db/listen';
import { pool } from '@/core/db/pool';
import { startJobs, stopJobs, workJobs } from '@/core/jobs/boss';
import { serveAlone } from './studio';

/** The test's upload server. */
export type Served = Awaited<ReturnType<typeof serveAlone>>;

async function serve(app: TestApp): Promise<Served> {
  const served = await serveAlone();
  app.atEnd(async () => {
    await served.stop();
    await stopJobs();
    await closeLocks();
    await stopListening();
    await pool().end();
  });
  return served;
}

/** Accepts uploads on a free port, and enqueues their jobs, until the test file ends. */
export async function serveQueued(app: TestApp): Promise<Served> {
  await startJobs({ work: false });
  return serve(app);
}

/** Accepts uploads on a free port and renders them in this process, until the test file ends. */
export async function serveAndDraw(app: TestApp): Promise<Served> {
  await workJobs(await startJobs({ work: true }), mediaJobs);
  return serve(app);
}
