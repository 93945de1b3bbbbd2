import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { openStripe } from './conformance-client';

/** What charging kept cards, disputes and the comparison of balances rely on. */
const stripe = await openStripe();

/** A customer with a kept card. */
async function keep(method: string) {
  const customer = await stripe.customers.create({ email: 'noa@example.test', metadata: { payment: 'x' } });
  const card = await stripe.paymentMethods.attach(method, { customer: customer.id });
  return { customer: customer.id, card: card.id };
}
const later = ({ customer, card }: Awaited<ReturnType<typeof keep>>, payment: string = randomUUID()) =>
  ({
    amount: 5000,
    currency: 'usd',
    customer,
    payment_method: card,
    off_session: true,
    confirm: true,
    allowed_payment_method_types: ['card'],
    metadata: { payment },
  }) satisfies Stripe.PaymentIntentCreateParams;
const declineOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: Stripe.errors.StripeError) => [error.statusCode, error.code],
  );

describe('kept cards', () => {
  it('a page that only keeps a card has a setup intent and no sum', async () => {
    const customer = await stripe.customers.create({ email: 'noa@example.test' });
    const made = await stripe.checkout.sessions.create({
      mode: 'setup',
      customer: customer.id,
      currency: 'usd',
      success_url: 'https://photos.example.com/kept',
    });
    expect(made).toMatchObject({ mode: 'setup', status: 'open', amount_total: null });
    expect(made.setup_intent).toMatch(/^seti_/);
  });

  it('a kept card is charged without its owner, and found among its customer’s by our id', async () => {
    const kept = await keep('pm_card_visa');
    const payment = randomUUID();
    const made = await stripe.paymentIntents.create(later(kept, payment));
    expect([made.status, made.amount_received]).toEqual(['succeeded', 5000]);
    const { data } = await stripe.paymentIntents.list({ customer: kept.customer, limit: 100 });
    expect(data.filter(({ metadata }) => metadata?.payment === payment).map(({ id }) => id)).toEqual([
      made.id,
    ]);
  });

  it('a card that wants its owner, or fails later, is a decline with a code', async () => {
    const asks = await keep('pm_card_authenticationRequired');
    const refused = await declineOf(stripe.paymentIntents.create(later(asks)));
    expect(refused).toEqual([402, 'authentication_required']);
    const fails = await keep('pm_card_chargeCustomerFail');
    expect(await declineOf(stripe.paymentIntents.create(later(fails)))).toEqual([402, 'card_declined']);
  });

  it('a card that was forgotten is charged no more', async () => {
    const kept = await keep('pm_card_visa');
    expect((await stripe.paymentMethods.detach(kept.card)).customer).toBeNull();
    const [status] = (await declineOf(stripe.paymentIntents.create(later(kept)))) ?? [];
    expect(status).toBe(400);
  });
});

describe('disputes', () => {
  it('a disputed charge says so; the dispute names its sum and what the balance lost', async () => {
    const made = await stripe.paymentIntents.create(later(await keep('pm_card_createDispute')));
    const find = async () => (await stripe.disputes.list({ payment_intent: made.id, limit: 1 })).data[0];
    await expect.poll(find, { timeout: 20_000 }).toBeDefined();
    const dispute = (await find()) as Stripe.Dispute;
    expect(dispute).toMatchObject({ amount: 5000, currency: 'usd', status: 'needs_response' });
    const [line] = dispute.balance_transactions;
    expect(line?.amount).toBe(-5000);
    expect(line?.net).toBe(-5000 - (line?.fee ?? 0));
    const read = await stripe.paymentIntents.retrieve(made.id, { expand: ['latest_charge'] });
    expect((read.latest_charge as Stripe.Charge).disputed).toBe(true);
  });
});

describe('lines of the balance', () => {
  it('name their source: a charge with our metadata, a refund by its intent', async () => {
    const payment = randomUUID();
    const since = Math.floor(Date.now() / 1000) - 60;
    const made = await stripe.paymentIntents.create(later(await keep('pm_card_visa'), payment));
    await stripe.refunds.create({ payment_intent: made.id, amount: 1000 });
    const { data } = await stripe.balanceTransactions.list({
      created: { gte: since },
      limit: 100,
      expand: ['data.source'],
    });
    const sources = data.map(({ source, net }) => ({ ...(source as Stripe.Charge | Stripe.Refund), net }));
    const charge = sources.find((one) => one.object === 'charge' && one.metadata?.payment === payment);
    const refund = sources.find((one) => one.object === 'refund' && one.payment_intent === made.id);
    expect(charge?.net).toBeGreaterThan(0);
    expect(refund?.net).toBe(-1000);
  });
});
