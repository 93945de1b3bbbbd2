import { removeAssetFiles } from '@media/assets/remove-assets';
import { storage } from '@media/storage/files';
import { pool, transaction } from '@/core/db/pool';
import { decideErasure } from '@/modules/people/rules/erasure';
import { erasePerson } from '@/modules/privacy/erase';
import { keysOfUser } from '@/modules/privacy/person-keys';
import { type DataRequest, endRequest, noteProgress } from '@/modules/privacy/requests-repo';
import { clearOut, readDependents } from '@/modules/trash/dependents';
import { standingOf } from './ask-erasure';

/** Rows that one transaction deletes. */
const BATCH = 500;

/**
 * Erases a studio: removes its people, then every row that references it, then its files, then its owner. In batches,
 * so that no other transaction waits for long; an interrupted run resumes. False if it has another owner by now.
 */
export async function eraseStudio(request: DataRequest): Promise<boolean> {
  const { id, account_id: account, user_id: user } = request as DataRequest & { account_id: string };
  const shut = await transaction(async (sql) => {
    const standing = user ? await standingOf(sql, user) : null;
    if (standing?.owner && !decideErasure({ ...standing, studio: true }).allowed) return false;
    // From here on no one works in it, and all access to its galleries ends at once.
    await sql.query('update events set deleted_at = coalesce(deleted_at, now()) where account_id = $1', [
      account,
    ]);
    await sql.query('update grants set revoked_at = coalesce(revoked_at, now()) where account_id = $1', [
      account,
    ]);
    await sql.query(
      'update device_tokens set revoked_at = coalesce(revoked_at, now()) where account_id = $1',
      [account],
    );
    await sql.query(
      `delete from users_sessions where _parent_id in (select id from users where account_id = $1)`,
      [account],
    );
    await sql.query(
      'update users set account_id = null, role = null, updated_at = now() where account_id = $1',
      [account],
    );
    return true;
  });
  if (!shut) return false;
  const { rows: events } = await pool().query<{ id: string }>('select id from events where account_id = $1', [
    account,
  ]);
  await noteProgress(id, 0, 3);
  for (const { id: event } of events) await storage().removePrefix(`derivatives/${event}/`);
  await storage().removePrefix(`accounts/${account}/`);
  await removeAssetFiles(account);
  await noteProgress(id, 1, 3);
  const dependents = await readDependents({ of: 'accounts', column: 'account_id' });
  while ((await transaction((sql) => clearOut(sql, dependents, 'accounts', [account], BATCH))) > 0);
  await noteProgress(id, 2, 3);
  await transaction(async (sql) => {
    const keys = user ? await keysOfUser(sql, user) : null;
    if (keys) await erasePerson(sql, keys);
    await sql.query('delete from accounts where id = $1', [account]);
    await sql.query('update data_requests set done = 3 where id = $1', [id]);
    await endRequest(sql, id, 'done');
  });
  return true;
}
