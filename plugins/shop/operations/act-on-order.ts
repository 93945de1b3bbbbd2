import { enqueue, KeepersError } from '@plugins/kit/server';
import { transaction } from '@plugins/kit/server/database';
import { money } from '@plugins/kit/server/orders';
import { requireAllowed } from '@plugins/kit/server/rules';
import { returnCoupon } from '../queries/coupons';
import { setState } from '../queries/orders';
import { lockOrder, type OrderRow } from '../queries/read-orders';
import { decideAct, type OrderAct, type OrderState } from '../rules/order';
import { ORDER_MAILS } from './mails-job';

/** Seconds until the buyer is mailed that an order was sent: the studio may undo it meanwhile. */
const UNDO = 60;

/** The state after an act, as the locked order is paid or not. */
const AFTER: Record<'sent' | 'unsent' | 'cancelled', (order: OrderRow) => OrderState> = {
  sent: () => 'done',
  unsent: ({ paid_at }) => (paid_at ? 'paid' : 'open'),
  cancelled: () => 'cancelled',
};

/** Changes the state of an order by the studio, locked. */
async function move(id: string, act: keyof typeof AFTER): Promise<void> {
  await transaction(async (sql) => {
    const order = await lockOrder(sql, id);
    if (!order) throw new KeepersError('NOT_FOUND');
    const to = AFTER[act](order);
    if (order.state === to) return;
    requireAllowed(decideAct(order.state, act));
    const { sent_at: sent } = await setState(sql, { id, state: to });
    // The mail is of this mark: one that is undone, also if it is made again, is not mailed.
    if (sent)
      await enqueue(
        sql,
        ORDER_MAILS,
        { order: id, what: 'sent', sent: sent.toISOString() },
        { startAfter: UNDO },
      );
    if (to === 'cancelled' && order.coupon)
      await returnCoupon(sql, { account: order.account, code: order.coupon, credit: order.discount });
  });
}

/**
 * Does an act of the studio on its order. `paid` and `unpaid` are marks of its payment, also of an order that was sent,
 * which stays sent. Repeating changes nothing.
 * Throws STALE where the order's state does not allow it, and what `money` throws.
 */
export async function actOnOrder(order: OrderRow, act: OrderAct): Promise<void> {
  const { id, account, payment } = order;
  if (act === 'sent' || act === 'unsent') return move(id, act);
  if (act === 'cancelled') {
    // Its page is closed first: money that was faster keeps the order.
    if (payment && order.state === 'open') {
      const { state } = await money.cancel({ account, payment });
      if (state === 'paid') throw new KeepersError('STALE');
    }
    return move(id, act);
  }
  // Money that arrives after a cancellation reopens an order; the studio's own mark does not.
  if (!payment || order.state === 'cancelled') throw new KeepersError('STALE');
  if (act === 'paid') await money.markPaid({ account, payment });
  else await money.unmarkPaid({ account, payment });
}

/** Returns money of an order, all that is left by default. Throws REFUND_TOO_LARGE and what `money.refund` throws. */
export async function refundOrder(order: OrderRow, amount: number | undefined, by: string): Promise<void> {
  if (!order.payment) throw new KeepersError('STALE');
  await money.refund({
    account: order.account,
    payment: order.payment,
    ...(amount === undefined ? {} : { amount }),
    by,
  });
}

/** Looks at the payment of an open order, so that a paid one shows as paid. */
export async function lookAtOrder(order: OrderRow): Promise<{ href: string | null } | null> {
  if (order.state !== 'open' || !order.payment) return null;
  return money.look(order.payment);
}
