import type { Sql } from '@plugins/kit/server/database';

/** Whose days are counted, in which time zone; of one project if `event` is given. */
interface Question {
  account: string;
  zone: string;
  from: string;
  to: string;
  event: string | null;
}

/** Returns the photographs added to products, the favorites given and the selections completed, by project and day. */
export async function listNumbers(sql: Sql, { account, zone, from, to, event }: Question) {
  const { rows } = await sql.query<{ event: string; day: string; kind: string; name: string; count: number }>(
    `with span as (select $3::date::timestamp at time zone $2::text as start, ($4::date + 1)::timestamp at time zone $2::text as finish)
     select d.event, to_char(d.at at time zone $2::text, 'YYYY-MM-DD') as day, d.kind, '' as name, count(*)::int as count
       from (select c.event_id as event, c.created_at as at, 'picks' as kind
               from events e join event_changes c on c.event_id = e.id
              where e.account_id = $1 and c.kind = 'pick' and (c.data->>'selected')::boolean
              union all
             select k.event_id, k.created_at, 'favorites' from selection_marks k where k.account_id = $1 and k.favourite
              union all
             select n.event_id, min(n.created_at), 'completed' from selection_completions n where n.account_id = $1
              group by n.event_id) d, span
      where d.at >= span.start and d.at < span.finish and ($5::uuid is null or d.event = $5::uuid)
      group by 1, 2, 3`,
    [account, zone, from, to, event],
  );
  return rows;
}
