import type { PaymentMethod } from '@plugins/kit/server/orders';
import type Stripe from 'stripe';
import { openClient } from '../client';
import { isMissing, refusalCode } from '../rules/errors';
import { intentState, whole } from '../rules/intent-state';
import { stateOf } from '../rules/session-state';
import { readIntent } from './charge';
import { EXPAND, findSession } from './find-session';
import { readDispute } from './read-dispute';

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
  const { kept } = question;
  if (kept !== undefined) {
    const intent = await readIntent(stripe, at, { ...question, kept });
    return intent && intentState(intent, await readDispute(stripe, at, intent));
  }
  const session = await readSession(stripe, at, question);
  if (!session) return null;
  const intent = whole<Stripe.PaymentIntent>(session.payment_intent as Stripe.PaymentIntent | string | null);
  return stateOf(session, await readDispute(stripe, at, intent));
}

/** Ends a payment's page and returns the state then: paid, where the payer was quicker. */
export async function closeSession(question: Question) {
  if (question.kept !== undefined) return lookAtSession(question);
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
