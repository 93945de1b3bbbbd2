import type { PaymentMethod } from '@plugins/kit/server/orders';
import { clientOf, openClient } from '../client';
import { EVENTS, readEvent } from '../rules/read-event';

/** Seconds between the signing of an event and its arrival. */
const TOLERANCE = 300;

/** Verifies an event by its raw bytes and returns what it is about. Throws for a wrong or old signature. */
export const hearEvent: NonNullable<PaymentMethod['hear']> = async ({ raw, headers, connection }) => {
  const { webhooks } = await clientOf(connection.settings.key ?? 'none');
  const header = headers.get('stripe-signature') ?? '';
  const event = webhooks.constructEvent(raw, header, connection.hearing ?? '', TOLERANCE);
  return readEvent(event, connection);
};

/** Returns the events since a time, oldest first: Stripe lists those of 30 days. */
export const recentEvents: NonNullable<PaymentMethod['recent']> = async ({ connection, since }) => {
  const { stripe, at } = await openClient(connection);
  const heard: ReturnType<typeof readEvent>[] = [];
  const created = { gte: Math.floor(since.getTime() / 1000) };
  for await (const event of stripe.events.list({ created, types: [...EVENTS], limit: 100 }, at))
    heard.push(readEvent(event, connection));
  return heard.reverse();
};
