import { pool, type Sql } from '@plugins/kit/server/database';
import { openExtras, setPaidExtras } from '@plugins/kit/server/internal';
import { money } from '@plugins/kit/server/orders';
import type { Authorized } from '@plugins/kit/server/people';
import { findListOf } from '../queries/catalog';
import { listExtras, listOpenExtras, type OrderRow } from '../queries/read-orders';
import { sumsOf } from '../rules/cart';
import { extrasPaid, stillOpen } from '../rules/extras';
import { actOnOrder } from './act-on-order';
import { buyerOf, type Priced, personIn } from './read-cart';

/**
 * Prices the unpaid extras of a project's selection: those in the currency of the first one, as an order has one. Nothing
 * while the selection is open.
 */
export async function priceExtras({ event }: Pick<Authorized, 'event'>, sql: Sql = pool()): Promise<Priced> {
  const open = await openExtras(sql, event.id);
  const currency = open[0]?.price.currency;
  if (!currency) return { catalog: null, lines: [], dropped: [], photos: new Map() };
  const list = await findListOf(sql, { account: event.account_id, event: event.id });
  const lines = open
    .filter(({ price }) => price.currency === currency)
    .map(({ product, name, extras, price }) => ({
      id: null,
      product: null,
      extra_of: product,
      option: '',
      name,
      option_name: '',
      kind: 'extra' as const,
      quantity: extras,
      unit: price.amount,
      amount: price.amount * extras,
      medias: [],
      crop: {},
      scope: null,
      size: null,
      gallery: null,
      ratio: null,
      print: null,
      profile: null,
      dpi: null,
    }));
  const rates = { id: '', name: '', currency, tax_rate: list?.tax_rate ?? 0, delivery: [], event: null };
  return { catalog: { list: rates, products: [] }, lines, dropped: [], photos: new Map() };
}

/** Where the unpaid extras are paid, and how much; null for people of the studio, and where no method takes the sum. */
export async function payExtras(
  entered: Authorized,
): Promise<{ path: string; total: { amount: number; currency: 'USD' | 'ILS' } } | null> {
  const { event, viewer } = entered;
  if (personIn(viewer) === null) return null;
  const { catalog, lines } = await priceExtras(entered);
  const { total: amount } = sumsOf(lines, 0);
  if (!catalog || amount === 0) return null;
  const total = { amount, currency: catalog.list.currency };
  const offered = await money.offers({ account: event.account_id, total });
  return offered.length > 0 ? { path: `/events/${event.id}/cart?for=extras`, total } : null;
}

/**
 * Ends the open orders of a project's extras, so that no one pays them twice. Returns the one of this person that is still
 * right, with the total they saw, which goes on. Throws what cancelling throws.
 */
export async function reuseExtrasOrder(
  entered: Authorized,
  total: number,
): Promise<{ id: string; number: number } | null> {
  const { person } = buyerOf(entered);
  const { lines } = await priceExtras(entered);
  const wanted = lines.map(({ extra_of, quantity, unit }) => ({ product: extra_of, quantity, unit }));
  let mine: { id: string; number: number } | null = null;
  for (const order of await listOpenExtras(pool(), entered.event.id)) {
    const its = (await listExtras(pool(), order.id)).map(({ product, quantity, unit }) => ({
      product,
      quantity,
      unit,
    }));
    const same = JSON.stringify(its) === JSON.stringify(wanted);
    if (mine === null && same && order.person === person && order.total === total)
      mine = { id: order.id, number: order.number };
    else await actOnOrder(order, 'cancelled');
  }
  return mine;
}

/** Whether an order may be paid: one of extras, while the selection still has them unpaid. */
export async function extrasStillOpen(
  sql: Sql,
  order: Pick<OrderRow, 'id' | 'event' | 'extras'>,
): Promise<boolean> {
  if (!order.extras) return true;
  const lines = await listExtras(sql, order.id);
  if (lines.length === 0) return true;
  return order.event !== null && stillOpen(lines, await openExtras(sql, order.event));
}

/** Writes which extras an order has paid by the money that is kept of it: all, some after a refund, none. */
export async function settleExtras(sql: Sql, order: OrderRow, kept: number): Promise<void> {
  if (!order.extras) return;
  const lines = await listExtras(sql, order.id);
  const { event, account, currency } = order;
  if (lines.length === 0 || !event) return;
  const extras = extrasPaid(lines, kept).map(({ amount, ...one }) => ({
    ...one,
    paid: { amount, currency },
  }));
  await setPaidExtras(sql, { account, event, order: order.id, extras });
}
