import { env } from '@plugins/kit/server/internal';
import { money, type PaymentMethod } from '@plugins/kit/server/orders';
import type Stripe from 'stripe';

/** The version of Stripe's API that everything here is written for, also the events of our webhook endpoints. */
export const API_VERSION = '2026-10-28.endive';

/** An opened connection, as the core hands it over. */
export type Connection = NonNullable<Parameters<PaymentMethod['pay']>[0]['connection']>;

/** Milliseconds Stripe has for an answer: below the 20 seconds the core waits. */
const PATIENCE = 15_000;

/**
 * Returns a client for a key. `STRIPE_API_BASE` names another server in tests. The core asks again under the same key,
 * so the client retries nothing.
 */
export async function clientOf(key: string): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const base = env().stripe.apiBase;
  const at = base === undefined ? null : new URL(base);
  return new Client(key, {
    apiVersion: API_VERSION,
    maxNetworkRetries: 0,
    timeout: PATIENCE,
    telemetry: false,
    appInfo: { name: 'Keepers' },
    ...(at && {
      host: at.hostname,
      port: Number(at.port || (at.protocol === 'http:' ? 80 : 443)),
      protocol: at.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  });
}

/** An open connection's client, and the options that name a connected account. */
export async function openClient(
  connection: Connection | null,
): Promise<{ stripe: Stripe; at: { stripeAccount?: string } }> {
  // An account of the platform's has no key of its own, so that a new key of the platform's counts for all of them.
  const holder =
    connection && connection.mode !== 'own' ? await money.connection(null, 'stripe') : connection;
  const key = holder?.settings.key;
  if (!connection || !key) throw new Error('there is no key of Stripe for this payment');
  const stripe = await clientOf(key);
  const account = connection.mode === 'connect' ? connection.provider : null;
  return { stripe, at: account ? { stripeAccount: account } : {} };
}
