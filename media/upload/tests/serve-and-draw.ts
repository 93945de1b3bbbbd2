import { mediaJobs } from '@media/jobs';
import { closeLocks } from '@media/upload/locker';
import type { House } from '@root/tests/helpers/house';
import { stopListening } from '@/core/db/listen';
import { pool } from '@/core/db/pool';
import { startJobs, stopJobs, workJobs } from '@/core/jobs/boss';
import { serveAlone } from './studio';

/** The test's upload server. */
export type Served = Awaited<ReturnType<typeof serveAlone>>;

async function serve(house: House): Promise<Served> {
  const served = await serveAlone();
  house.atEnd(async () => {
    await served.stop();
    await stopJobs();
    await closeLocks();
    await stopListening();
    await pool().end();
  });
  return served;
}

/** Accepts uploads on a free port, and enqueues their jobs, until the test file ends. */
export async function serveQueued(house: House): Promise<Served> {
  await startJobs({ work: false });
  return serve(house);
}

/** Accepts uploads on a free port and renders them in this process, until the test file ends. */
export async function serveAndDraw(house: House): Promise<Served> {
  await workJobs(await startJobs({ work: true }), mediaJobs);
  return serve(house);
}
