import { enqueue, KeepersError } from '@plugins/kit/server';
import { type Sql, transaction, uuidv7 } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { translator } from '@plugins/kit/server/texts';
import { domainEvents } from '../events';
import { dropCart, lockLines } from '../queries/carts';
import { lockCoupon, useCoupon } from '../queries/coupons';
import { findByKey, insertLine, insertOrder, insertPhotos, nextNumber } from '../queries/orders';
import { listOpenExtras } from '../queries/read-orders';
import type { CartLine } from '../rules/cart';
import { type PricedLine, type Sums, sumsOf } from '../rules/cart';
import type { Checkout } from '../rules/checkout';
import { type Coupon, couponCode, discountOf } from '../rules/coupon';
import { waysFor } from '../rules/delivery';
import { chooseWay } from './choose-way';
import { priceExtras } from './extras';
import { ORDER_MAILS } from './mails-job';
import type { OrderToPay } from './pay-order';
import { buyerOf, type Priced, priceLines } from './read-cart';
import { type Catalog, readCatalog } from './read-shop';

/** Seconds in which the payment of a placed order has begun. */
const PAYMENT_BEGINS = 10;

/** An order that was placed, or had been before with the same key. */
export interface PlacedOrder {
  id: string;
  number: number;
  /** What is paid of a new one; null for one from before, and where it costs nothing. */
  toPay: OrderToPay | null;
  fresh: boolean;
}

/** The total has changed: the refusal carries the new one. */
function changed(total: number, currency: string): KeepersError {
  return Object.assign(new KeepersError('ORDER_CHANGED'), {
    standing: { total: { amount: total, currency } },
  });
}

/** The refusal of an order without a line that can be bought: why each was dropped, else that the cart is empty. */
function nothingLeft({ dropped }: Priced, locale: 'en' | 'he'): KeepersError {
  if (dropped.length === 0) return new KeepersError('CART_EMPTY');
  const t = translator(locale);
  const reason = dropped
    .map(({ name, reason: why }) =>
      t('shop.droppedLine', { name: name ?? t('shop.aProduct'), reason: t(`shop.dropped.${why}`) }),
    )
    .join('\n');
  return new KeepersError('REFUSED', { reason });
}

/** Locks the coupon of an order and returns what it takes off. Throws COUPON_NOT_ACTIVE. */
async function applyCoupon(
  sql: Sql,
  { event }: Authorized,
  typed: string,
  { catalog, lines }: Priced,
): Promise<{ coupon: Coupon; off: number; code: string }> {
  const code = couponCode(typed);
  const coupon = await lockCoupon(sql, { account: event.account_id, code });
  const { subtotal } = sumsOf(lines, 0);
  const off = coupon && discountOf(coupon, { subtotal, currency: catalog?.list.currency ?? '' });
  if (!coupon || off === null || off === undefined) throw new KeepersError('COUPON_NOT_ACTIVE');
  return { coupon, off, code };
}

/** Prices the extras of the selection. Throws STALE where another order of them has just been placed. */
async function priceOnlyExtras(sql: Sql, entered: Authorized): Promise<Priced> {
  if ((await listOpenExtras(sql, entered.event.id)).length > 0) throw new KeepersError('STALE');
  return priceExtras(entered, sql);
}

async function insertLines(
  sql: Sql,
  account: string,
  order: string,
  lines: readonly PricedLine[],
): Promise<void> {
  for (const [position, priced] of lines.entries()) {
    const line = uuidv7();
    await insertLine(sql, { id: line, account, order, position, priced });
    await insertPhotos(sql, { account, line, medias: priced.medias, crop: priced.crop });
  }
}

/**
 * Returns what `requireMethod` throws of the total that the buyer saw, which the order must have. Before the transaction: a method
 * reads its settings by a connection of its own, and many orders at once would wait for each other's.
 */
