import { startStripe } from '@root/tests/helpers/stripe/server';
import { openTestApp } from '@root/tests/helpers/test-app';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from '@/core/db/uuid';
import { addPaymentMethods, chargeOrder, payOrder } from '@/modules/money/payment-methods';
import { stripeCards } from '../payment-method';
import { askedOf, connectionOf, orderOf, questionOf } from './orders';

const app = await openTestApp();
const stripe = await startStripe();
process.env.STRIPE_API_BASE = stripe.url;
app.atEnd(() => stripe.stop());
addPaymentMethods('stripe', [stripeCards]);

const within = { signal: AbortSignal.timeout(60_000) };
const INTENTS = '/v1/payment_intents';
const { look, refund, forget } = stripeCards as Required<typeof stripeCards>;

beforeEach(() => {
  stripe.asked.length = 0;
});
afterAll(() => {
  delete process.env.STRIPE_API_BASE;
});

/** A card that was kept by a paid page, and the connection it was kept with. */
async function keep(number = '4242424242424242', more: Partial<Parameters<typeof orderOf>[1]> = {}) {
  const connection = connectionOf(stripe);
  const order = orderOf(connection, { keep: true, ...more });
  await payOrder('stripe', order);
  const session = stripe.lastSession();
  stripe.pay(session.id, number);
  const paid = await look(questionOf(order, session.id), within);
  const kept = paid?.state === 'paid' ? paid.kept : undefined;
  return { connection, kept, paid };
}

describe('a page that keeps the card', () => {
  it('shows how the card looks, and a reference that is charged', async () => {
    const { kept } = await keep();
    expect(kept).toEqual({
      ref: expect.stringMatching(/^cus_\w+\/pm_\w+$/),
      card: { brand: 'visa', last4: '4242', expires: '2040-12', print: expect.any(String) },
    });
  });

  it('for a sum of 0 charges nothing', async () => {
    const before = stripe.balance();
    const { paid, kept, connection } = await keep('4242424242424242', {
      total: { amount: 0, currency: 'ILS' },
    });
    expect(paid).toMatchObject({ state: 'paid', paid: { amount: 0, currency: 'ILS' } });
    expect(stripe.balance()).toEqual(before);
    const order = orderOf(connection);
    expect(await chargeOrder('stripe', { ...order, kept: kept?.ref ?? '' })).toMatchObject({
      state: 'paid',
      paid: order.total,
    });
  });

  it('without the order asking for it keeps none', async () => {
    const { paid } = await keep('4242424242424242', { keep: false });
    expect(paid).not.toHaveProperty('kept');
  });
});

