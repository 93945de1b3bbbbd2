import { keepsPaymentContract } from '@root/tests/helpers/order-contracts';
import { startStripe } from '@root/tests/helpers/stripe/server';
import { openTestApp } from '@root/tests/helpers/test-app';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from '@/core/db/uuid';
import { payOrder } from '@/modules/money/payment-methods';
import { API_VERSION } from '../client';
import { stripeCards } from '../payment-method';
import { askedOf, connectionOf, orderOf, questionOf } from './orders';

const app = await openTestApp();
const stripe = await startStripe();
process.env.STRIPE_API_BASE = stripe.url;
app.atEnd(() => stripe.stop());

const within = { signal: AbortSignal.timeout(60_000) };
const SESSIONS = '/v1/checkout/sessions';
const sessions = () =>
  [...(stripe.world.shelves.values().next().value?.things.values() ?? [])].filter(
    ({ object }) => object === 'checkout.session',
  );

beforeEach(() => {
  stripe.asked.length = 0;
});
afterAll(() => {
  delete process.env.STRIPE_API_BASE;
});

const { look, close, refund } = stripeCards;
if (!look || !close || !refund) throw new Error('the method lacks a way');

it('keeps the contract of payment methods', async () => {
  const connection = connectionOf(stripe);
  const paid = await keepsPaymentContract(stripeCards, {
    takes: orderOf(connection),
    refuses: orderOf(connection, { total: { amount: 100, currency: 'ILS' } }),
    settle: async (payment) => {
      if ('ref' in payment) stripe.pay(payment.ref);
    },
  });
  expect(paid.state).toBe('elsewhere');
});

describe('beginning', () => {
  it('sends the order, its lines and both ids, with the version of the API, and keeps no card number', async () => {
    const order = orderOf(connectionOf(stripe), { locale: 'he' });
    await payOrder('stripe', order);
    const [asked] = askedOf(stripe, 'POST', SESSIONS);
    expect(asked?.version).toBe(API_VERSION);
    expect(asked?.params).toMatchObject({
      client_reference_id: order.id,
      customer_email: 'noa@example.com',
      locale: 'auto',
      metadata: { payment: order.id, connection: order.connection?.id },
      line_items: { 0: { quantity: '3', price_data: { unit_amount: '3000', currency: 'ils' } } },
    });
  });

  it('lines that do not add up to the total are one line of it', async () => {
    const order = orderOf(connectionOf(stripe), { total: { amount: 10_000, currency: 'ILS' } });
    const payment = await payOrder('stripe', order);
    expect(payment.state).toBe('elsewhere');
    expect(stripe.lastSession().amount_total).toBe(10_000);
  });

  it('texts that changed since the first request give the same page', async () => {
    const order = orderOf(connectionOf(stripe));
    const first = await payOrder('stripe', order);
    const again = await payOrder('stripe', {
      ...order,
      locale: 'he',
      payer: { ...order.payer, email: 'a@b.co' },
    });
    expect(again).toEqual(first);
  });

  it('a payment that is paid meanwhile is paid, not a second page', async () => {
    const order = orderOf(connectionOf(stripe));
    await payOrder('stripe', order);
    stripe.pay(stripe.lastSession().id);
    expect(await payOrder('stripe', order)).toMatchObject({ state: 'paid', paid: order.total });
  });

  it('after a day, when its key is forgotten, a paid page is found and none is made beside it', async () => {
    const connection = connectionOf(stripe);
    const yesterday = (Date.now() - 26 * 3_600_000).toString(16).padStart(12, '0');
    const id = `${yesterday.slice(0, 8)}-${yesterday.slice(8)}${uuidv7().slice(13)}`;
    const order = orderOf(connection, { id });
    stripe.world.ahead = -26 * 3600;
    await payOrder('stripe', order);
    stripe.pay(stripe.lastSession().id);
    stripe.world.ahead = 0;
    const before = sessions().length;
    expect(await payOrder('stripe', order)).toMatchObject({ state: 'paid' });
    expect(sessions()).toHaveLength(before);
  });
});

describe.each([
  ['cut-before', 2],
  ['cut-after', 2],
  ['500', 1],
  ['500-after', 1],
  ['429', 1],
] as const)('when the line fails (%s)', (kind, times) => {
  it('beginning again gives one page that can be paid', async () => {
    const before = sessions().length;
    const order = orderOf(connectionOf(stripe));
    stripe.fault(kind, { method: 'POST', path: SESSIONS, times });
    await expect(payOrder('stripe', order)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const payment = await payOrder('stripe', order);
    expect(payment).toMatchObject({ state: 'elsewhere' });
    expect(sessions()).toHaveLength(before + 1);
    expect(await look(questionOf(order), within)).toEqual(payment);
  });

  it('refunding again gives the money back once', async () => {
    const order = orderOf(connectionOf(stripe));
    const begun = await payOrder('stripe', order);
    stripe.pay(stripe.lastSession().id);
    const before = stripe.balance().ils ?? 0;
    const wanted = {
      id: uuidv7(),
      payment: questionOf(order, 'ref' in begun ? begun.ref : null),
      amount: { amount: 4000, currency: 'ILS' as const },
      commissionBack: null,
    };
    stripe.fault(kind, { method: 'POST', path: '/v1/refunds', times });
    await expect(refund(wanted, within)).rejects.toThrow();
    expect(await refund(wanted, within)).toMatchObject({ state: 'done' });
    expect(await refund(wanted, within)).toMatchObject({ state: 'done' });
    expect(stripe.balance().ils).toBe(before - 4000);
  });
});

describe('looking', () => {
  it("shows Stripe's fee and what was returned", async () => {
    const order = orderOf(connectionOf(stripe));
    const begun = await payOrder('stripe', order);
    const ref = 'ref' in begun ? begun.ref : '';
    stripe.pay(ref);
    const payment = questionOf(order, ref);
    await refund(
      { id: uuidv7(), payment, amount: { amount: 2000, currency: 'ILS' }, commissionBack: null },
      within,
    );
    expect(await look(payment, within)).toEqual({
      state: 'paid',
      paid: order.total,
      ref,
      fee: { amount: 378, currency: 'ILS' },
      refunded: { amount: 2000, currency: 'ILS' },
    });
  });

  it("another payment's page is unknown", async () => {
    const connection = connectionOf(stripe);
    const begun = await payOrder('stripe', orderOf(connection));
    const other = questionOf(orderOf(connection), 'ref' in begun ? begun.ref : '');
    expect(await look(other, within)).toBeNull();
  });

  it('a page that has ended is cancelled; closing a paid one says paid', async () => {
    const [open, paid] = [orderOf(connectionOf(stripe)), orderOf(connectionOf(stripe))];
    await payOrder('stripe', open);
    expect(await close(questionOf(open), within)).toEqual({ state: 'cancelled' });
    expect(await close(questionOf(open), within)).toEqual({ state: 'cancelled' });
    await payOrder('stripe', paid);
    stripe.pay(stripe.lastSession().id);
    expect(await close(questionOf(paid), within)).toMatchObject({ state: 'paid' });
  });

  it('a disputed charge is not refunded, with the reason', async () => {
    const order = orderOf(connectionOf(stripe));
    await payOrder('stripe', order);
    stripe.pay(stripe.lastSession().id, '4000000000000259');
    const wanted = { id: uuidv7(), payment: questionOf(order), amount: order.total, commissionBack: null };
    expect(await refund(wanted, within)).toEqual({ state: 'failed', reason: 'charge_disputed' });
  });
});
