import { createServer } from 'node:http';
import Stripe from 'stripe';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listen } from '../identity-server';
import { type StripeStandIn, startStripe } from './server';

let standIn: StripeStandIn;
let stripe: Stripe;
const heard: { type: string; header: string; body: string }[] = [];
let answer = 200;
const receiver = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  heard.push({ type: JSON.parse(body).type, header: String(request.headers['stripe-signature']), body });
  response.writeHead(answer).end();
});
let port: number | null = null;

beforeEach(async () => {
  port ??= await listen(receiver);
  standIn = await startStripe();
  heard.length = 0;
  answer = 200;
  stripe = clientOf(standIn.key);
});
afterEach(() => standIn.stop());

const clientOf = (key: string) => {
  const { hostname: host, port: at } = new URL(standIn.url);
  return new Stripe(key, {
    host,
    port: Number(at),
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
};
const begin = (
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
  options: Stripe.RequestOptions = {},
) =>
  stripe.checkout.sessions.create(
    {
      mode: 'payment',
      success_url: `http://127.0.0.1:${port}/paid?session={CHECKOUT_SESSION_ID}`,
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'ils', unit_amount: 12_000, product_data: { name: '<Album>' } },
        },
      ],
      ...more,
    },
    options,
  );
const endpoint = (enabled_events: Stripe.WebhookEndpointCreateParams['enabled_events'] = ['*']) =>
  stripe.webhookEndpoints.create({ url: `http://127.0.0.1:${port}/`, enabled_events });
const post = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

it('pays on the page without script, after a declined card', async () => {
  const { id, url } = await begin();
  expect(await (await fetch(url ?? '')).text()).toContain('&lt;Album&gt;');
  const declined = await (await post(url ?? '', { number: '4000 0000 0000 0002' })).text();
  expect(declined).toContain('Your card was declined.');
  const paid = await post(url ?? '', { number: '4242 4242 4242 4242' });
  expect([paid.status, paid.headers.get('location')]).toEqual([
    303,
    `http://127.0.0.1:${port}/paid?session=${id}`,
  ]);
  const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
  expect([session.status, session.payment_status]).toEqual(['complete', 'paid']);
  expect(standIn.balance()).toEqual({ ils: 12_000 - 348 - 30 });
});

it('asks for a confirmation, which may fail', async () => {
  const { id, url } = await begin();
  expect(await (await post(url ?? '', { number: '4000002500003155' })).text()).toContain('3D Secure');
  const refused = await post(url ?? '', { number: '4000002500003155', owner: 'refused' });
  expect(await refused.text()).toContain('failed authentication');
  expect((await post(url ?? '', { number: '4000002500003155', owner: 'confirmed' })).status).toBe(303);
  expect((await stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid');
});

it('sends signed events, and a failed one again when its time comes', async () => {
  const { secret } = await endpoint(['checkout.session.completed']);
  answer = 500;
  standIn.pay((await begin()).id);
  await standIn.room.quiet();
  expect(heard.map(({ type }) => type)).toEqual(['checkout.session.completed']);
  await standIn.deliver();
  expect(heard).toHaveLength(1);
  answer = 200;
  standIn.forward(301);
  await standIn.deliver();
  expect(heard).toHaveLength(2);
  const last = heard.at(-1);
  const receivedAt = Date.now() + 301_000;
  const event = stripe.webhooks.constructEvent(
    last?.body ?? '',
    last?.header ?? '',
    secret ?? '',
    300,
    undefined,
    receivedAt,
  );
  expect(event.type).toBe('checkout.session.completed');
});

it('holds events, sends them reversed and threefold, and loses them for good', async () => {
  await endpoint(['payment_intent.succeeded', 'checkout.session.completed']);
  standIn.room.mode = 'held';
  standIn.pay((await begin()).id);
  await standIn.deliver({ order: 'reversed', copies: 3 });
  const names = heard.map(({ type }) => type);
  expect(names).toEqual([
    ...Array(3).fill('checkout.session.completed'),
    ...Array(3).fill('payment_intent.succeeded'),
  ]);
  standIn.pay((await begin()).id);
  standIn.lose();
  await standIn.deliver();
  expect(heard).toHaveLength(6);
  const listed = await stripe.events.list({ type: 'checkout.session.completed' });
  expect(listed.data).toHaveLength(2);
});

it('a line cut after the work leaves the session, found under the same key', async () => {
  standIn.fault('cut-after', { method: 'POST', path: '/v1/checkout', times: 2 });
  await expect(begin({}, { idempotencyKey: 'k' })).rejects.toThrow('connection');
  const made = await begin({}, { idempotencyKey: 'k' });
  expect((await stripe.checkout.sessions.list()).data.map(({ id }) => id)).toEqual([made.id]);
});

it('a key forgets after 24 hours of its own clock, and a session ends', async () => {
  const first = await begin({}, { idempotencyKey: 'k' });
  standIn.forward(86_401);
  const second = await begin(
    { expires_at: Math.floor(Date.now() / 1000) + 2 * 86_400 },
    { idempotencyKey: 'k' },
  );
  expect(second.id).not.toBe(first.id);
  expect((await stripe.checkout.sessions.retrieve(first.id)).status).toBe('expired');
});

it('a 500 is repeated by its key', async () => {
  standIn.fault('500', { method: 'POST', path: '/v1/checkout' });
  await expect(begin({}, { idempotencyKey: 'k' })).rejects.toMatchObject({ statusCode: 500 });
  await expect(begin({}, { idempotencyKey: 'k' })).rejects.toMatchObject({ statusCode: 500 });
});

it('a restricted key may not do what it lacks', async () => {
  standIn.addKey('rk_test_small', { denied: ['POST /v1/webhook_endpoints'] });
  const small = clientOf('rk_test_small');
  await small.accounts.retrieveCurrent();
  const asked = small.webhookEndpoints.create({ url: 'https://a.example', enabled_events: ['*'] });
  await expect(asked).rejects.toMatchObject({ statusCode: 403, type: 'StripePermissionError' });
});

it('a charge of a connected account leaves its fee with the platform, and a refund returns it in proportion', async () => {
  const account = await stripe.v2.core.accounts.create({ contact_email: 'studio@example.com' });
  standIn.finishOnboarding(account.id);
  const at = { stripeAccount: account.id };
  const session = await begin({ payment_intent_data: { application_fee_amount: 1000 } }, at);
  standIn.pay(session.id, undefined, account.id);
  expect(standIn.balance()).toEqual({ ils: 1000 });
  const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id, {}, at);
  const half = { payment_intent: String(payment_intent), amount: 6000, refund_application_fee: true };
  await stripe.refunds.create(half, at);
  expect(standIn.balance()).toEqual({ ils: 500 });
  expect(standIn.balance(account.id)).toEqual({ ils: 12_000 - 378 - 1000 - 6000 + 500 });
});
