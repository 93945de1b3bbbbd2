import type Stripe from 'stripe';
import { isForbidden } from '../rules/errors';
import { whole } from '../rules/intent-state';

/**
 * Reads the newest dispute about an intent's charge; null where there is none, or where the studio's key may not read
 * disputes: the payment stays paid then.
 */
export async function readDispute(
  stripe: Stripe,
  at: { stripeAccount?: string },
  intent: Stripe.PaymentIntent | null,
): Promise<Stripe.Dispute | null> {
  const charge = whole<Stripe.Charge>(intent?.latest_charge as Stripe.Charge | string | null | undefined);
  if (!intent || !charge?.disputed) return null;
  try {
    const { data } = await stripe.disputes.list({ payment_intent: intent.id, limit: 1 }, at);
    return data[0] ?? null;
  } catch (error) {
    if (isForbidden(error)) return null;
    throw error;
  }
}
