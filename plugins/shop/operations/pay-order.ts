import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { money } from '@plugins/kit/server/orders';
import { translator } from '@plugins/kit/server/texts';
import { setPayment } from '../queries/orders';
import { findOrder, listLines, type OrderLineRow, type OrderRow } from '../queries/read-orders';
import { lineWords } from './line-words';

/** What payments of the shop are for. */
export const PURPOSE = 'shop';

/** Throws METHOD_NOT_OFFERED unless the studio takes such a sum by the method. */
export async function requireOffered(
  account: string,
  method: string | null | undefined,
  total: { amount: number; currency: 'USD' | 'ILS' },
): Promise<void> {
  const offered = method ? await money.offers({ account, total, method }) : [];
  if (offered.length === 0) throw new KeepersError('METHOD_NOT_OFFERED');
}

/** An open order with its lines, as it is paid. */
export interface OrderToPay {
  order: Pick<
    OrderRow,
    | 'id'
    | 'account'
    | 'event'
    | 'currency'
    | 'total'
    | 'tax'
    | 'discount'
    | 'coupon'
    | 'delivery'
    | 'name'
    | 'email'
    | 'locale'
  >;
  lines: readonly Pick<OrderLineRow, 'name' | 'option_name' | 'kind' | 'quantity' | 'amount'>[];
}

/** The payment of an order in words: name, quantity and sum of each line, of its delivery and its discount. */
function linesOf({ order, lines }: OrderToPay) {
  const { delivery } = order;
  const t = translator(order.locale);
  const sent =
    delivery && delivery.amount > 0
      ? [{ words: t('shop.delivery.words', { name: delivery.name }), quantity: 1, amount: delivery.amount }]
      : [];
  const off = order.discount > 0 ? [{ words: order.coupon ?? '', quantity: 1, amount: -order.discount }] : [];
  return [
    ...lines.map(({ quantity, amount, ...line }) => ({
      words: lineWords({ quantity, ...line }, order.locale),
      quantity,
      amount,
    })),
    ...sent,
    ...off,
  ];
}

/**
 * Begins paying an open order, or goes on with the payment that has begun. Returns the address where the buyer pays;
 * null where nothing is paid on a page. `origin`: the host the buyer returns to. Throws what `money.begin` throws.
 */
export async function payOrder(id: string, method: string, origin: string): Promise<string | null> {
  const order = await findOrder(pool(), id);
  if (order?.state !== 'open') return null;
  return beginPaying({ order, lines: await listLines(pool(), id) }, method, origin);
}

/**
 * Returns how to pay an open order outside Keepers in its reader's language: the method repeats its agreement. The stored words
 * where it does not, or no longer takes the order; null where there are none. Writes nothing.
 */
export async function instructionsFor(
  order: Pick<OrderRow, 'state' | 'payment' | 'instructions' | 'locale'>,
  locale: 'en' | 'he',
): Promise<string | null> {
  const { payment, instructions } = order;
  if (order.state !== 'open' || !instructions) return null;
  if (!payment || locale === order.locale) return instructions;
  return (await money.instructions(payment, locale)) ?? instructions;
}

/** As `payOrder`, of an open order that the caller knows; null also where its project or buyer is erased. */
export async function beginPaying(toPay: OrderToPay, method: string, origin: string): Promise<string | null> {
  const { id, account, event, email, name, total, currency, tax, locale } = toPay.order;
  if (!event || !email) return null;
  const begun = await money.begin({
    purpose: { kind: PURPOSE, id },
    payee: { account },
    method,
    total: { amount: total, currency },
    vat: tax,
    lines: linesOf(toPay),
    payer: { name, email },
    locale,
    back: `${origin}/events/${event}/orders/${id}`,
  });
  const { payment: state } = begun;
  await setPayment(pool(), {
    id,
    method,
    payment: begun.id,
    reference: state.state === 'agreed' ? state.reference : null,
    instructions: state.state === 'agreed' ? state.instructions : null,
  });
  return state.state === 'elsewhere' ? state.href : null;
}
