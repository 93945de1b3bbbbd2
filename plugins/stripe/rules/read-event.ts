import type Stripe from 'stripe';

/** The events that are a reason to look at a payment. */
export const EVENTS = [
  'checkout.session.completed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[];

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Returns what an event is about: our payment, where its metadata name it and this connection; never a state.
 * Another program may use the same account: its objects carry no metadata of ours.
 */
export function readEvent(
  event: Stripe.Event,
  connection: { id: string; mode: string; provider: string | null },
) {
  const { metadata } = event.data.object as { metadata?: Record<string, string> | null };
  const payment = metadata?.payment ?? '';
  const provider = event.account ?? connection.provider;
  const foreign = connection.provider !== null && provider !== connection.provider;
  const ours = !foreign && metadata?.connection === connection.id && UUID.test(payment);
  return { event: event.id, type: event.type, payment: ours ? { id: payment } : null, provider };
}
