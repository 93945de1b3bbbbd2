import type { PaymentMethod } from '@plugins/kit/server/orders';
import type Stripe from 'stripe';
import { openClient } from '../client';
import { isMissing, refusalCode } from '../rules/errors';
import { stateOf } from '../rules/session-state';
import { EXPAND, findSession } from './find-session';

type Question = Parameters<NonNullable<PaymentMethod['look']>>[0];

/** Reads a payment's session; null where there is none, or where it is another payment's. */
export async function readSession(
  stripe: Stripe,
  at: { stripeAccount?: string },
  { id, ref }: Pick<Question, 'id' | 'ref'>,
): Promise<Stripe.Checkout.Session | null> {
  if (ref === null) return findSession(stripe, at, id);
  const session = await stripe.checkout.sessions
    .retrieve(ref, { expand: EXPAND }, at)
    .catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
  return session?.client_reference_id === id ? session : null;
}

/** Returns a payment's state now; null for a payment Stripe does not know. */
export async function lookAtSession(question: Question) {
  const { stripe, at } = await openClient(question.connection);
  const session = await readSession(stripe, at, question);
  return session && stateOf(session);
}

/** Ends a payment's page and returns the state then: paid, where the payer was quicker. */
export async function closeSession(question: Question) {
  const { stripe, at } = await openClient(question.connection);
  const session = await readSession(stripe, at, question);
  if (session?.status !== 'open') return session && stateOf(session);
  try {
    return stateOf(await stripe.checkout.sessions.expire(session.id, {}, at));
  } catch (error) {
    if (refusalCode(error) === null) throw error;
    const now = await readSession(stripe, at, { ...question, ref: session.id });
    return now && stateOf(now);
  }
}
