import { defineFeatureServer } from '@plugins/kit/server';
import { endpoints } from './endpoints';
import { readConnection } from './operations/read-connection';
import { stripeCards } from './payment-method';

/** The server half: the payment method, and connecting an account. */
export const stripe = defineFeatureServer({
  id: 'stripe',
  endpoints,
  paymentMethods: [stripeCards],
  // An operator connects the platform's, as the endpoints have it.
  screenData: { payments: ({ account, role }) => readConnection(role === 'operator' ? null : account) },
});
