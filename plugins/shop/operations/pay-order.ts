import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { money } from '@plugins/kit/server/orders';
import { setPayment } from '../queries/orders';
import { findOrder, listLines, type OrderRow } from '../queries/read-orders';
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

/** The payment of an order in words: name, quantity and sum of each line. */
async function linesOf(order: OrderRow) {
  const lines = await listLines(pool(), order.id);
  const off = order.discount > 0 ? [{ words: order.coupon ?? '', quantity: 1, amount: -order.discount }] : [];
  return [
    ...lines.map(({ quantity, amount, ...line }) => ({
      words: lineWords({ quantity, ...line }, order.locale),
      quantity,
      amount,
    })),
    ...off,
  ];
}

/**
 * Begins paying an open order, or goes on with the payment that has begun. Returns the address where the buyer pays;
 * null where nothing is paid on a page. `origin`: the host the buyer returns to. Throws what `money.begin` throws.
 */
export async function payOrder(id: string, method: string, origin: string): Promise<string | null> {
  const order = await findOrder(pool(), id);
  if (order?.state !== 'open' || !order.event || !order.email) return null;
  const { id: payment, payment: state } = await money.begin({
    purpose: { kind: PURPOSE, id },
    payee: { account: order.account },
    method,
    total: { amount: order.total, currency: order.currency },
    vat: order.tax,
    lines: await linesOf(order),
    payer: { name: order.name, email: order.email },
    locale: order.locale,
    back: `${origin}/events/${order.event}/orders/${id}`,
  });
  await setPayment(pool(), {
    id,
    method,
    payment,
    reference: state.state === 'agreed' ? state.reference : null,
    instructions: state.state === 'agreed' ? state.instructions : null,
  });
  return state.state === 'elsewhere' ? state.href : null;
}
