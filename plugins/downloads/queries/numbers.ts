import type { Sql } from '@plugins/kit/server/database';

/** Whose days are counted, in which time zone; of one project if `event` is given. */
interface Question {
  account: string;
  zone: string;
  from: string;
  to: string;
  event: string | null;
}

/**
 * Returns the finished downloads, and the photographs that guests and clients fetched one by one, by project and day. An order
 * that uses no permitted download (of a link with a right to download, or bought) is finished with its first archive.
 */
export async function listNumbers(sql: Sql, { account, zone, from, to, event }: Question) {
  const { rows } = await sql.query<{ event: string; day: string; kind: string; name: string; count: number }>(
    `with span as (select $3::date::timestamp at time zone $2::text as start, ($4::date + 1)::timestamp at time zone $2::text as finish)
     select d.event, to_char(d.at at time zone $2::text, 'YYYY-MM-DD') as day, d.kind, '' as name, count(*)::int as count
       from (select event_id as event, case when direct then created_at
                         else coalesce(counted_at, (select min(p.done_at) from download_parts p where p.download_id = downloads.id)) end as at,
                    case when direct then 'single_downloads' else 'downloads' end as kind
               from downloads where account_id = $1 and event_id is not null and role in ('guest', 'client')) d, span
      where d.at >= span.start and d.at < span.finish and ($5::uuid is null or d.event = $5::uuid)
      group by 1, 2, 3`,
    [account, zone, from, to, event],
  );
  return rows;
}
