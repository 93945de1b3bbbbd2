import type { Sql } from '@plugins/kit/server/database';
import type { OrderState } from '../rules/order';

/** Parts of the list of orders: what waits for money, what waits to be sent, the rest. */
export const ORDER_PARTS = ['all', 'open', 'paid', 'done', 'cancelled'] as const;
export type OrderPart = (typeof ORDER_PARTS)[number];

/** An order in the studio's list. */
export interface ListedOrder {
  id: string;
  number: number;
  state: OrderState;
  name: string;
  project: string | null;
  currency: 'USD' | 'ILS';
  total: number;
  refunded: number;
  things: number;
  created_at: Date;
}

/** Orders on one page of the list. */
export const ORDERS_PAGE = 50;

/** Returns one page of an account's orders, the newest first. */
export async function listOrders(
  sql: Sql,
  { account, part, q, page }: { account: string; part: OrderPart; q: string; page: number },
): Promise<ListedOrder[]> {
  const { rows } = await sql.query<ListedOrder>(
    `select o.id, o.number::int as number, o.state::text as state, o.name, e.name as project, o.currency,
            o.total::int as total, o.refunded::int as refunded,
            (select coalesce(sum(l.quantity * greatest((select count(*) from shop_order_photos p where p.line_id = l.id), 1)), 0)::int
               from shop_order_lines l where l.order_id = o.id) as things, o.created_at
       from shop_orders o left join events e on e.id = o.event_id
      where o.account_id = $1 and ($2 = 'all' or o.state::text = $2)
        and ($3 = '' or position(lower($3) in lower(o.name || ' ' || coalesce(o.email, '') || ' ' || o.number || ' ' || coalesce(e.name, ''))) > 0)
      order by o.number desc limit 50 offset $4`,
    [account, part, q, (page - 1) * ORDERS_PAGE],
  );
  return rows;
}

/** Returns the number of an account's order; null where it has none of that id. */
export async function orderNumber(
  sql: Sql,
  { account, order }: { account: string; order: string },
): Promise<number | null> {
  const { rows } = await sql.query<{ number: number }>(
    'select number::int as number from shop_orders where account_id = $1 and id::text = $2',
    [account, order],
  );
  return rows[0]?.number ?? null;
}

/** An order on a client's page. */
export interface ClientOrder {
  id: string;
  number: number;
  state: OrderState;
  project: string | null;
  currency: 'USD' | 'ILS';
  total: number;
}

/** Returns a client's latest orders, by the address they ordered with or the access they ordered by. */
export async function listOrdersOf(
  sql: Sql,
  { account, client, emails }: { account: string; client: string; emails: string[] },
): Promise<ClientOrder[]> {
  const { rows } = await sql.query<ClientOrder>(
    `select o.id, o.number::int as number, o.state::text as state, e.name as project, o.currency, o.total::int as total
       from shop_orders o left join events e on e.id = o.event_id left join grants g on g.id = o.grant_id
      where o.account_id = $1 and (g.client_id = $2 or lower(o.email) = any($3::text[]))
      order by o.number desc limit 20`,
    [account, client, emails],
  );
  return rows;
}

/** Counts an account's orders that match, by state. */
export async function countOrders(
  sql: Sql,
  { account, q }: { account: string; q: string },
): Promise<Record<OrderPart, number>> {
  const { rows } = await sql.query<{ state: OrderState; count: number }>(
    `select o.state::text as state, count(*)::int as count from shop_orders o left join events e on e.id = o.event_id
      where o.account_id = $1
        and ($2 = '' or position(lower($2) in lower(o.name || ' ' || coalesce(o.email, '') || ' ' || o.number || ' ' || coalesce(e.name, ''))) > 0)
      group by o.state`,
    [account, q],
  );
  const counts = { all: 0, open: 0, paid: 0, done: 0, cancelled: 0 };
  for (const { state, count } of rows) {
    counts[state] = count;
    counts.all += count;
  }
  return counts;
}

/** Returns orders that wait to be paid or sent, the oldest first. */
export async function listWaiting(
  sql: Sql,
  account: string,
): Promise<
  { id: string; number: number; name: string; state: OrderState; event: string | null; all: number }[]
> {
  const { rows } = await sql.query<{
    id: string;
    number: number;
    name: string;
    state: OrderState;
    event: string | null;
    all: number;
  }>(
    `select o.id, o.number::int as number, o.name, o.state::text as state, o.event_id as event, count(*) over ()::int as all
       from shop_orders o where o.account_id = $1 and o.state in ('open', 'paid') order by o.number limit 3`,
    [account],
  );
  return rows;
}

/** A line of the table of orders. */
export interface ExportRow {
  number: number;
  date: Date;
  state: OrderState;
  name: string;
  email: string | null;
  project: string | null;
  product: string;
  option: string | null;
  quantity: number;
  photographs: string;
  amount: number;
  currency: 'USD' | 'ILS';
  total: number;
  tax: number;
  refunded: number;
  /** How the order is delivered, and what that costs in all. */
  delivery: string | null;
  delivery_amount: number | null;
}

/** Returns every line of an account's orders, the newest order first, at most 20,000. */
export async function listForExport(sql: Sql, account: string): Promise<ExportRow[]> {
  const { rows } = await sql.query<ExportRow>(
    `select o.number::int as number, o.created_at as date, o.state::text as state, o.name, o.email, e.name as project,
            l.name as product, l.option_name as option, l.quantity::int as quantity,
            (select coalesce(string_agg(p.name, ' ' order by p.position), '') from shop_order_photos p where p.line_id = l.id) as photographs,
            l.amount::int as amount, o.currency, o.total::int as total, o.tax::int as tax, o.refunded::int as refunded,
            o.delivery->>'name' as delivery, (o.delivery->>'amount')::int as delivery_amount
       from shop_orders o join shop_order_lines l on l.order_id = o.id left join events e on e.id = o.event_id
      where o.account_id = $1 order by o.number desc, l.position limit 20000`,
    [account],
  );
  return rows;
}
