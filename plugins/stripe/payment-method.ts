import type { PaymentMethod } from '@plugins/kit/server/orders';
import { hearEvent, recentEvents } from './operations/hear';
import { closeSession, lookAtSession } from './operations/look';
import { payBySession } from './operations/pay';
import { refundBySession } from './operations/refund';
import { isCharged } from './rules/amounts';

/** Cards on Stripe's own page (hosted Checkout): our pages load nothing of Stripe, and no card number reaches us. */
export const stripeCards: PaymentMethod = {
  id: 'stripe',
  label: 'stripe.cards',
  takes: async ({ connection, total }) => connection !== null && isCharged(total),
  pay: (order) => payBySession(order),
  look: (question) => lookAtSession(question),
  close: (question) => closeSession(question),
  refund: (wanted) => refundBySession(wanted),
  hear: hearEvent,
  recent: recentEvents,
};
