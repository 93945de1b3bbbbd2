import type { House } from '@root/tests/helpers/house';
import { stopListening } from '@/server/database/listen';
import { pool } from '@/server/database/pool';
import { startJobs, stopJobs, workJobs } from '@/server/jobs/boss';
import { mediaJobs } from '@/server/media/jobs';
import { closeLocks } from '@/server/uploads/locker';
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
