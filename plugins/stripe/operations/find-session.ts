import type Stripe from 'stripe';
import { madeAt } from '../rules/age';
import { newestOf } from '../rules/session-state';

/** What is read of a session to know its payment's state. */
export const EXPAND = [
  'payment_intent.latest_charge.balance_transaction',
  'payment_intent.payment_method',
  'setup_intent.payment_method',
];

/** How far back a payment without a time in its id is searched: sessions live for a day. */
const DAY = 86_400_000;
const MINUTES = 300_000;
/** The most sessions that are read: those of a busy account in many days. */
const MOST = 5000;

/**
 * Finds a payment's session by our id in it, where its own id never reached us; null if there is none. Stripe cannot search for it, so
 * this reads the account's sessions since the payment began.
 */
export async function findSession(
  stripe: Stripe,
  at: { stripeAccount?: string },
  payment: string,
): Promise<Stripe.Checkout.Session | null> {
  const since = (madeAt(payment) ?? Date.now() - DAY) - MINUTES;
  const listed = stripe.checkout.sessions.list(
    { created: { gte: Math.floor(Math.min(since, Date.now()) / 1000) }, limit: 100 },
    at,
  );
  const found: Stripe.Checkout.Session[] = [];
  let read = 0;
  for await (const session of listed) {
    if (session.client_reference_id === payment) found.push(session);
    read += 1;
    if (read >= MOST) break;
  }
  const one = newestOf(found);
  return one && stripe.checkout.sessions.retrieve(one.id, { expand: EXPAND }, at);
}
