import type { PaymentMethod } from '@plugins/kit/server/orders';
import type Stripe from 'stripe';
import { type Connection, clientOf, openClient } from '../client';
import { EVENTS, isOfStudio, readEvent } from '../rules/read-event';

/** Seconds between the signing of an event and its arrival. */
const TOLERANCE = 300;

/** Verifies an event by its raw bytes and returns what it is about. Throws for a wrong or old signature. */
export const hearEvent: NonNullable<PaymentMethod['hear']> = async ({ raw, headers, connection }) => {
  const { webhooks } = await clientOf(connection.settings.key ?? 'none');
  const header = headers.get('stripe-signature') ?? '';
  const read = (secret: string | undefined) => webhooks.constructEvent(raw, header, secret ?? '', TOLERANCE);
  try {
    return await readNamed(read(connection.hearing ?? undefined), connection);
  } catch (error) {
    // Events of accounts connected to the platform's come by an endpoint with a secret of its own.
    const { connectSecret } = connection.settings;
    if (!connectSecret) throw error;
    return readNamed(read(connectSecret), connection);
  }
};

/**
 * Reads what an event is about. A dispute carries none of our metadata: the payment is named by the intent it is about,
 * which is read at Stripe.
 */
async function readNamed(event: Stripe.Event, connection: Connection) {
  if (!event.type.startsWith('charge.dispute.')) return readEvent(event, connection);
  const { payment_intent } = event.data.object as Stripe.Dispute;
  const id = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
  if (!id) return readEvent(event, connection);
  const { stripe, at: own } = await openClient(connection);
  const at = isOfStudio(event, connection) ? { stripeAccount: event.account as string } : own;
  const intent = await stripe.paymentIntents.retrieve(id, {}, at);
  return readEvent(event, connection, intent.metadata);
}

/** Returns the events since a time, oldest first: Stripe lists those of 30 days. */
export const recentEvents: NonNullable<PaymentMethod['recent']> = async ({ connection, since }) => {
  const { stripe, at } = await openClient(connection);
  const heard: ReturnType<typeof readEvent>[] = [];
  const created = { gte: Math.floor(since.getTime() / 1000) };
  for await (const event of stripe.events.list({ created, types: [...EVENTS], limit: 100 }, at))
    heard.push(await readNamed(event, connection));
  return heard.reverse();
};
