import { createHash } from 'node:crypto';
import { enqueue } from '@plugins/kit/server';
import { transaction } from '@plugins/kit/server/database';
import { allow } from '@plugins/kit/server/people';
import { listReceivers } from '../queries/devices';
import type { Kind } from '../rules/kinds';

/** The job that sends one notice to one device. */
export const SEND = { id: 'push.send' } as const;

/** What a person needs to receive notices of a kind. */
const NEEDS: Record<Kind, string> = {
  completed: 'selection.export',
  orders: 'shop.manage',
  comments: 'project.preview',
  guests: 'guest-photos.moderate',
};

/** What happened, without names of people. */
export interface Notice {
  kind: Kind | 'test';
  project: { id: string; name: string } | null;
}

/** Returns the same job id for the same domain event and device: a second job with it is not enqueued. */
function jobOf(event: string, device: string): string {
  const hash = createHash('sha256').update(`${event} ${device}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

/**
 * Enqueues a notice for each device of a studio that wants this kind and whose user may know it: once for one domain
 * event, however often it is delivered.
 */
export async function notify(event: string, account: string, notice: Notice & { kind: Kind }): Promise<void> {
  await transaction(async (sql) => {
    for (const { id, role } of await listReceivers(sql, { account, kind: notice.kind }))
      if (allow(role, NEEDS[notice.kind]) !== 'none')
        await enqueue(sql, SEND, { device: id, notice }, { id: jobOf(event, id) });
  });
}
