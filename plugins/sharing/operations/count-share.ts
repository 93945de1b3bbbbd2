import { pool, type Sql } from '@plugins/kit/server/database';
import { isStaff, type Viewer } from '@plugins/kit/server/people';
import type { EventRow, FindCounters } from '@plugins/kit/server/projects';
import { incrementCounter, listCounts } from '../queries';
import { type Counter, isReadOnly } from '../rules/counters';

/** Increments a project's counter, except for the account's own people. Returns whether it was incremented. */
export async function countShare(
  event: Pick<EventRow, 'id' | 'account_id'>,
  viewer: Pick<Viewer, 'role'>,
  counter: Counter,
  sql: Sql = pool(),
): Promise<boolean> {
  if (isReadOnly(counter) || isStaff(viewer.role)) return false;
  await incrementCounter(sql, { account: event.account_id, event: event.id, counter });
  return true;
}

/** For a project's head: the total number of shares. */
export const shareCounter: FindCounters = async (eventId) => {
  const counts = await listCounts(pool(), eventId);
  const shares = Object.entries(counts).filter(([counter]) => counter.endsWith('_shares'));
  const count = shares.reduce((sum, [, times]) => sum + times, 0);
  return [{ label: 'sharing.counter.shares', help: 'sharing.counter.sharesHelp', count }];
};
