import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { clientOf, openStripe } from './conformance-client';
import { API_VERSION } from './state';

/** What paying on a page, refunding and hearing rely on. */
const stripe = await openStripe();

const soon = () => Math.floor(Date.now() / 1000) + 3600;
const order = (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) => ({
  mode: 'payment' as const,
  success_url: 'https://photos.example.com/paid',
  line_items: [
    { quantity: 2, price_data: { currency: 'usd', unit_amount: 1250, product_data: { name: 'Print' } } },
  ],
  ...more,
});
const charge = (method: string, more: Partial<Stripe.PaymentIntentCreateParams> = {}) => ({
  amount: 5000,
  currency: 'usd',
  confirm: true,
  payment_method: method,
  allowed_payment_method_types: ['card' as const],
  ...more,
});

/** The error of a call; fails if there is none. */
async function errorOf(asked: Promise<unknown>): Promise<InstanceType<typeof Stripe.errors.StripeError>> {
  const error = await asked.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error(`no Stripe error: ${String(error)}`);
  return error;
}

describe('keys', () => {
  it('an unknown key is an authentication error (401)', async () => {
    const error = await errorOf(clientOf('sk_test_unknown').accounts.retrieveCurrent());
    expect([error.statusCode, error.type]).toEqual([401, 'StripeAuthenticationError']);
  });

  it('a key shows its account, with country and whether it may charge', async () => {
    const account = await stripe.accounts.retrieveCurrent();
    expect(account.id).toMatch(/^acct_/);
    expect(typeof account.charges_enabled).toBe('boolean');
  });
});

describe('checkout sessions', () => {
  it('a new session is open and unpaid, with the sum, a page, our reference and metadata', async () => {
    const payment = randomUUID();
    const made = await stripe.checkout.sessions.create(
      order({ client_reference_id: payment, metadata: { payment }, expires_at: soon(), locale: 'en' }),
    );
    expect(made).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 2500,
      currency: 'usd',
      client_reference_id: payment,
      metadata: { payment },
      payment_intent: null,
    });
    expect(made.url).toMatch(/^https?:/);
    const read = await stripe.checkout.sessions.retrieve(made.id, { expand: ['line_items'] });
    expect(read.line_items?.data.map(({ amount_total }) => amount_total)).toEqual([2500]);
  });

  it('a session that was expired has no page, and is expired once', async () => {
    const made = await stripe.checkout.sessions.create(order());
    const ended = await stripe.checkout.sessions.expire(made.id);
    expect([ended.status, ended.url]).toEqual(['expired', null]);
    expect((await errorOf(stripe.checkout.sessions.expire(made.id))).statusCode).toBe(400);
  });

  it.each([
    ['29 minutes', 29 * 60],
    ['25 hours', 25 * 3600],
  ])('a session that lives %s is refused', async (_words, seconds) => {
    const expires_at = Math.floor(Date.now() / 1000) + seconds;
    const error = await errorOf(stripe.checkout.sessions.create(order({ expires_at })));
    expect([error.statusCode, error.param]).toEqual([400, 'expires_at']);
  });

  it('Hebrew is no language of the page', async () => {
    const error = await errorOf(stripe.checkout.sessions.create(order({ locale: 'he' })));
    expect([error.statusCode, error.param]).toEqual([400, 'locale']);
  });

  it('an unknown parameter is refused by name', async () => {
    const wrong = { ...order(), nonsense: 'yes' } as Stripe.Checkout.SessionCreateParams;
    const error = await errorOf(stripe.checkout.sessions.create(wrong));
    expect([error.code, error.param]).toEqual(['parameter_unknown', 'nonsense']);
  });

  it('the list of payment methods is a filter; the former parameter is refused', async () => {
    const made = await stripe.checkout.sessions.create(order({ allowed_payment_method_types: ['card'] }));
    expect(made.payment_method_types).toEqual(['card']);
    const former = { ...order(), payment_method_types: ['card'] } as Stripe.Checkout.SessionCreateParams;
    expect((await errorOf(stripe.checkout.sessions.create(former))).statusCode).toBe(400);
  });

  it('a sum below the minimum is refused', async () => {
    const line = {
      quantity: 1,
      price_data: { currency: 'usd', unit_amount: 10, product_data: { name: 'x' } },
    };
    const error = await errorOf(stripe.checkout.sessions.create(order({ line_items: [line] })));
    expect([error.statusCode, error.code]).toEqual([400, 'amount_too_small']);
  });

  it('an unknown session is missing (404)', async () => {
    const error = await errorOf(stripe.checkout.sessions.retrieve('cs_test_unknown'));
    expect([error.statusCode, error.code]).toEqual([404, 'resource_missing']);
  });

  it('sessions are listed newest first, by time and page by page', async () => {
    const since = Math.floor(Date.now() / 1000) - 5;
    const made = [];
    for (const at of [1, 2, 3])
      made.push((await stripe.checkout.sessions.create(order({ metadata: { at } }))).id);
    const found: string[] = [];
    for await (const one of stripe.checkout.sessions.list({ created: { gte: since }, limit: 1 })) {
      found.push(one.id);
      if (found.length === 3) break;
    }
    expect(new Set(found)).toEqual(new Set(made));
  });
});

