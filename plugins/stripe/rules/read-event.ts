import type Stripe from 'stripe';

/** The events that are a reason to look at a payment. */
export const EVENTS = [
  'checkout.session.completed',
  'checkout.session.expired',
  'charge.dispute.closed',
  'charge.dispute.created',
  'charge.dispute.funds_reinstated',
  'charge.dispute.funds_withdrawn',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[];

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the payment that metadata of ours name, if it is of this connection; null for others'. */
export function paymentIn(metadata: Stripe.Metadata | null | undefined, connection: string): string | null {
  const payment = metadata?.payment ?? '';
  return metadata?.connection === connection && UUID.test(payment) ? payment : null;
}

/**
 * Returns what an event is about: our payment, where its metadata name it and this connection; never a state.
 * Another program may use the same account: its objects carry no metadata of ours. `metadata`: of the object itself, or
 * of what it is about.
 */
export function readEvent(
  event: Stripe.Event,
  connection: { id: string; mode: string; provider: string | null },
  metadata = (event.data.object as { metadata?: Record<string, string> | null }).metadata,
) {
  const payment = paymentIn(metadata, connection.id);
  const provider = event.account ?? connection.provider;
  const foreign = connection.provider !== null && provider !== connection.provider;
  return {
    event: event.id,
    type: event.type,
    payment: !foreign && payment ? { id: payment } : null,
    provider,
  };
}
