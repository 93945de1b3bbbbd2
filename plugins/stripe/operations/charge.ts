import type { PaymentMethod } from '@plugins/kit/server/orders';
import { translator } from '@plugins/kit/server/texts';
import type Stripe from 'stripe';
import { openClient } from '../client';
import { isOldKey, madeAt } from '../rules/age';
import { isCharged, pageLines } from '../rules/amounts';
import { declineOf, isKeptFailure, isMissing } from '../rules/errors';
import { reasonOf } from '../rules/failure';
import { intentState } from '../rules/intent-state';
import { readKept } from '../rules/kept-card';

type Order = Parameters<NonNullable<PaymentMethod['charge']>>[0];
type State = Awaited<ReturnType<PaymentMethod['pay']>>;
type At = { stripeAccount?: string };

/** What is read of an intent to know its payment's state. */
const EXPAND = ['latest_charge.balance_transaction'];
const MINUTES = 300_000;

const failed = (reason: string) => ({ state: 'failed' as const, reason });

/** Finds a charge by our id in it, among those of its customer: an idempotency key alone is forgotten after a day. */
async function findIntent(
  stripe: Stripe,
  at: At,
  { id, customer }: { id: string; customer: string },
): Promise<Stripe.PaymentIntent | null> {
  const made = madeAt(id);
  const since = Math.min(made ?? 0, Date.now()) - MINUTES;
  const created = made === null ? {} : { created: { gte: Math.floor(since / 1000) } };
  for await (const one of stripe.paymentIntents.list({ customer, limit: 100, ...created }, at))
    if (one.metadata?.payment === id) return stripe.paymentIntents.retrieve(one.id, { expand: EXPAND }, at);
  return null;
}

/** Reads the intent of a charge; null where there is none, or where it is another payment's. */
export async function readIntent(
  stripe: Stripe,
  at: At,
  { id, ref, kept }: { id: string; ref: string | null; kept: string },
): Promise<Stripe.PaymentIntent | null> {
  const card = readKept(kept);
  if (ref === null) return card && findIntent(stripe, at, { id, customer: card.customer });
  const intent = await stripe.paymentIntents.retrieve(ref, { expand: EXPAND }, at).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  return intent?.metadata?.payment === id ? intent : null;
}

function intentFor(
  order: Order,
  card: { customer: string; method: string },
): Stripe.PaymentIntentCreateParams {
  const { id, total, lines, locale, connection, commission } = order;
  const fee = connection?.mode === 'connect' && commission ? commission.amount : 0;
  const [first] = pageLines(lines, total.amount, translator(locale)('stripe.order'));
  return {
    amount: total.amount,
    currency: total.currency.toLowerCase(),
    customer: card.customer,
    payment_method: card.method,
    // The payer is absent: a bank that wants them declines, and a page is begun instead.
    off_session: true,
    confirm: true,
    allowed_payment_method_types: ['card'],
    metadata: { payment: id, connection: connection?.id ?? '' },
    ...(first && { description: first.name }),
    ...(fee > 0 && { application_fee_amount: fee }),
  };
}

/**
 * Charges a kept card. The payment's id is the idempotency key, so asking again charges once. Throws where Stripe did not
 * answer or has not decided.
 */
export async function chargeKept(order: Order): Promise<State> {
  const card = readKept(order.kept);
  if (!card) return failed('card_gone');
  if (!isCharged(order.total)) return failed('refused');
  const { stripe, at } = await openClient(order.connection);
  const find = () => findIntent(stripe, at, { id: order.id, customer: card.customer });
  // A key that Stripe has forgotten would charge a second time.
  const known = isOldKey(order.id, Date.now()) ? await find() : null;
  if (known) return intentState(known);
  const create = (idempotencyKey: string) =>
    stripe.paymentIntents.create({ ...intentFor(order, card), expand: EXPAND }, { ...at, idempotencyKey });
  try {
    const made = await create(order.id).catch(async (error: unknown) => {
      if (!isKeptFailure(error)) throw error;
      // The key repeats a failure for a day. Another one is safe once no charge of this payment is found.
      return (await find()) ?? create(`${order.id}:2`);
    });
    // A repeated answer is a copy of the first: it may have been returned by now.
    return intentState(await stripe.paymentIntents.retrieve(made.id, { expand: EXPAND }, at));
  } catch (error) {
    const declined = declineOf(error);
    if (declined) return failed(reasonOf(declined));
    throw error;
  }
}

/** Forgets a kept card at Stripe; one that is gone is no error. */
export const forgetKept: NonNullable<PaymentMethod['forget']> = async ({ kept, connection }) => {
  const card = readKept(kept);
  if (!card) return;
  const { stripe, at } = await openClient(connection);
  await stripe.paymentMethods.detach(card.method, {}, at).catch((error: unknown) => {
    if (!declineOf(error)) throw error;
  });
};
