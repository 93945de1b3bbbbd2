import { KeepersError } from '@plugins/kit/server';
import type { PaymentMethod } from '@plugins/kit/server/orders';
import { translator } from '@plugins/kit/server/texts';
import type Stripe from 'stripe';
import { openClient } from '../client';
import { isOldKey } from '../rules/age';
import { isTaken, leastOf, pageLines } from '../rules/amounts';
import { isKeptFailure, isOtherRequest } from '../rules/errors';
import { stateOf } from '../rules/session-state';
import { EXPAND, findSession } from './find-session';

type Order = Parameters<PaymentMethod['pay']>[0];

/** Throws REFUSED, in the payer's language, for a sum that Stripe does not charge. */
function requireSum({ total, locale, keep }: Order): void {
  if (isTaken(total, keep)) return;
  const t = translator(locale);
  const least = leastOf(total.currency);
  const reason =
    least !== null && total.amount < least
      ? t('stripe.refused.tooSmall', { least: least / 100, currency: total.currency })
      : t('stripe.refused.sum');
  throw new KeepersError('REFUSED', { reason });
}

/** The page to create: the same for the same order, because Stripe compares it with what the key was used for. */
function sessionFor(order: Order): Stripe.Checkout.SessionCreateParams {
  const { id, total, lines, locale, payer, back, connection, commission } = order;
  const currency = total.currency.toLowerCase();
  const metadata = { payment: id, connection: connection?.id ?? '' };
  // Without `expires_at`, Stripe ends the page after a day by its own clock: ours may be days off, and a time beyond a day
  // is refused. The core closes the page when its time has come.
  const page = {
    // Cards alone, with the wallets of telephones: they are paid at once, or not at all.
    allowed_payment_method_types: ['card' as const],
    success_url: back,
    cancel_url: back,
    client_reference_id: id,
    customer_email: payer.email,
    // Stripe's page has no Hebrew: `auto` is the browser's language, else English.
    locale: locale === 'he' ? ('auto' as const) : locale,
    // A kept card is charged later as its customer's.
    ...(order.keep && { customer_creation: 'always' as const }),
  };
  if (total.amount === 0)
    return {
      ...page,
      mode: 'setup',
      currency,
      metadata: { ...metadata, currency },
      setup_intent_data: { metadata },
    };
  const fee = connection?.mode === 'connect' && commission ? commission.amount : 0;
  return {
    ...page,
    mode: 'payment',
    metadata,
    line_items: pageLines(lines, total.amount, translator(locale)('stripe.order')).map(
      ({ name, quantity, unit }) => ({
        quantity,
        price_data: { currency, unit_amount: unit, product_data: { name } },
      }),
    ),
    payment_intent_data: {
      metadata,
      ...(fee > 0 && { application_fee_amount: fee }),
      ...(order.keep && { setup_future_usage: 'off_session' }),
    },
  };
}

/**
 * Creates the page of a payment, or returns the state of the one that exists. The payment's id is the idempotency key, so
 * asking again gives the same page. Throws REFUSED for a sum that Stripe does not charge.
 */
export async function payBySession(order: Order) {
  requireSum(order);
  const { stripe, at } = await openClient(order.connection);
  const find = async () => {
    const found = await findSession(stripe, at, order.id);
    return found && stateOf(found);
  };
  // A key that Stripe has forgotten would make a second page beside one that may be paid.
  const known = isOldKey(order.id, Date.now()) ? await find() : null;
  if (known) return known;
  const create = async (key: string) => {
    const { id, url } = await stripe.checkout.sessions.create(sessionFor(order), {
      ...at,
      idempotencyKey: key,
    });
    return { id, url };
  };
  const made = await create(order.id).catch(async (error: unknown) => {
    if (isOtherRequest(error)) return null;
    if (!isKeptFailure(error)) throw error;
    // The key repeats a failure for a day. No page of it reached anyone, so another key is safe once none is found.
    return (await findSession(stripe, at, order.id)) ?? create(`${order.id}:2`);
  });
  if (made?.url) {
    // A repeated answer is a copy of the first: the page may be paid or ended by now.
    return stateOf(await stripe.checkout.sessions.retrieve(made.id, { expand: EXPAND }, at));
  }
  const found = await find();
  if (!found) throw new Error(`Stripe knows the key of payment ${order.id}, and no page of it`);
  return found;
}