async function refusalOfMethod(
  entered: Authorized,
  { extras, total: amount, requireMethod }: Pick<OrderInput, 'extras' | 'total' | 'requireMethod'>,
  known: Catalog | null,
): Promise<unknown> {
  const currency = (extras ? (await priceExtras(entered)).catalog : known)?.list.currency;
  if (!currency || amount === 0) return null;
  return requireMethod({ amount, currency }).then(
    () => null,
    (error: unknown) => error,
  );
}

/** Everything of an order that is written before it is paid. */
export interface OrderInput extends Omit<Checkout, 'lines'> {
  /** In place of the cart's. */
  lines?: CartLine[];
  /** The `Idempotency-Key` of the request. */
  key: string | null;
  locale: 'en' | 'he';
  /** Throws unless the method takes the total. */
  requireMethod: (total: { amount: number; currency: 'USD' | 'ILS' }) => Promise<void>;
}

/**
 * Places an order: prices its lines as the products are now, freezes them, uses the coupon, empties the cart, and
 * enqueues its mails. Throws CART_EMPTY, REFUSED with why no line can be bought, ORDER_CHANGED with the new total, COUPON_NOT_ACTIVE, INVALID_INPUT for its delivery, and what `requireMethod`
 * throws. A repeated key returns the order that it placed.
 */
export async function placeOrder(entered: Authorized, input: OrderInput): Promise<PlacedOrder> {
  const { event, viewer } = entered;
  const cart = buyerOf(entered);
  const account = event.account_id;
  const key = input.key && `${cart.person} ${input.key}`;
  const known = input.extras ? null : await readCatalog(entered);
  const refusal = await refusalOfMethod(entered, input, known);
  return transaction(async (sql) => {
    // Held until the commit: of two requests with one key, the second finds the first one's order.
    const number = await nextNumber(sql, account);
    const before = key ? await findByKey(sql, { account, key }) : undefined;
    if (before) return { ...before, toPay: null, fresh: false };
    const priced = input.extras
      ? await priceOnlyExtras(sql, entered)
      : await priceLines(entered, input.lines ?? (await lockLines(sql, cart)), { sql, known });
    const { catalog, lines } = priced;
    if (!catalog || lines.length === 0) throw nothingLeft(priced, input.locale);
    const used = input.coupon && !input.extras ? await applyCoupon(sql, entered, input.coupon, priced) : null;
    const { currency, tax_rate } = catalog.list;
    const { delivery, address } = chooseWay(waysFor(lines, catalog.list), input);
    const sums: Sums = sumsOf(lines, tax_rate, { off: used?.off, delivery: delivery?.amount });
    if (sums.total !== input.total || priced.dropped.length > 0) throw changed(sums.total, currency);
    if (sums.total > 0 && refusal) throw refusal;
    if (used)
      await useCoupon(sql, { id: used.coupon.id, credit: used.coupon.kind === 'credit' ? used.off : 0 });
    const id = uuidv7();
    const order = {
      ...{ ...sums, id, account, event: event.id, number, currency, tax_rate, delivery },
      ...{ name: input.name, email: input.email, locale: input.locale, coupon: used?.code ?? null },
    };
    await insertOrder(sql, {
      ...order,
      ...{ grant: viewer.grant?.id ?? null, person: cart.person, address, note: input.note, key },
      state: sums.total === 0 ? 'paid' : 'open',
      method: sums.total === 0 ? null : (input.method ?? null),
    });
    await insertLines(sql, account, id, lines);
    if (!input.lines && !input.extras) await dropCart(sql, cart);
    const total = { amount: sums.total, currency };
    const project = { id: event.id, name: event.name };
    await domainEvents.emit(sql, 'shop.ordered', account, { project, order: { id, number, total } });
    // How to pay is known once its payment has begun, and is part of the mail.
    const later = { singletonKey: `${id} placed`, startAfter: sums.total > 0 ? PAYMENT_BEGINS : 0 };
    await enqueue(sql, ORDER_MAILS, { order: id, what: 'placed' }, later);
    return { id, number, toPay: sums.total > 0 ? { order, lines } : null, fresh: true };
  });
}
