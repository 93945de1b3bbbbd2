import { startStripe } from '@root/tests/helpers/stripe/server';
import { openTestApp } from '@root/tests/helpers/test-app';
import type Stripe from 'stripe';
import { afterAll, expect, it } from 'vitest';
import { uuidv7 } from '@/core/db/uuid';
import { clientOf } from '../client';
import { stripeCards } from '../payment-method';
import { EVENTS } from '../rules/read-event';
import { connectionOf, orderOf } from './orders';

const app = await openTestApp();
const standIn = await startStripe();
process.env.STRIPE_API_BASE = standIn.url;
app.atEnd(() => standIn.stop());
afterAll(() => {
  delete process.env.STRIPE_API_BASE;
});

const within = { signal: AbortSignal.timeout(60_000) };
const { hear, recent, pay } = stripeCards;
if (!hear || !recent) throw new Error('the method lacks a way');

const endpoint = await (await clientOf(standIn.key)).webhookEndpoints.create({
  url: 'http://127.0.0.1:1/',
  enabled_events: [...EVENTS],
});
const connection = connectionOf(standIn, {
  hearing: endpoint.secret ?? null,
  provider: 'acct_1Standin0Platform',
});
const order = orderOf(connection);
await pay(order, within);
standIn.pay(standIn.lastSession().id);
const [shelf] = standIn.world.shelves.values();
const completed = [...(shelf?.things.values() ?? [])].find(
  (thing): thing is Stripe.CheckoutSessionCompletedEvent =>
    thing.object === 'event' && thing.type === 'checkout.session.completed',
);
const payload = JSON.stringify(completed, null, 2);

const headersOf = (signature: string) => new Headers({ 'stripe-signature': signature });
const said = (signature: string, more: Partial<{ text: string; at: typeof connection }> = {}) => ({
  raw: Buffer.from(more.text ?? payload),
  headers: headersOf(signature),
  connection: more.at ?? connection,
});
const now = () => Math.floor(Date.now() / 1000);

it('a signed event names its payment and no state', async () => {
  expect(await hear(said(standIn.sign(endpoint.id, payload)), within)).toEqual({
    event: completed?.id,
    type: 'checkout.session.completed',
    payment: { id: order.id },
    provider: 'acct_1Standin0Platform',
  });
});

it.each([
  ['no', ''],
  ['a malformed', 'v1=abc'],
  ['another endpoint’s', standIn.sign('we_other', payload)],
  ['an old', standIn.sign(endpoint.id, payload, now() - 301)],
])('%s signature is refused', async (_words, signature) => {
  await expect(hear(said(signature), within)).rejects.toThrow();
});

it('changed bytes are refused, also by one space', async () => {
  const signature = standIn.sign(endpoint.id, payload);
  await expect(hear(said(signature, { text: `${payload} ` }), within)).rejects.toThrow();
});

it('a connection without a secret hears nothing', async () => {
  const deaf = { ...connection, hearing: null };
  await expect(hear(said(standIn.sign(endpoint.id, payload), { at: deaf }), within)).rejects.toThrow();
});

it("an event of another connection, and of another program's payment, is about nothing of ours", async () => {
  const other = { ...connection, id: uuidv7() };
  const signature = standIn.sign(endpoint.id, payload);
  expect((await hear(said(signature, { at: other }), within)).payment).toBeNull();
  const foreign = JSON.stringify({
    ...completed,
    data: { object: { ...completed?.data.object, metadata: { order: '7' } } },
  });
  const theirs = said(standIn.sign(endpoint.id, foreign), { text: foreign });
  expect((await hear(theirs, within)).payment).toBeNull();
});

it('lists the events since a time, oldest first', async () => {
  const heard = await recent({ connection, since: new Date(Date.now() - 60_000) }, within);
  expect(heard.map(({ type, payment }) => [type, payment])).toEqual([
    ['checkout.session.completed', { id: order.id }],
  ]);
  expect(await recent({ connection, since: new Date(Date.now() + 60_000) }, within)).toEqual([]);
});
