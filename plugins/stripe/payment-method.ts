import type { PaymentMethod } from '@plugins/kit/server/orders';
import { chargeKept, forgetKept } from './operations/charge';
import { hearEvent, recentEvents } from './operations/hear';
import { closeSession, lookAtSession } from './operations/look';
import { payBySession } from './operations/pay';
import { readBalance } from './operations/read-balance';
import { refundBySession } from './operations/refund';
import { isTaken } from './rules/amounts';

/** Cards on Stripe's own page (hosted Checkout): our pages load nothing of Stripe, and no card number reaches us. */
export const stripeCards: PaymentMethod = {
  id: 'stripe',
  label: 'stripe.cards',
  takes: async ({ connection, total, keep }) => connection !== null && isTaken(total, keep),
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
