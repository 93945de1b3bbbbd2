import type { PaymentMethod } from '@plugins/kit/server/orders';
import type Stripe from 'stripe';

type State = Awaited<ReturnType<PaymentMethod['pay']>>;
type Sum = Extract<State, { state: 'paid' }>['paid'];

/** A sum in minor units, in a currency's upper-case code; the core refuses a currency it does not know. */
const sum = (amount: number, currency: string): Sum => ({
  amount,
  currency: currency.toUpperCase() as Sum['currency'],
});

const whole = <T extends object>(one: string | T | null | undefined): T | null =>
  typeof one === 'object' ? one : null;

/** What Stripe itself keeps of a charge; null while it is unknown or in another currency than the charge. */
function feeOf(charge: Stripe.Charge | null): number | null {
  const line = whole(charge?.balance_transaction);
  if (!charge || !line || line.currency !== charge.currency) return null;
  return line.fee_details
    .filter(({ type }) => type !== 'application_fee')
    .reduce((all, { amount }) => all + amount, 0);
}

/**
 * Returns a payment's state from its Checkout Session, which was read with `payment_intent.latest_charge.balance_transaction`. Throws
 * where the session is complete and its money is still on the way.
 */
export function stateOf(session: Stripe.Checkout.Session): State {
  if (session.status === 'open' && session.url)
    return { state: 'elsewhere' as const, href: session.url, ref: session.id };
  if (session.status === 'expired') return { state: 'cancelled' as const };
  const intent = whole<Stripe.PaymentIntent>(session.payment_intent as Stripe.PaymentIntent | string | null);
  if (session.payment_status !== 'paid' || intent?.status !== 'succeeded')
    throw new Error(`${session.id} is ${session.status} and ${session.payment_status}: not paid yet`);
  const charge = whole<Stripe.Charge>(intent.latest_charge as Stripe.Charge | string | null);
  const fee = feeOf(charge);
  const back = charge?.amount_refunded ?? 0;
  const kept =
    intent.setup_future_usage && typeof intent.payment_method === 'string' && intent.payment_method;
  return {
    state: 'paid' as const,
    paid: sum(intent.amount_received, intent.currency),
    ref: session.id,
    ...(fee !== null && { fee: sum(fee, intent.currency) }),
    ...(kept && { kept }),
    ...(back > 0 && { refunded: sum(back, intent.currency) }),
  };
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
