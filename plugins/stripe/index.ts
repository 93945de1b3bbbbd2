import { defineFeature } from '@plugins/kit';

/** Payments by card, with the studio's own Stripe account. */
export const stripe = defineFeature({
  id: 'stripe',
  kit: 1,
  // Only the owner connects the account that receives the money; operators connect the platform's own.
  permissions: { 'stripe.connect': { owner: 'own', operator: 'all' } },
});
