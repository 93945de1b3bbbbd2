import { pool } from '@plugins/kit/server/database';
import { WAITING } from '../rules/waiting';

/** Counts the unanswered photographs of each given project; projects without any are left out. */
export async function countWaiting(account: string, events: string[]): Promise<Map<string, number>> {
  const { rows } = await pool().query<{ event: string; count: number }>(
    `select w.event_id as event, count(*)::int as count from (${WAITING}) w where w.event_id = any($2::uuid[]) group by w.event_id`,
    [account, events],
  );
  return new Map(rows.map(({ event, count }) => [event, count]));
}