describe('charging a kept card', () => {
  it('charges once, however often it is repeated and at once, and is refunded in parts', async () => {
    const { connection, kept } = await keep();
    const before = stripe.balance().ils ?? 0;
    const order = orderOf(connection, { total: { amount: 9000, currency: 'ILS' } });
    const charge = () => chargeOrder('stripe', { ...order, kept: kept?.ref ?? '' });
    const first = await charge();
    expect(first).toMatchObject({ state: 'paid', paid: order.total, fee: { amount: 291 } });
    expect(await charge()).toEqual(first);
    expect(stripe.balance().ils).toBe(before + 9000 - 291);
    const question = { ...questionOf(order, null), kept: kept?.ref ?? '' };
    expect(await look(question, within)).toEqual(first);
    const part = { amount: 4000, currency: 'ILS' as const };
    expect(
      await refund({ id: uuidv7(), payment: question, amount: part, commissionBack: null }, within),
    ).toMatchObject({ state: 'done' });
    expect(await look(question, within)).toMatchObject({ state: 'paid', refunded: part });
  });

  it('says off session, the customer and both ids, and takes the commission of a connected account alone', async () => {
    const { connection, kept } = await keep();
    const order = orderOf(connection, { commission: { amount: 100, currency: 'ILS' } });
    await chargeOrder('stripe', { ...order, kept: kept?.ref ?? '' });
    const [asked] = askedOf(stripe, 'POST', INTENTS);
    expect(asked?.params).toMatchObject({
      off_session: 'true',
      confirm: 'true',
      customer: expect.stringMatching(/^cus_/),
      metadata: { payment: order.id, connection: connection.id },
    });
    expect(asked?.params).not.toHaveProperty('application_fee_amount');
  });

  it.each([
    ['4000000000000341', 'declined'],
    ['4000002500003155', 'authentication_required'],
  ])('of %s fails: %s, and stays so for this payment', async (number, reason) => {
    const connection = connectionOf(stripe);
    const order = orderOf(connection, { keep: true });
    await payOrder('stripe', order);
    const session = stripe.lastSession();
    stripe.pay(session.id, number);
    if (number === '4000002500003155') stripe.confirm(session.id, number);
    const paid = await look(questionOf(order, session.id), within);
    const kept = paid?.state === 'paid' ? (paid.kept?.ref ?? '') : '';
    const later = orderOf(connection);
    const failed = { state: 'failed', reason };
    expect(await chargeOrder('stripe', { ...later, kept })).toEqual(failed);
    expect(await chargeOrder('stripe', { ...later, kept })).toEqual(failed);
    expect(await look({ ...questionOf(later, null), kept }, within)).toEqual(failed);
  });

  it('that was forgotten, or is no card of ours, fails: it is gone', async () => {
    const { connection, kept } = await keep();
    const ref = kept?.ref ?? '';
    await forget({ kept: ref, connection }, within);
    await forget({ kept: ref, connection }, within);
    const gone = { state: 'failed', reason: 'card_gone' };
    expect(await chargeOrder('stripe', { ...orderOf(connection), kept: ref })).toEqual(gone);
    expect(await chargeOrder('stripe', { ...orderOf(connection), kept: 'pm_x' })).toEqual(gone);
  });

  it.each([
    ['cut-before', 2],
    ['cut-after', 2],
    ['500', 1],
    ['500-after', 1],
    ['429', 1],
  ] as const)('charging again after the line failed (%s) charges once', async (kind, times) => {
    const { connection, kept } = await keep();
    const before = stripe.balance().ils ?? 0;
    const order = { ...orderOf(connection), kept: kept?.ref ?? '' };
    stripe.fault(kind, { method: 'POST', path: INTENTS, times });
    await expect(chargeOrder('stripe', order)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await chargeOrder('stripe', order)).toMatchObject({ state: 'paid' });
    expect(stripe.balance().ils).toBe(before + 12_000 - 378);
  });

  it('after a day, when its key is forgotten, is found and not charged again', async () => {
    const { connection, kept } = await keep();
    const yesterday = (Date.now() - 26 * 3_600_000).toString(16).padStart(12, '0');
    const id = `${yesterday.slice(0, 8)}-${yesterday.slice(8)}${uuidv7().slice(13)}`;
    const order = { ...orderOf(connection, { id }), kept: kept?.ref ?? '' };
    stripe.world.ahead = -26 * 3600;
    await chargeOrder('stripe', order);
    stripe.world.ahead = 0;
    const before = stripe.balance().ils;
    expect(await chargeOrder('stripe', order)).toMatchObject({ state: 'paid' });
    expect(stripe.balance().ils).toBe(before);
  });
});

describe('a disputed payment', () => {
  it('says what Stripe holds back, its fee included, until it is won', async () => {
    const order = orderOf(connectionOf(stripe));
    await payOrder('stripe', order);
    const { id } = stripe.lastSession();
    stripe.pay(id, '4000000000000259');
    const question = questionOf(order, id);
    expect(await look(question, within)).toMatchObject({
      state: 'paid',
      dispute: { state: 'open', held: { amount: 13_500, currency: 'ILS' } },
    });
    const dispute = [...(stripe.world.shelves.values().next().value?.things.values() ?? [])].findLast(
      ({ object }) => object === 'dispute',
    );
    stripe.closeDispute(dispute?.id ?? '', true);
    expect(await look(question, within)).toMatchObject({
      dispute: { state: 'won', held: { amount: 1500, currency: 'ILS' } },
    });
  });
});
