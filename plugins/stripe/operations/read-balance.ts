import type { PaymentMethod } from '@plugins/kit/server/orders';
import type Stripe from 'stripe';
import { openClient } from '../client';
import { whole } from '../rules/intent-state';
import { paymentIn } from '../rules/read-event';

type Line = Awaited<ReturnType<NonNullable<PaymentMethod['balance']>>>[number];
type Source = { object?: string; metadata?: Stripe.Metadata | null; payment_intent?: unknown };

const KINDS: Readonly<Record<string, Line['kind']>> = {
  charge: 'payment',
  refund: 'refund',
  dispute: 'dispute',
};

const idOf = (one: unknown): string | null =>
  typeof one === 'string' ? one : ((one as { id?: string } | null)?.id ?? null);

/**
 * Reads the lines of an account's balance between two times that are about payments of this connection. A dispute, and a
 * refund made at Stripe, carry none of our metadata: their intent does.
 */
export const readBalance: NonNullable<PaymentMethod['balance']> = async ({ connection, since, until }) => {
  const { stripe, at } = await openClient(connection);
  const intents = new Map<string, Promise<Stripe.Metadata>>();
  const metadataOf = async (source: Source): Promise<Stripe.Metadata | null> => {
    if (source.metadata?.payment) return source.metadata;
    const intent = idOf(source.payment_intent);
    if (!intent) return null;
    const known =
      intents.get(intent) ?? stripe.paymentIntents.retrieve(intent, {}, at).then(({ metadata }) => metadata);
    intents.set(intent, known);
    return known;
  };
  const seconds = (time: Date) => Math.floor(time.getTime() / 1000);
  const created = { gte: seconds(since), lt: seconds(until) };
  const found: Line[] = [];
  for await (const line of stripe.balanceTransactions.list(
    { created, limit: 100, expand: ['data.source'] },
    at,
  )) {
    const source = whole(line.source as Source | string | null);
    const payment = source && paymentIn(await metadataOf(source), connection.id);
    if (!source || !payment) continue;
    found.push({
      line: line.id,
      kind: KINDS[source.object ?? ''] ?? 'other',
      payment,
      net: line.net,
      currency: line.currency.toUpperCase() as Line['currency'],
      at: new Date(line.created * 1000),
    });
  }
  return found;
};
