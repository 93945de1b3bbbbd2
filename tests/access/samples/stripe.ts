import type { Sample } from '../samples';

/** Requests of the endpoints that connect Stripe. The key is refused by its form, so no request leaves this machine. */
export const STRIPE_SAMPLES: Record<string, () => Sample> = {
  'stripe.connection': () => ({ global: true }),
  'stripe.connect': () => ({ body: { key: 'sk_test_no_restricted_key' }, global: true }),
  'stripe.offer': () => ({ body: { on: false }, global: true }),
  'stripe.collect': () => ({ global: true }),
  'stripe.onboard': () => ({ global: true }),
  'stripe.disconnect': () => ({ global: true }),
};
