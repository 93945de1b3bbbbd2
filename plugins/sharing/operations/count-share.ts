import { pool, type Sql, uuidv7 } from '@plugins/kit/server/database';
import { isStaff, type Viewer } from '@plugins/kit/server/people';
import type { EventRow, FindCounters } from '@plugins/kit/server/projects';
import { type Counter, isReadOnly } from '../rules/counters';

/** Increments a project's counter, except for the account's own people. Returns whether it was incremented. */
export async function countShare(
  event: Pick<EventRow, 'id' | 'account_id'>,
  viewer: Pick<Viewer, 'role'>,
  counter: Counter,
  sql: Sql = pool(),
): Promise<boolean> {
  if (isReadOnly(counter) || isStaff(viewer.role)) return false;
  await sql.query({
    name: 'count-share',
    text: `insert into share_counts (id, account_id, event_id, counter, count, created_at, updated_at)
           values ($1, $2, $3, $4, 1, now(), now())
           on conflict (event_id, counter) do update set count = share_counts.count + 1, updated_at = now()`,
    values: [uuidv7(), event.account_id, event.id, counter],
  });
  return true;
}

/** Returns a project's counters. */
export async function listCounts(eventId: string): Promise<Partial<Record<Counter, number>>> {
  const { rows } = await pool().query<{ counter: Counter; count: number }>(
    'select counter, count::int as count from share_counts where event_id = $1',
    [eventId],
  );
  return Object.fromEntries(rows.map(({ counter, count }) => [counter, count]));
}

/** For a project's head: the total number of shares. */
export const shareCounter: FindCounters = async (eventId) => {
  const counts = await listCounts(eventId);
  const shares = Object.entries(counts).filter(([counter]) => counter.endsWith('_shares'));
  const count = shares.reduce((sum, [, times]) => sum + times, 0);
  return [{ label: 'sharing.counter.shares', help: 'sharing.counter.sharesHelp', count }];
};
