import { holdsMoney } from '@plugins/kit/server/internal';
import { money, type PaymentMethod } from '@plugins/kit/server/orders';
import type { Connection } from './client';
import { chargeKept, forgetKept } from './operations/charge';
import { hearEvent, recentEvents } from './operations/hear';
import { closeSession, lookAtSession } from './operations/look';
import { payBySession } from './operations/pay';
import { readBalance } from './operations/read-balance';
import { refundBySession } from './operations/refund';
import { isTaken } from './rules/amounts';

/** Whether an account takes payments now: one of the platform's, once Stripe has checked it, while the platform's key is there. */
async function isOpen({ mode, settings }: Connection): Promise<boolean> {
  if (mode === 'own') return true;
  if (mode === 'collected' && !(await holdsMoney())) return false;
  return settings.active === 'yes' && (await money.connection(null, 'stripe')) !== null;
}

/** Cards on Stripe's own page (hosted Checkout): our pages load nothing of Stripe, and no card number reaches us. */
export const stripeCards: PaymentMethod = {
  id: 'stripe',
  label: 'stripe.cards',
  takes: async ({ connection, total, keep }) =>
    connection !== null && (await isOpen(connection)) && isTaken(total, keep),
  pay: (order) => payBySession(order),
  look: (question) => lookAtSession(question),
  close: (question) => closeSession(question),
  charge: (order) => chargeKept(order),
  forget: forgetKept,
  refund: (wanted) => refundBySession(wanted),
  hear: hearEvent,
  recent: recentEvents,
  balance: readBalance,
};
