import { sellThings } from '@root/tests/helpers/money';
import { startWeb } from '@root/tests/helpers/start-web';
import { startStripe } from '@root/tests/helpers/stripe/server';
import { makeStudio } from '@root/tests/helpers/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import { workQueue } from '@root/tests/helpers/work-queue';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { lookAtDue } from '@/modules/money/operations/look-at-due';
import { catchUp } from '@/modules/money/operations/take-event';
import { money } from '@/modules/money/payments';
import { connectStripe } from '../operations/connect';

const app = await openTestApp();
const stripe = await startStripe();
process.env.STRIPE_API_BASE = stripe.url;
app.atEnd(async () => {
  delete process.env.STRIPE_API_BASE;
  await stripe.stop();
});

let account: string;
let shop: Awaited<ReturnType<typeof sellThings>>;
const KEY = 'rk_test_everything';
vi.spyOn(console, 'error').mockReturnValue(undefined);

beforeAll(async () => {
  stripe.addKey(KEY);
  await startWeb(app);
  ({ account } = await makeStudio());
  shop = await sellThings(app, account);
  await connectStripe(account, { pasted: KEY, locale: 'en' });
});
beforeEach(() => {
  stripe.room.mode = 'now';
});

const begin = async (thing: string) => shop.begin(thing, { method: 'stripe', commission: 0 });

/** Begins paying one thing. */
async function begun() {
  const thing = await shop.thing();
  const { id, payment } = await begin(thing);
  return { thing, id, session: 'ref' in payment ? payment.ref : '' };
}

/** Everything that waits has happened: events arrived, jobs ran, what is due was looked at. */
async function settle() {
  await stripe.room.quiet();
  await workQueue('money.');
}
async function lookAgain() {
  await shop.sql(
    "update payments set look_at = now() - interval '1 second' where state in ('asked','elsewhere')",
  );
  await shop.sql("update refunds set look_at = now() - interval '1 second' where state = 'asked'");
  await lookAtDue();
}

/** The account's book says what Stripe's balance says, and this many were paid once each. */
async function balanced(things: string[]) {
  const rows = await Promise.all(things.map((thing) => shop.row(thing)));
  expect(rows.map((row) => row?.paid)).toEqual(things.map(() => 1));
  expect((await shop.book()).provider ?? 0).toBe(stripe.balance().ils ?? 0);
}

describe('a payment by card', () => {
  test('is settled by its event, with the fee, and refunded in parts', async () => {
    const { thing, id, session } = await begun();
    stripe.pay(session);
    await settle();
    await balanced([thing]);
    await money.refund({ account, payment: id, amount: 4000, by: null });
    await money.refund({ account, payment: id, by: null });
    await settle();
    await balanced([thing]);
    expect(await shop.row(thing)).toMatchObject({ refunded: 11_800 });
  });

  test('declined first is paid then, once', async () => {
    const { thing, session } = await begun();
    expect(stripe.pay(session, '4000000000000002').state).toBe('declined');
    await settle();
    expect(await shop.row(thing)).toMatchObject({ paid: 0 });
    stripe.pay(session);
    await settle();
    await balanced([thing]);
  });

  test('ten askings at once give one page', async () => {
    const thing = await shop.thing();
    const all = await Promise.all(Array.from({ length: 10 }, () => begin(thing).catch(() => null)));
    const pages = new Set(all.flatMap((one) => (one && 'href' in one.payment ? [one.payment.href] : [])));
    expect(pages.size).toBe(1);
    stripe.pay(stripe.lastSession().id);
    await settle();
    await balanced([thing]);
  });
});

