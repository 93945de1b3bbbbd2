import { writeAutoCovers } from '@media/lists/queries/auto-cover';
import { pool } from '@/core/db/pool';

/** Seconds without a new photograph after which a batch counts as complete. */
const QUIET_SECONDS = 60;
/** Most projects in one run. */
const MOST = 200;

/**
 * Chooses the automatic cover of each project whose first photographs are complete, once: later photographs do not
 * change it. After its photograph is purged another one is chosen. Returns how many were chosen.
 */
export async function chooseCovers(): Promise<number> {
  return (await writeAutoCovers(pool(), { quiet: QUIET_SECONDS, limit: MOST })).length;
}
