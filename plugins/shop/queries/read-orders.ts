import type { Sql } from '@plugins/kit/server/database';
import { visibleTo } from '@plugins/kit/server/photographs';
import type { Crop } from '../rules/cart';
import type { DeliveryWay } from '../rules/delivery';
import type { OrderState } from '../rules/order';
import type { FileSize, LineKind, Scope } from '../rules/product';

/** A stored order; sums in minor units of its currency. */
export interface OrderRow {
  id: string;
  account: string;
  event: string | null;
  project: string | null;
  number: number;
  state: OrderState;
  currency: 'USD' | 'ILS';
  subtotal: number;
  discount: number;
  total: number;
  tax: number;
  tax_rate: number;
  refunded: number;
  method: string | null;
  payment: string | null;
  reference: string | null;
  instructions: string | null;
  coupon: string | null;
  person: string;
  name: string;
  email: string | null;
  address: string | null;
  /** How it is delivered; null where nothing is, and where the studio had no ways. */
  delivery: DeliveryWay | null;
  note: string | null;
  locale: 'en' | 'he';
  studio_note: string | null;
  /** It pays extras of the selection. */
  extras: boolean;
  created_at: Date;
  paid_at: Date | null;
  sent_at: Date | null;
}

const ORDER = `o.id, o.account_id as account, o.event_id as event, e.name as project, o.number::int as number, o.state::text as state,
  o.currency, o.subtotal::int as subtotal, o.discount::int as discount, o.total::int as total, o.tax::int as tax,
  o.tax_rate::int as tax_rate, o.refunded::int as refunded, o.method, o.payment, o.reference, o.instructions, o.coupon, o.person,
  o.name, o.email, o.address, o.delivery, o.note, o.locale, o.studio_note, exists (select 1 from shop_order_lines x where x.order_id = o.id and x.kind = 'extra') as extras,
  o.created_at, o.paid_at, o.sent_at`;

/** Returns an order. */
export async function findOrder(sql: Sql, id: string): Promise<OrderRow | undefined> {
  const { rows } = await sql.query<OrderRow>({
    name: 'shop-order',
    text: `select ${ORDER} from shop_orders o left join events e on e.id = o.event_id where o.id = $1`,
    values: [id],
  });
  return rows[0];
}

/** Returns an order, locked until the transaction ends. */
export async function lockOrder(sql: Sql, id: string): Promise<OrderRow | undefined> {
  const { rows } = await sql.query<OrderRow>({
    name: 'shop-order-locked',
    text: `select ${ORDER} from shop_orders o left join events e on e.id = o.event_id where o.id = $1 for update of o`,
    values: [id],
  });
  return rows[0];
}

/** Returns the account of an order. */
export async function findOrderAccount(sql: Sql, id: string): Promise<string | undefined> {
  const { rows } = await sql.query<{ account: string }>(
    'select account_id as account from shop_orders where id = $1',
    [id],
  );
  return rows[0]?.account;
}

/** Returns a person's orders of a project, the newest first. */
export async function listOwnOrders(
  sql: Sql,
  { event, person }: { event: string; person: string },
): Promise<OrderRow[]> {
  const { rows } = await sql.query<OrderRow>(
    `select ${ORDER} from shop_orders o left join events e on e.id = o.event_id
      where o.event_id = $1 and o.person = $2 order by o.number desc limit 100`,
    [event, person],
  );
  return rows;
}

/**
 * Returns the last order of each grant's person in its project, one that waits for payment before all others; none that was
 * cancelled, or sent before `since`.
 */
export async function listLastOrders(
  sql: Sql,
  { grants, since }: { grants: readonly string[]; since: Date },
): Promise<{ id: string; event: string; number: number; state: OrderState }[]> {
  const { rows } = await sql.query<{ id: string; event: string; number: number; state: OrderState }>({
    name: 'shop-last-orders',
    text: `select distinct on (g.id) o.id, g.event_id as event, o.number::int as number, o.state::text as state
             from grants g join shop_orders o on o.event_id = g.event_id
              and o.person = coalesce(g.client_id, g.user_id, g.id)::text
            where g.id = any($1::uuid[]) and o.state <> 'cancelled'
              and (o.state <> 'done' or o.sent_at > $2)
            order by g.id, o.state = 'open' desc, o.number desc`,
    values: [grants, since],
  });
  return rows;
}

