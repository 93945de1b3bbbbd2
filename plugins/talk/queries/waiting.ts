import type { Sql } from '@plugins/kit/server/database';

/** SQL for an account's ($1) unresolved photographs whose last comment is a client's: `media_id`, `event_id`, `at`. */
const WAITING = `select t.media_id, t.event_id, t.at
    from (select c.media_id, c.event_id, max(c.created_at) as at,
                 (array_agg(c.by_studio order by c.created_at desc, c.id desc))[1] as by_studio
            from talk_comments c join media m on m.id = c.media_id and m.deleted_at is null and m.state <> 'refused'
           where c.account_id = $1 and c.removed_at is null group by c.media_id, c.event_id) t
    left join talk_threads k on k.media_id = t.media_id
   where not t.by_studio and k.resolved_at is null`;

/** Counts the unanswered photographs of each given project of an account; projects without any are left out. */
export async function countWaiting(
  sql: Sql,
  { account, events }: { account: string; events: readonly string[] },
): Promise<Map<string, number>> {
  const { rows } = await sql.query<{ event: string; count: number }>(
    `select w.event_id as event, count(*)::int as count from (${WAITING}) w where w.event_id = any($2::uuid[]) group by w.event_id`,
    [account, events],
  );
  return new Map(rows.map(({ event, count }) => [event, count]));
}

/** A project with unanswered photographs; `count` counts those of every project of the account. */
export interface WaitingProject {
  id: string;
  name: string;
  waiting: number;
  count: number;
}

/** Maximum number of projects that `listWaiting` returns. */
const SHOWN = 3;

/** Returns an account's projects with unanswered photographs, the last comment first, 3 at most. */
export async function listWaiting(sql: Sql, account: string): Promise<WaitingProject[]> {
  const { rows } = await sql.query<WaitingProject>(
    `select e.id, e.name, count(*)::int as waiting, (sum(count(*)) over ())::int as count
         from (${WAITING}) t
         join events e on e.id = t.event_id and e.deleted_at is null and e.archived_at is null
        group by e.id order by max(t.at) desc, e.id limit ${SHOWN}`,
    [account],
  );
  return rows;
}
