import { TRASH_DAYS } from '@/core/constants';
import { pool, transaction } from '@/core/db/pool';
import { clearOut, type Dependent, readDependents } from '@/modules/trash/dependents';

/** Hours between the end of the restore period and the purge, as a tolerance. */
const GRACE_HOURS = 1;
/** Rows that one transaction deletes. */
const BATCH = 500;

/** Nouns that are purged on their own, largest first: parts of a purged project need no own turn. */
const NOUNS = ['events', 'galleries', 'products', 'media', 'presets', 'reviews', 'clients'] as const;
export type Purged = Record<(typeof NOUNS)[number], number>;

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

/**
 * SQL for what the purge leaves in the trash, by noun: a client whose access to a project was restored meanwhile, since
 * their link opens it.
 */
const KEPT: Partial<Record<(typeof NOUNS)[number], string>> = {
  clients: 'exists (select 1 from invitations i where i.client_id = clients.id and i.revoked_at is null)',
};

async function listOld(noun: (typeof NOUNS)[number], before: Date): Promise<string[]> {
  const { rows } = await pool().query<{ id: string }>(
    `select id from ${noun} where deleted_at < $1 and not ${KEPT[noun] ?? 'false'} order by deleted_at, id`,
    [before],
  );
  return rows.map((row) => row.id);
}

/** Purges one thing in batches; false if it is not in the trash any more, or another transaction has locked it. */
async function purgeOne(
  noun: (typeof NOUNS)[number],
  id: string,
  before: Date,
  dependents: Dependent[],
): Promise<boolean> {
  // From the first batch on it cannot be restored, whatever a process's clock shows, so never a half of it.
  const doomed = await pool().query(
    `update ${noun} set deleted_at = 'epoch'
      where id = (select id from ${noun} where id = $1 and deleted_at < $2 and not ${KEPT[noun] ?? 'false'} for update skip locked)`,
    [id, before],
  );
  if (!doomed.rowCount) return false;
  // A revoked invitation is a link without its person; what it was used for stays.
  if (noun === 'clients') await pool().query('delete from invitations where client_id = $1', [id]);
  while ((await transaction((sql) => clearOut(sql, dependents, noun, [id], BATCH))) > 0);
  await pool().query(`delete from ${noun} where id = $1 and deleted_at = 'epoch'`, [id]);
  return true;
}