describe('events', () => {
  test('three times each, in any order, all at once, settle each payment once', async () => {
    stripe.room.mode = 'held';
    const many = [];
    for (let count = 0; count < 6; count += 1) many.push(await begun());
    for (const { session } of many) stripe.pay(session);
    await stripe.deliver({ order: 'shuffled', copies: 3, atOnce: true, seed: 7 });
    await Promise.all([workQueue('money.'), workQueue('money.')]);
    await balanced(many.map(({ thing }) => thing));
  });

  test('reversed settle once', async () => {
    stripe.room.mode = 'held';
    const one = await begun();
    stripe.pay(one.session);
    await stripe.deliver({ order: 'reversed', copies: 2 });
    await settle();
    await balanced([one.thing]);
  });

  test('lost for good: the job that looks finds the payment', async () => {
    stripe.room.mode = 'held';
    const one = await begun();
    stripe.pay(one.session);
    stripe.lose();
    await lookAgain();
    await balanced([one.thing]);
  });

  test('lost for good: so does the list of events', async () => {
    stripe.room.mode = 'held';
    const one = await begun();
    stripe.pay(one.session);
    stripe.lose();
    await shop.sql(
      "update payment_connections set created_at = created_at - interval '2 hours', read_until = null",
    );
    await catchUp();
    await workQueue('money.');
    await balanced([one.thing]);
  });

  test('that could not be delivered for an hour come again and settle once', async () => {
    const one = await begun();
    const endpoint = stripe.endpoint();
    const { url } = endpoint;
    endpoint.url = 'http://127.0.0.1:9/';
    stripe.pay(one.session);
    await settle();
    expect(await shop.row(one.thing)).toMatchObject({ paid: 0 });
    endpoint.url = url;
    await stripe.deliver({ all: true });
    await settle();
    await balanced([one.thing]);
  });
});

describe('payers who do more than one thing', () => {
  test('money marked by hand closes the page: it is paid once, and Stripe has nothing of it', async () => {
    const before = stripe.balance().ils;
    const { thing, id, session } = await begun();
    await money.markPaid({ account, payment: id });
    expect(() => stripe.pay(session)).toThrow('not open');
    await settle();
    expect(stripe.balance().ils).toBe(before);
    await balanced([thing]);
  });

  test('a wrong signature is refused and changes nothing', async () => {
    const { thing } = await begun();
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const answer = await fetch(stripe.endpoint().url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': stripe.sign('we_foreign', '{}') },
      body: '{}',
    });
    expect(answer.status).toBe(400);
    await settle();
    expect(await shop.row(thing)).toMatchObject({ paid: 0 });
  });

  test('another sum than asked is never marked as paid', async () => {
    const { thing, id, session } = await begun();
    stripe.room.mode = 'held';
    const own = stripe.lastSession();
    expect(own.id).toBe(session);
    stripe.pay(session);
    const intent = stripe.world.shelves.values().next().value?.things.get(String(own.payment_intent));
    if (intent?.object !== 'payment_intent') throw new Error('no intent');
    intent.amount_received = 1;
    await expect(money.look(id)).rejects.toThrow();
    expect(await shop.row(thing)).toMatchObject({ paid: 0 });
    intent.amount_received = 11_800;
    stripe.lose();
    await lookAgain();
    await balanced([thing]);
  });
});

describe('lines that fail', () => {
  test.each([
    ['cut-before', 2],
    ['cut-after', 2],
    ['500', 1],
    ['500-after', 1],
    ['429', 1],
  ] as const)('%s while beginning: the payment is begun once', async (kind, times) => {
    const thing = await shop.thing();
    stripe.fault(kind, { method: 'POST', path: '/v1/checkout/sessions', times });
    await expect(begin(thing)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await begin(thing)).toMatchObject({ payment: { state: 'elsewhere' } });
    stripe.pay(stripe.lastSession().id);
    await settle();
    await balanced([thing]);
  });

  test.each([
    ['cut-before', 2],
    ['cut-after', 2],
    ['500', 1],
    ['500-after', 1],
    ['429', 1],
  ] as const)('%s while refunding: the money goes back once', async (kind, times) => {
    const { thing, id, session } = await begun();
    stripe.pay(session);
    await settle();
    stripe.fault(kind, { method: 'POST', path: '/v1/refunds', times });
    await money.refund({ account, payment: id, amount: 5000, by: null }).catch(() => undefined);
    await lookAgain();
    await lookAgain();
    await settle();
    expect(await shop.row(thing)).toMatchObject({ refunded: 5000 });
    await balanced([thing]);
  });

  test('paid at a page whose address never reached us: found', async () => {
    const thing = await shop.thing();
    stripe.fault('cut-after', { method: 'POST', path: '/v1/checkout/sessions', times: 2 });
    await expect(begin(thing)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    stripe.room.mode = 'held';
    stripe.pay(stripe.lastSession().id);
    stripe.lose();
    await lookAgain();
    await balanced([thing]);
  });
});
