import type { Sql } from '@plugins/kit/server/database';
import { clock } from '@plugins/kit/server/internal-rules';
import type { Crop, PricedLine } from '../rules/cart';
import type { DeliveryWay } from '../rules/delivery';
import type { OrderState } from '../rules/order';

/** The values of a new order. */
export interface NewOrder {
  id: string;
  account: string;
  event: string;
  grant: string | null;
  number: number;
  state: OrderState;
  currency: string;
  subtotal: number;
  discount: number;
  total: number;
  tax: number;
  tax_rate: number;
  method: string | null;
  coupon: string | null;
  person: string;
  name: string;
  email: string;
  address: string | null;
  delivery: DeliveryWay | null;
  note: string | null;
  locale: string;
  key: string | null;
}

/**
 * Locks the numbers of an account's orders until the transaction ends, and returns the next one: the orders are
 * numbered without gaps, in the order in which they commit.
 */
export async function nextNumber(sql: Sql, account: string): Promise<number> {
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`shop-orders ${account}`]);
  const { rows } = await sql.query<{ next: number }>({
    name: 'shop-order-number',
    text: 'select coalesce(max(number), 0)::int + 1 as next from shop_orders where account_id = $1',
    values: [account],
  });
  return rows[0]?.next ?? 1;
}

/** Returns the order that a person placed with an idempotency key. */
export async function findByKey(
  sql: Sql,
  { account, key }: { account: string; key: string },
): Promise<{ id: string; number: number } | undefined> {
  const { rows } = await sql.query<{ id: string; number: number }>(
    'select id, number::int as number from shop_orders where account_id = $1 and key = $2',
    [account, key],
  );
  return rows[0];
}

/** Inserts an order. */
export async function insertOrder(sql: Sql, order: NewOrder): Promise<void> {
  await sql.query({
    name: 'shop-order-insert',
    text: `insert into shop_orders (id, account_id, event_id, grant_id, number, state, currency, subtotal, discount, total, tax,
       tax_rate, refunded, method, coupon, person, name, email, address, note, locale, key, paid_at, created_at, updated_at, delivery)
     values ($1, $2, $3, $4, $5, $6::text::enum_shop_orders_state, $7, $8, $9, $10, $11, $12, 0, $13, $14, $15, $16, $17, $18, $19, $20, $21,
       case when $6::text = 'paid' then $22::timestamptz end, $22, $22, $23::jsonb)`,
    values: [
      order.id,
      order.account,
      order.event,
      order.grant,
      order.number,
      order.state,
      order.currency,
      order.subtotal,
      order.discount,
      order.total,
      order.tax,
      order.tax_rate,
      order.method,
      order.coupon,
      order.person,
      order.name,
      order.email,
      order.address,
      order.note,
      order.locale,
      order.key,
      clock(),
      order.delivery && JSON.stringify(order.delivery),
    ],
  });
}

/** Inserts a line of an order. */
export async function insertLine(
  sql: Sql,
  line: { id: string; account: string; order: string; position: number; priced: PricedLine },
): Promise<void> {
  const { priced } = line;
  await sql.query({
    name: 'shop-line-insert',
    text: `insert into shop_order_lines (id, account_id, order_id, product_id, position, name, option_name, kind, quantity, unit,
       amount, scope, size, gallery_id, ratio, created_at, updated_at, extra_of_id, print_width, print_height,
       profile, dpi)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $16, $17, $18, $19, $20::jsonb, $21)`,
    values: [
      line.id,
      line.account,
      line.order,
      priced.product,
      line.position,
      priced.name,
      priced.option_name || null,
      priced.kind,
      priced.quantity,
      priced.unit,
      priced.amount,
      priced.scope,
      priced.size,
      priced.gallery,
      priced.ratio,
      clock(),
      priced.extra_of,
      priced.print?.width ?? null,
      priced.print?.height ?? null,
      priced.profile && JSON.stringify(priced.profile),
      priced.dpi,
    ],
  });
}

/** Inserts the photographs of a line, in their order. */
export async function insertPhotos(
  sql: Sql,
  of: { account: string; line: string; medias: string[]; crop: Record<string, Crop> },
): Promise<void> {
  await sql.query({
    name: 'shop-photos-insert',
    text: `insert into shop_order_photos (id, account_id, line_id, media_id, name, position, crop, created_at, updated_at)
     select gen_random_uuid(), $1, $2, m.id, m.name, given.position, ($4::jsonb)->(m.id::text), $5, $5
       from unnest($3::uuid[]) with ordinality as given(id, position) join media m on m.id = given.id`,
    values: [of.account, of.line, of.medias, JSON.stringify(of.crop), clock()],
  });
}

/** Stores the payment of an order and how to pay it. */
export async function setPayment(
  sql: Sql,
  order: {
    id: string;
    method: string;
    payment: string;
    reference: string | null;
    instructions: string | null;
  },
): Promise<void> {
  await sql.query(
    `update shop_orders set method = $2, payment = $3, reference = $4, instructions = $5, updated_at = $6 where id = $1`,
    [order.id, order.method, order.payment, order.reference, order.instructions, clock()],
  );
}

/** Changes the state of an order and its times; returns when it was sent. */
export async function setState(
  sql: Sql,
  { id, state }: { id: string; state: OrderState },
): Promise<{ sent_at: Date | null }> {
  const { rows } = await sql.query<{ sent_at: Date | null }>(
    `update shop_orders set state = $2::text::enum_shop_orders_state,
            paid_at = case when $2::text = 'paid' then coalesce(paid_at, $3::timestamptz) when $2::text = 'open' then null else paid_at end,
            sent_at = case when $2::text = 'done' then coalesce(sent_at, $3::timestamptz) else null end,
            cancelled_at = case when $2::text = 'cancelled' then $3::timestamptz end, updated_at = $3 where id = $1
     returning sent_at`,
    [id, state, clock()],
  );
  return { sent_at: rows[0]?.sent_at ?? null };
}

/** Marks an order that was sent as paid or unpaid: it stays sent. */
export async function setSentPaid(sql: Sql, { id, paid }: { id: string; paid: boolean }): Promise<void> {
  await sql.query(
    `update shop_orders set paid_at = case when $2::boolean then coalesce(paid_at, $3::timestamptz) end, updated_at = $3
      where id = $1 and state = 'done'`,
    [id, paid, clock()],
  );
}

/** Sets what was refunded of an order in all, in minor units. */
export async function setRefunded(sql: Sql, { id, amount }: { id: string; amount: number }): Promise<void> {
  await sql.query('update shop_orders set refunded = $2, updated_at = $3 where id = $1', [
    id,
    amount,
    clock(),
  ]);
}

/** Sets the studio's own note of an order. */
export async function setNote(sql: Sql, { id, note }: { id: string; note: string | null }): Promise<void> {
  await sql.query('update shop_orders set studio_note = $2, updated_at = $3 where id = $1', [
    id,
    note,
    clock(),
  ]);
}
