import { mediaJobs } from '@media/jobs';
import { closeLocks } from '@media/upload/locker';
import type { House } from '@root/tests/helpers/house';
import { stopListening } from '@/core/db/listen';
import { pool } from '@/core/db/pool';
import { startJobs, stopJobs, workJobs } from '@/core/jobs/boss';
import { serveAlone } from './studio';

/** Takes uploads on a free port and draws them in this process; all of it ends with the house. */
export async function serveAndDraw(house: House): Promise<Awaited<ReturnType<typeof serveAlone>>> {
  await workJobs(await startJobs({ work: true }), mediaJobs);
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
