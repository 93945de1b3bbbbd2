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

/** Whether an event is about an account that is connected to the platform's. */
export const isOfStudio = (
  event: Stripe.Event,
  { provider, settings }: { provider: string | null; settings?: Readonly<Record<string, string>> },
): boolean =>
  settings?.connectSecret !== undefined && event.account !== undefined && event.account !== provider;

/**
 * Returns what an event is about: our payment, where its metadata name it and this connection; never a state.
 * Another program may use the same account: its objects carry no metadata of ours. `metadata`: of the object itself, or
 * of what it is about.
 */
export function readEvent(
  event: Stripe.Event,
  connection: {
    id: string;
    mode: string;
    provider: string | null;
    settings?: Readonly<Record<string, string>>;
  },
  metadata = (event.data.object as { metadata?: Record<string, string> | null }).metadata,
) {
  const provider = event.account ?? connection.provider;
  const named = (metadata?.connection ?? '') as string;
  // The platform hears of its studios' accounts: the core compares the payment's connection with the account of the event.
  const holds =
    connection.settings?.collects === 'yes' && event.account === undefined && named !== connection.id;
  const ofStudio = (holds || isOfStudio(event, connection)) && UUID.test(named);
  const payment = paymentIn(metadata, ofStudio ? named : connection.id);
  if (ofStudio)
    return { event: event.id, type: event.type, payment: payment ? { id: payment } : null, provider };
  const foreign = connection.provider !== null && provider !== connection.provider;
  return {
    event: event.id,
    type: event.type,
    payment: !foreign && payment ? { id: payment } : null,
    provider,
  };
}
