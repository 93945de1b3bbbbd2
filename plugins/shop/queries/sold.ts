import type { Sql } from '@plugins/kit/server/database';

/** What an account sold of one product in one currency; refunds belong to orders and are not taken off here. */
export interface SoldRow {
  name: string;
  currency: 'USD' | 'ILS';
  count: number;
  amount: number;
}

/** Orders of an account in one currency: paid this month, and waiting for money. */
export interface SoldSums {
  currency: 'USD' | 'ILS';
  /** Paid since the month began, less refunds. */
  sold: number;
  orders: number;
  open: number;
  /** Orders that wait for money. */
  waiting: number;
}

/** The first instant of the account's month in its own time zone; `$1` is the account, `$2` the present. */
const MONTH = `(select date_trunc('month', $2::timestamptz at time zone a.time_zone) at time zone a.time_zone
                  from accounts a where a.id = $1)`;

/** Returns what an account sold by product in the month of `now`, the largest sum first. */
export async function listSold(
  sql: Sql,
  { account, now }: { account: string; now: Date },
): Promise<SoldRow[]> {
  const { rows } = await sql.query<SoldRow>(
    `select l.name, o.currency, sum(l.quantity * greatest((select count(*) from shop_order_photos p where p.line_id = l.id and l.kind = 'print'), 1))::int as count,
            sum(l.amount)::int as amount
       from shop_order_lines l join shop_orders o on o.id = l.order_id
      where o.account_id = $1 and o.paid_at >= ${MONTH} and o.state in ('paid', 'done')
      group by l.name, o.currency order by sum(l.amount) desc, l.name limit 5`,
    [account, now],
  );
  return rows;
}

/** Returns the sums of an account's orders by currency, the largest first; none without orders. */
export async function sumSold(
  sql: Sql,
  { account, now }: { account: string; now: Date },
): Promise<SoldSums[]> {
  const { rows } = await sql.query<SoldSums>(
    `select o.currency,
            coalesce(sum(o.total - o.refunded) filter (where o.paid_at >= ${MONTH} and o.state in ('paid', 'done')), 0)::float8 as sold,
            count(*) filter (where o.paid_at >= ${MONTH} and o.state in ('paid', 'done'))::int as orders,
            coalesce(sum(o.total) filter (where o.state = 'open'), 0)::float8 as open,
            count(*) filter (where o.state = 'open')::int as waiting
       from shop_orders o where o.account_id = $1 group by o.currency order by 2 desc, o.currency`,
    [account, now],
  );
  return rows;
}
