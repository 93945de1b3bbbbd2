import type { PaymentMethod } from '@plugins/kit/server/orders';
import type Stripe from 'stripe';
import { paidOf, sum, whole } from './intent-state';
import { keptOf } from './kept-card';

type State = Awaited<ReturnType<PaymentMethod['pay']>>;

/**
 * Returns a payment's state from its Checkout Session, which was read with `payment_intent.latest_charge.balance_transaction`. Throws
 * where the session is complete and its money is still on the way.
 */
export function stateOf(session: Stripe.Checkout.Session, disputed: Stripe.Dispute | null = null): State {
  if (session.status === 'open' && session.url)
    return { state: 'elsewhere' as const, href: session.url, ref: session.id };
  if (session.status === 'expired') return { state: 'cancelled' as const };
  if (session.mode === 'setup') return setupState(session);
  const intent = whole<Stripe.PaymentIntent>(session.payment_intent as Stripe.PaymentIntent | string | null);
  if (session.payment_status !== 'paid' || intent?.status !== 'succeeded')
    throw new Error(`${session.id} is ${session.status} and ${session.payment_status}: not paid yet`);
  const kept = intent.setup_future_usage ? keptOf(intent.customer, intent.payment_method) : undefined;
  return { ...paidOf(intent, disputed), ref: session.id, ...(kept && { kept }) };
}

/** The state of a complete page that only keeps a card: nothing is paid. */
function setupState(session: Stripe.Checkout.Session): State {
  const setup = whole<Stripe.SetupIntent>(session.setup_intent as Stripe.SetupIntent | string | null);
  if (setup?.status !== 'succeeded')
    throw new Error(`${session.id} is ${session.status}: no card is kept yet`);
  const kept = keptOf(setup.customer ?? session.customer, setup.payment_method);
  const currency = session.currency ?? session.metadata?.currency ?? '';
  return { state: 'paid' as const, paid: sum(0, currency), ref: session.id, ...(kept && { kept }) };
}

/** Returns a refund's state: money on its way back is `asked`. */
export function refundState({ id, status, failure_reason }: Stripe.Refund) {
  if (status === 'failed' || status === 'canceled')
    return { state: 'failed' as const, reason: failure_reason ?? status };
  return { state: status === 'succeeded' ? ('done' as const) : ('asked' as const), ref: id };
}

const RANK: Readonly<Record<string, number>> = { complete: 0, open: 1, expired: 2 };

/** Returns the session that counts of several for one payment: a paid one before an open one before an ended one. */
export const newestOf = (sessions: Stripe.Checkout.Session[]): Stripe.Checkout.Session | null =>
  sessions.toSorted((a, b) => (RANK[a.status ?? ''] ?? 3) - (RANK[b.status ?? ''] ?? 3))[0] ?? null;
