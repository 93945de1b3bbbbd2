import type { PaymentMethod } from '@plugins/kit/server/orders';
import type Stripe from 'stripe';
import { openClient } from '../client';
import { isKeptFailure, refusalCode } from '../rules/errors';
import { refundState } from '../rules/session-state';
import { readIntent } from './charge';
import { readSession } from './look';

type At = { stripeAccount?: string };
type Wanted = Parameters<NonNullable<PaymentMethod['refund']>>[0];

/** Finds a refund by our id in it: an idempotency key alone is forgotten after a day. */
async function findRefund(
  stripe: Stripe,
  at: At,
  { intent, id }: { intent: string; id: string },
): Promise<Stripe.Refund | null> {
  for await (const refund of stripe.refunds.list({ payment_intent: intent, limit: 100 }, at))
    if (refund.metadata?.refund === id) return refund;
  return null;
}

/** The id of the intent that a payment was made with; null for one Stripe does not know. */
async function intentOf(stripe: Stripe, at: At, payment: Wanted['payment']): Promise<string | null> {
  const { kept } = payment;
  if (kept !== undefined) return (await readIntent(stripe, at, { ...payment, kept }))?.id ?? null;
  const { payment_intent } = (await readSession(stripe, at, payment)) ?? {};
  return typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null);
}

/** Returns money of a payment, or the state of that refund; failed, with Stripe's code, where it refuses. */
export async function refundBySession({ id, payment, amount, commissionBack }: Wanted) {
  const { stripe, at } = await openClient(payment.connection);
  const intent = await intentOf(stripe, at, payment);
  if (!intent) return { state: 'failed' as const, reason: 'payment_unknown' };
  const find = () => findRefund(stripe, at, { intent, id });
  const known = await find();
  if (known) return refundState(known);
  const create = (idempotencyKey: string) =>
    stripe.refunds.create(
      {
        payment_intent: intent,
        amount: amount.amount,
        metadata: { refund: id, payment: payment.id, connection: payment.connection?.id ?? '' },
        // An error where no fee was taken.
        ...(payment.connection?.mode === 'connect' &&
          commissionBack &&
          commissionBack.amount > 0 && { refund_application_fee: true }),
      },
      { ...at, idempotencyKey },
    );
  try {
    return refundState(
      await create(id).catch(async (error: unknown) => {
        if (!isKeptFailure(error)) throw error;
        return (await find()) ?? create(`${id}:2`);
      }),
    );
  } catch (error) {
    const reason = refusalCode(error);
    if (reason === null) throw error;
    return { state: 'failed' as const, reason };
  }
}
