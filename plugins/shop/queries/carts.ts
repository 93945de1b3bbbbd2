import type { Sql } from '@plugins/kit/server/database';
import { clock } from '@plugins/kit/server/internal-rules';
import type { CartLine } from '../rules/cart';

/** SQL for the name of a row's project, in an export of personal data. */
export const PROJECT = '(select name from events where events.id = event_id) as project';

/** SQL: the carts of a person, in an export of personal data. */
export const OWN_CART = 'person = any(select id::text from unnest(:grants::uuid[]) id)';

/** The owner of a cart. */
export interface CartOwner {
  event: string;
  person: string;
}

/** Returns the stored lines of a cart; none for a person without one. */
export async function readLines(sql: Sql, { event, person }: CartOwner): Promise<CartLine[]> {
  const { rows } = await sql.query<{ lines: CartLine[] }>(
    'select lines from shop_carts where event_id = $1 and person = $2',
    [event, person],
  );
  return rows[0]?.lines ?? [];
}

/** Returns the stored lines, locked until the transaction ends. */
export async function lockLines(sql: Sql, { event, person }: CartOwner): Promise<CartLine[]> {
  const { rows } = await sql.query<{ lines: CartLine[] }>(
    'select lines from shop_carts where event_id = $1 and person = $2 for update',
    [event, person],
  );
  return rows[0]?.lines ?? [];
}

/** Stores the lines of a cart in place of what it held. */
export async function saveLines(
  sql: Sql,
  cart: CartOwner & { id: string; account: string; lines: CartLine[] },
): Promise<void> {
  await sql.query(
    `insert into shop_carts (id, account_id, event_id, person, lines, created_at, updated_at)
     values ($1, $2, $3, $4, $5::jsonb, $6, $6)
     on conflict (event_id, person) do update set lines = excluded.lines, updated_at = excluded.updated_at`,
    [cart.id, cart.account, cart.event, cart.person, JSON.stringify(cart.lines), clock()],
  );
}

/** Empties a cart. */
export async function dropCart(sql: Sql, { event, person }: CartOwner): Promise<void> {
  await sql.query('delete from shop_carts where event_id = $1 and person = $2', [event, person]);
}