describe('idempotency keys', () => {
  it('the same key and parameters give the same session, marked as a repetition', async () => {
    const idempotencyKey = randomUUID();
    const first = await stripe.checkout.sessions.create(order(), { idempotencyKey });
    const again = await stripe.checkout.sessions.create(order(), { idempotencyKey });
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  });

  it('the same key with other parameters is refused', async () => {
    const idempotencyKey = randomUUID();
    await stripe.checkout.sessions.create(order(), { idempotencyKey });
    const error = await errorOf(stripe.checkout.sessions.create(order({ locale: 'de' }), { idempotencyKey }));
    expect([error.statusCode, error.type]).toEqual([400, 'StripeIdempotencyError']);
  });

  it('a request that failed its checks leaves the key free', async () => {
    const idempotencyKey = randomUUID();
    await errorOf(stripe.checkout.sessions.create(order({ locale: 'he' }), { idempotencyKey }));
    expect((await stripe.checkout.sessions.create(order(), { idempotencyKey })).status).toBe('open');
  });

  it('a declined charge is repeated by its key', async () => {
    const idempotencyKey = randomUUID();
    const decline = () =>
      errorOf(stripe.paymentIntents.create(charge('pm_card_visa_chargeDeclined'), { idempotencyKey }));
    const [first, again] = [await decline(), await decline()];
    expect([first.statusCode, first.code, first.decline_code]).toEqual([
      402,
      'card_declined',
      'generic_decline',
    ]);
    expect(again.payment_intent?.id).toBe(first.payment_intent?.id);
  });
});

describe('charges and refunds', () => {
  it('a charge has a balance line with what Stripe keeps', async () => {
    const intent = await stripe.paymentIntents.create(
      charge('pm_card_visa', { expand: ['latest_charge.balance_transaction'] }),
    );
    expect([intent.status, intent.amount_received]).toEqual(['succeeded', 5000]);
    const paid = intent.latest_charge as Stripe.Charge;
    const line = paid.balance_transaction as Stripe.BalanceTransaction;
    expect(line.amount).toBe(5000);
    expect(line.fee).toBeGreaterThan(0);
    expect(line.net).toBe(line.amount - line.fee);
  });

  it('refunds add up to the charge; one beyond it and one after it are refused', async () => {
    const { id: payment_intent } = await stripe.paymentIntents.create(charge('pm_card_visa'));
    const part = await stripe.refunds.create({ payment_intent, amount: 2000, metadata: { refund: 'a' } });
    expect([part.status, part.amount]).toEqual(['succeeded', 2000]);
    expect((await errorOf(stripe.refunds.create({ payment_intent, amount: 3001 }))).statusCode).toBe(400);
    await stripe.refunds.create({ payment_intent });
    const error = await errorOf(stripe.refunds.create({ payment_intent }));
    expect([error.statusCode, error.code]).toEqual([400, 'charge_already_refunded']);
    const all = await stripe.refunds.list({ payment_intent });
    expect(all.data.map(({ amount }) => amount)).toEqual([3000, 2000]);
    const read = await stripe.paymentIntents.retrieve(payment_intent, { expand: ['latest_charge'] });
    expect((read.latest_charge as Stripe.Charge).amount_refunded).toBe(5000);
  });

  it('an application fee that does not exist cannot be refunded', async () => {
    const { id: payment_intent } = await stripe.paymentIntents.create(charge('pm_card_visa'));
    const asked = stripe.refunds.create({ payment_intent, amount: 100, refund_application_fee: true });
    expect((await errorOf(asked)).statusCode).toBe(400);
  });

  it('a payment that was not charged cannot be refunded', async () => {
    const { id: payment_intent } = await stripe.paymentIntents.create({ amount: 5000, currency: 'usd' });
    expect((await errorOf(stripe.refunds.create({ payment_intent }))).statusCode).toBe(400);
  });
});

describe('events', () => {
  it('an event holds a copy of the moment it happened', async () => {
    const made = await stripe.checkout.sessions.create(order());
    await stripe.checkout.sessions.expire(made.id);
    const find = async () => {
      const { data } = await stripe.events.list({ types: ['checkout.session.expired'], limit: 20 });
      return data.find(({ data: { object } }) => 'id' in object && object.id === made.id);
    };
    const found = await expect
      .poll(find, { timeout: 20_000 })
      .toBeDefined()
      .then(() => find());
    expect(found).toMatchObject({
      type: 'checkout.session.expired',
      data: { object: { status: 'expired' } },
    });
  });

  it('a webhook endpoint shows its secret once, keeps our version, and goes away', async () => {
    const made = await stripe.webhookEndpoints.create({
      url: 'https://photos.example.com/payments/stripe/1',
      enabled_events: ['checkout.session.completed'],
      api_version: API_VERSION,
    });
    expect([made.secret?.slice(0, 6), made.api_version]).toEqual(['whsec_', API_VERSION]);
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
    expect(data.find(({ id }) => id === made.id)?.secret).toBeUndefined();
    expect((await stripe.webhookEndpoints.del(made.id)).deleted).toBe(true);
  });
});
