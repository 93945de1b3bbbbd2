import { storage } from '@media/storage/files';
import { pool, transaction } from '@/core/db/pool';
import { enqueue } from '@/core/jobs/boss';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { decideErasure } from '@/modules/people/rules/erasure';
import { erasePerson } from '@/modules/privacy/erase';
import { DATA_ERASE } from '@/modules/privacy/jobs';
import { keysOfClient, keysOfUser } from '@/modules/privacy/person-keys';
import { storeEraseAfter } from '@/modules/privacy/queries/people';
import {
  claimErasure,
  type DataRequest,
  endRequest,
  findRequest,
  listDue,
  listExports,
} from '@/modules/privacy/queries/requests';
import { lockTeamRole } from './ask-erasure';
import { eraseStudio } from './erase-studio';

/** Enqueues a job for every due request, including those that a dead worker left. */
export async function eraseDue(now = new Date()): Promise<void> {
  for (const id of await listDue(pool(), now))
    await enqueue(pool(), DATA_ERASE, { request: id }, { singletonKey: id });
}

/** Deletes the person's exports. */
async function removeExports({ user_id: user, client_id: client }: DataRequest): Promise<void> {
  for (const { id, file } of await listExports(pool(), { user, client })) {
    await storage().remove(file);
    await endRequest(pool(), id, 'over');
  }
}

/**
 * Erases the subject of a request once it is due: a client of one account, a user everywhere, or a whole studio. Checks
 * again at the last moment: a canceled request does nothing, and an owner who became the last one meanwhile stays. Can
 * be resumed after an interruption.
 */
export async function eraseRequested(id: string, now = new Date()): Promise<void> {
  const request = await findRequest(id);
  if (request?.kind !== 'erasure' || request.due_at > now) return;
  if (!(await claimErasure(pool(), id))) return;
  await removeExports(request);
  if (request.subject === 'client') return eraseClientNow(request);
  if (request.subject === 'account' && request.account_id) {
    if (!(await eraseStudio(request))) return refuseNow(request);
    return;
  }
  await eraseUserNow(request);
}

async function eraseClientNow({ id, account_id: account, client_id: client }: DataRequest): Promise<void> {
  await transaction(async (sql) => {
    const keys = account && client ? await keysOfClient(sql, account, client) : null;
    if (keys) await erasePerson(sql, keys);
    await endRequest(sql, id, 'done');
  });
}

async function eraseUserNow(request: DataRequest): Promise<void> {
  const { id, user_id: user } = request;
  const refused = await transaction(async (sql) => {
    const role = user ? await lockTeamRole(sql, user) : null;
    if (user && role && !decideErasure({ ...role, studio: false }).allowed) return true;
    const keys = user ? await keysOfUser(sql, user) : null;
    if (keys) {
      for (const account of keys.accounts) await recordAudit(sql, 'person.erased', { account });
      await erasePerson(sql, keys);
    }
    await endRequest(sql, id, 'done');
    return false;
  });
  if (refused) await refuseNow(request);
}

/** The rule no longer allows the erasure: the user stays, and may request it again. */
async function refuseNow({ id, user_id: user }: DataRequest): Promise<void> {
  await transaction(async (sql) => {
    await endRequest(sql, id, 'failed');
    if (user) await storeEraseAfter(sql, user, null);
  });
}
