import { removeAssetFiles } from '@media/assets/remove-assets';
import { storage } from '@media/storage/files';
import { pool, transaction } from '@/core/db/pool';
import { decideErasure } from '@/modules/people/rules/erasure';
import { erasePerson } from '@/modules/privacy/erase';
import { keysOfUser } from '@/modules/privacy/person-keys';
import { deleteJobsAbout } from '@/modules/privacy/queries/held';
import { type DataRequest, endRequest, noteProgress } from '@/modules/privacy/queries/requests';
import { closeStudio, deleteAccount, listStudioProjects } from '@/modules/privacy/queries/studio';
import { clearOut, readDependents } from '@/modules/trash/dependents';
import { lockTeamRole } from './ask-erasure';

/** Rows that one transaction deletes. */
const BATCH = 500;
/** Steps of the progress: files, rows, the owner. */
const STEPS = 3;

/**
 * Erases a studio: removes its people, then every row that references it, then its files, then its owner. In batches,
 * so that no other transaction waits for long; an interrupted run resumes. False if it has another owner by now.
 */
export async function eraseStudio(request: DataRequest): Promise<boolean> {
  const { id, account_id: account, user_id: user } = request as DataRequest & { account_id: string };
  const shut = await transaction(async (sql) => {
    const role = user ? await lockTeamRole(sql, user) : null;
    if (role?.owner && !decideErasure({ ...role, studio: true }).allowed) return false;
    // From here on no one works in it, and all access to its galleries ends at once.
    await closeStudio(sql, account);
    return true;
  });
  if (!shut) return false;
  const projects = await listStudioProjects(pool(), account);
  await noteProgress(pool(), id, { done: 0, total: STEPS });
  for (const project of projects) await storage().removePrefix(`derivatives/${project}/`);
  await storage().removePrefix(`accounts/${account}/`);
  await removeAssetFiles(account);
  await noteProgress(pool(), id, { done: 1, total: STEPS });
  const dependents = await readDependents({ of: 'accounts', column: 'account_id' });
  while ((await transaction((sql) => clearOut(sql, dependents, 'accounts', [account], BATCH))) > 0);
  await noteProgress(pool(), id, { done: 2, total: STEPS });
  await transaction(async (sql) => {
    const keys = user ? await keysOfUser(sql, user) : null;
    if (keys) await erasePerson(sql, keys);
    // Jobs of finished events still name the studio.
    await deleteJobsAbout(sql, [account]);
    await deleteAccount(sql, account);
    await noteProgress(sql, id, { done: STEPS, total: STEPS });
    await endRequest(sql, id, 'done');
  });
  return true;
}
