import type { Sql } from '@plugins/kit/server/database';

/** Whose days are counted, in which time zone; of one project if `event` is given. */
interface Question {
  account: string;
  zone: string;
  from: string;
  to: string;
  event: string | null;
}

/** Returns the orders that were not cancelled, by the day they were placed, and what was paid, by the day of payment. */
export async function listNumbers(sql: Sql, { account, zone, from, to, event }: Question) {
  const { rows } = await sql.query<{
    event: string | null;
    day: string;
    kind: string;
    name: string;
    count: number;
  }>(
    `with span as (select $3::date::timestamp at time zone $2::text as start, ($4::date + 1)::timestamp at time zone $2::text as finish)
     select d.event, to_char(d.at at time zone $2::text, 'YYYY-MM-DD') as day, d.kind, d.name, sum(d.count)::float8 as count
       from (select event_id as event, created_at as at, 'orders' as kind, '' as name, 1 as count
               from shop_orders where account_id = $1 and state <> 'cancelled'
              union all
             select event_id, paid_at, 'sales', currency, total - refunded
               from shop_orders where account_id = $1 and state in ('paid', 'done')) d, span
      where d.at >= span.start and d.at < span.finish and ($5::uuid is null or d.event = $5::uuid)
      group by 1, 2, 3, 4`,
    [account, zone, from, to, event],
  );
  return rows;
}
