import { transaction } from '@/core/db/pool';
import { takeRate } from '@/core/http/count-rates';
import { enqueue } from '@/core/jobs/boss';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { DATA_EXPORT } from '@/modules/privacy/jobs';
import { insertRequest, listRequests, lockRequests, type Whose } from '@/modules/privacy/queries/requests';

/**
 * Requests an export of all data about a person, which a job creates as a file. One at a time, a few a day. Returns the
 * request's id. Throws RATE_REACHED.
 */
export async function askExport(whose: Whose): Promise<{ id: string }> {
  const one = 'client' in whose ? whose.client : whose.user;
  return transaction(async (sql) => {
    await lockRequests(sql, one);
    const running = (await listRequests(whose, sql)).find(
      ({ kind, state }) => kind === 'export' && (state === 'waiting' || state === 'working'),
    );
    if (running) return { id: running.id };
    await takeRate('export', one, 1, sql);
    const id = await insertRequest(
      sql,
      'client' in whose
        ? { kind: 'export', subject: 'client', client: whose.client, account: whose.account }
        : { kind: 'export', subject: 'user', user: whose.user },
    );
    if ('client' in whose) await recordAudit(sql, 'person.exported', { account: whose.account });
    await enqueue(sql, DATA_EXPORT, { request: id });
    return { id };
  });
}
