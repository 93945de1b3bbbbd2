import { TRASH_DAYS } from '@/core/constants';
import { pool, transaction } from '@/core/db/pool';
import { clearOut, type Dependent, readDependents } from '@/modules/trash/dependents';

/** Hours something stays after it can no longer be brought back, so that nobody argues about the last minute. */
const GRACE_HOURS = 1;
/** Rows one transaction removes. */
const BATCH = 500;

/** What lies in the trash by itself, the largest first: what goes with a project needs no turn of its own. */
const NOUNS = ['events', 'galleries', 'products', 'media', 'presets', 'reviews'] as const;
export type Purged = Record<(typeof NOUNS)[number], number>;

/**
 * Removes for good what was deleted more than thirty days ago, with all that hangs on it, in small transactions that hold
 * nobody up. Each asks again, under a lock, whether its noun is still in the trash: what was brought back meanwhile is
 * left alone. Files go by themselves (`sweepStorage`) once no row names them. `now`: for tests. Gives how many went.
 */
export async function purgeTrash(now = new Date()): Promise<Purged> {
  const before = new Date(now.getTime() - (TRASH_DAYS * 24 + GRACE_HOURS) * 3_600_000);
  const dependents = await readDependents();
  const purged: Purged = { events: 0, galleries: 0, products: 0, media: 0, presets: 0, reviews: 0 };
  for (const noun of NOUNS) {
    for (const id of await listOld(noun, before))
      if (await purgeOne(noun, id, before, dependents)) purged[noun]++;
  }
  return purged;
}

async function listOld(noun: (typeof NOUNS)[number], before: Date): Promise<string[]> {
  const { rows } = await pool().query<{ id: string }>(
    `select id from ${noun} where deleted_at < $1 order by deleted_at, id`,
    [before],
  );
  return rows.map((row) => row.id);
}

/** Removes one thing, piece by piece; false where it is not in the trash any more, or somebody holds it. */
async function purgeOne(
  noun: (typeof NOUNS)[number],
  id: string,
  before: Date,
  dependents: Dependent[],
): Promise<boolean> {
  // From the first piece on nobody can bring it back, whatever their clock says: never half of it.
  const doomed = await pool().query(
    `update ${noun} set deleted_at = 'epoch'
      where id = (select id from ${noun} where id = $1 and deleted_at < $2 for update skip locked)`,
    [id, before],
  );
  if (!doomed.rowCount) return false;
  while ((await transaction((sql) => clearOut(sql, dependents, noun, [id], BATCH))) > 0);
  await pool().query(`delete from ${noun} where id = $1 and deleted_at = 'epoch'`, [id]);
  return true;
}
