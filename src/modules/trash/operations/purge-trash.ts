import { TRASH_DAYS } from '@/core/constants';
import { pool, transaction } from '@/core/db/pool';
import { keepStops } from '@/core/mail/queries/client-stops';
import { clearOut, readDependents } from '@/modules/trash/dependents';
import {
  type Dependent,
  deleteDoomed,
  deleteInvitations,
  doomRow,
  listOld,
  type PurgedNoun,
} from '@/modules/trash/queries';

/** Hours between the end of the restore period and the purge, as a tolerance. */
const GRACE_HOURS = 1;
/** Rows that one transaction deletes. */
const BATCH = 500;

/** Nouns that are purged on their own, largest first: parts of a purged project need no own turn. */
const NOUNS = [
  'events',
  'galleries',
  'products',
  'media',
  'presets',
  'reviews',
  'clients',
] as const satisfies PurgedNoun[];
export type Purged = Record<PurgedNoun, number>;

/**
 * Purges what was deleted more than thirty days ago, with all dependents, in small transactions that block no others.
 * Each checks under a lock that its noun is still in the trash, so restored ones are skipped. `sweepStorage` removes
 * their files once no row references them. `now`: for tests. Returns how many were purged.
 */
export async function purgeTrash(now = new Date()): Promise<Purged> {
  const before = new Date(now.getTime() - (TRASH_DAYS * 24 + GRACE_HOURS) * 3_600_000);
  const dependents = await readDependents();
  const purged = Object.fromEntries(NOUNS.map((noun) => [noun, 0])) as Purged;
  for (const noun of NOUNS) {
    for (const id of await listOld(noun, before))
      if (await purgeOne(noun, id, before, dependents)) purged[noun]++;
  }
  return purged;
}

/** Purges one thing in batches; false if it is not in the trash any more, or another transaction has locked it. */
async function purgeOne(
  noun: PurgedNoun,
  id: string,
  before: Date,
  dependents: Dependent[],
): Promise<boolean> {
  // From the first batch on it cannot be restored, whatever a process's clock shows, so never a half of it.
  if (!(await doomRow(noun, id, before))) return false;
  if (noun === 'clients') {
    await keepStops(pool(), [id]);
    // A revoked invitation is a link without its person; what it was used for stays.
    await deleteInvitations(id);
  }
  while ((await transaction((sql) => clearOut(sql, dependents, noun, [id], BATCH))) > 0);
  await deleteDoomed(noun, id);
  return true;
}