/** Returns the name and address that a person ordered with last in a project. */
export async function findLastBuyer(
  sql: Sql,
  { event, person }: { event: string; person: string },
): Promise<{ name: string; email: string } | undefined> {
  const { rows } = await sql.query<{ name: string; email: string }>(
    `select name, email from shop_orders where event_id = $1 and person = $2 and email is not null
      order by number desc limit 1`,
    [event, person],
  );
  return rows[0];
}

/** Returns the newest orders of a project that were placed with an address and not cancelled. */
export async function listByEmail(
  sql: Sql,
  { event, email, most }: { event: string; email: string; most: number },
): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `select id from shop_orders where event_id = $1 and lower(email) = $2 and state <> 'cancelled'
      order by number desc limit $3`,
    [event, email, most],
  );
  return rows.map(({ id }) => id);
}

/** A line of an order. */
export interface OrderLineRow {
  id: string;
  product: string | null;
  name: string;
  option_name: string | null;
  kind: LineKind;
  quantity: number;
  unit: number;
  amount: number;
  scope: Scope | null;
  size: FileSize | null;
  gallery: string | null;
  ratio: number | null;
}

/** Returns an order's lines, in their order. */
export async function listLines(sql: Sql, order: string): Promise<OrderLineRow[]> {
  const { rows } = await sql.query<OrderLineRow>(
    `select l.id, l.product_id as product, l.name, l.option_name, l.kind, l.quantity::int as quantity, l.unit::int as unit,
            l.amount::int as amount, l.scope, l.size, l.gallery_id as gallery, l.ratio::int as ratio
       from shop_order_lines l where l.order_id = $1 order by l.position`,
    [order],
  );
  return rows;
}

/** Extras of a selection that an order is for. */
export interface ExtraLine {
  /** The product of the selection. */
  product: string;
  quantity: number;
  unit: number;
  amount: number;
}

/** Returns the extras an order is for, in their order; those of deleted products are left out. */
export async function listExtras(sql: Sql, order: string): Promise<ExtraLine[]> {
  const { rows } = await sql.query<ExtraLine>(
    `select extra_of_id as product, quantity::int as quantity, unit::int as unit, amount::int as amount
       from shop_order_lines where order_id = $1 and extra_of_id is not null order by position`,
    [order],
  );
  return rows;
}

/** Returns a project's orders of extras that wait for money, the oldest first. */
export async function listOpenExtras(sql: Sql, event: string): Promise<OrderRow[]> {
  const { rows } = await sql.query<OrderRow>(
    `select ${ORDER} from shop_orders o left join events e on e.id = o.event_id
      where o.event_id = $1 and o.state = 'open'
        and exists (select 1 from shop_order_lines l where l.order_id = o.id and l.kind = 'extra')
      order by o.number`,
    [event],
  );
  return rows;
}

/** A photograph of a line; `media` is null once it is deleted, and for those who do not see it. */
export interface OrderPhotoRow {
  line: string;
  media: string | null;
  name: string;
  crop: Crop | null;
  version: string | null;
  width: number | null;
  height: number | null;
}

/** Returns the photographs of an order's lines, in their order, as a role sees them; by their names alone for null. */
export async function listPhotos(
  sql: Sql,
  { order, role }: { order: string; role: Parameters<typeof visibleTo>[0] | null },
): Promise<OrderPhotoRow[]> {
  const { rows } = await sql.query<OrderPhotoRow>(
    `select p.line_id as line, m.id as media, p.name, p.crop, m.version, m.width::int as width, m.height::int as height
       from shop_order_photos p join shop_order_lines l on l.id = p.line_id
       left join media m on m.id = p.media_id and ${role ? visibleTo(role) : 'false'}
      where l.order_id = $1 order by l.position, p.position`,
    [order],
  );
  return rows;
}

/** The first photographs of each order that a role sees, at most `most` of one. */
export async function listFirstPhotos(
  sql: Sql,
  { orders, role, most }: { orders: readonly string[]; role: Parameters<typeof visibleTo>[0]; most: number },
): Promise<{ order: string; media: string; version: string }[]> {
  const { rows } = await sql.query<{ order: string; media: string; version: string }>(
    `select "order", media, version from (
       select l.order_id as "order", m.id as media, m.version,
              row_number() over (partition by l.order_id order by l.position, p.position) as nr
         from shop_order_photos p join shop_order_lines l on l.id = p.line_id
         join media m on m.id = p.media_id and m.version is not null and ${visibleTo(role)}
        where l.order_id = any($1::uuid[])) first
      where nr <= $2 order by "order", nr`,
    [orders, most],
  );
  return rows;
}
