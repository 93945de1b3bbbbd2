import { Browser } from '@root/tests/helpers/browser';
import { sellThings } from '@root/tests/helpers/money';
import { startWeb } from '@root/tests/helpers/start-web';
import { startStripe } from '@root/tests/helpers/stripe/server';
import { makeStudio, makeUser, PASSWORD, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { workQueue } from '@root/tests/helpers/work-queue';
import { beforeAll, expect, test } from 'vitest';
import { money } from '@/modules/money/payments';
import { givePlan } from '@/modules/subscriptions/operations/give-plan';

const app = await openTestApp();
const stripe = await startStripe();
process.env.STRIPE_API_BASE = stripe.url;
app.atEnd(async () => {
  delete process.env.STRIPE_API_BASE;
  await stripe.stop();
});

const KEY = 'rk_test_platform0secret';
const sql = sqlOf(app);
let studio: Studio;
let owner: Browser;
let operator: Browser;
let shop: Awaited<ReturnType<typeof sellThings>>;
const total = { amount: 11_800, currency: 'ILS' as const };

beforeAll(async () => {
  stripe.addKey(KEY);
  await startWeb(app);
  studio = await makeStudio();
  await givePlan(studio.account, 'free');
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  const { email } = await makeUser({ operator: true });
  operator = await new Browser(app.origin).signIn(email, PASSWORD);
  shop = await sellThings(app, studio.account);
});

const offer = (on: boolean) => operator.put('/api/x/stripe/offer', { on });
const show = async () => (await owner.get('/api/x/stripe/connection')).json;
const offered = async () => (await money.offers({ account: studio.account, total })).map(({ id }) => id);
/** Begins paying, as a feature does: the core knows the commission. */
const begin = (id: string, method = 'stripe') =>
  money.begin({
    purpose: { kind: 'things', id },
    payee: { account: studio.account },
    method,
    total,
    vat: 1800,
    lines: [{ words: 'Album', quantity: 1, amount: total.amount }],
    payer: { name: 'Noa', email: 'noa@example.test' },
    locale: 'en',
    back: `${app.origin}/back`,
  });
/** The studio's account at Stripe. */
const provider = async () =>
  ((await show()) as unknown as { connection: { account: string } }).connection.account;
const onboard = (who = owner) => who.post('/api/x/stripe/onboarding', {});

test('without an offer of the operator’s nothing is connected through the platform', async () => {
  expect(await show()).toMatchObject({ connect: { offered: false }, connection: null });
  expect((await onboard()).status).toBe(422);
  expect((await offer(true)).status).toBe(422);
  await operator.put('/api/x/stripe/connection', { key: KEY });
  expect((await onboard()).status).toBe(422);
  expect((await owner.put('/api/x/stripe/offer', { on: true })).status).toBe(403);
});

test('a key that may not read accounts is refused by the name of the permission', async () => {
  stripe.addKey(KEY, { denied: ['GET /v2/core/accounts'] });
  const refused = await offer(true);
  expect([refused.status, JSON.stringify(refused.json)]).toEqual([422, expect.stringContaining('Accounts')]);
  stripe.addKey(KEY);
  expect((await offer(true)).json).toMatchObject({ connect: { offered: true } });
  expect(await money.takesCommission()).toBe(true);
});

test('the studio’s country must be known, from the seller form or the settings', async () => {
  await sql('update accounts set country_code = null where id = $1', [studio.account]);
  const refused = await onboard();
  expect([refused.status, JSON.stringify(refused.json)]).toEqual([422, expect.stringContaining('seller')]);
  await sql("update accounts set country_code = 'DE' where id = $1", [studio.account]);
});

test('cards are offered once Stripe has the studio’s details, and not before; asking again makes no second account', async () => {
  const first = await onboard();
  expect(first.json.href).toMatch(new RegExp(`^${stripe.url}/onboard/`));
  const view = await show();
  expect(view).toMatchObject({
    connect: { offered: true, percent: 5 },
    connection: { mode: 'connect', charges: false, live: false },
  });
  expect(await offered()).not.toContain('stripe');
  await onboard();
  const made = stripe.asked.filter(({ method, path }) => method === 'POST' && path === '/v2/core/accounts');
  expect(made).toHaveLength(1);
  expect(made[0]?.params).toMatchObject({
    identity: { country: 'de' },
    dashboard: 'full',
    defaults: { responsibilities: { fees_collector: 'stripe', losses_collector: 'stripe' } },
  });
  stripe.finishOnboarding(await provider());
  expect(await show()).toMatchObject({ connection: { charges: true, hears: true } });
  expect(await offered()).toContain('stripe');
  expect(JSON.stringify(await sql('select * from payment_connections'))).not.toContain(KEY);
});

test('a sale leaves the plan’s percent to the platform, as it was when the order was placed', async () => {
  const thing = await shop.thing();
  const first = await begin(thing);
  await givePlan(studio.account, 'unlimited');
  await money.cancel({ account: studio.account, payment: first.id });
  const second = await begin(thing);
  const frozen = () =>
    sql<{ commission: number }>(
      'select commission::int as commission from payments where id = any($1) order by id',
      [[first.id, second.id]],
    );
  expect(await frozen()).toEqual([{ commission: 590 }, { commission: 590 }]);
  const at = await provider();
  stripe.pay(stripe.lastSession(at).id, '4242424242424242', at);
  // The event comes by the platform's endpoint, and names the studio's account.
  await stripe.room.quiet();
  await workQueue('money.');
  expect((await money.read(second.id))?.state).toBe('paid');
  const book = await sql<{ name: string; sum: number }>(
    `select name, sum(amount)::int as sum from ledger_entries where account_id = $1 group by name order by name`,
    [studio.account],
  );
  expect(book).toContainEqual({ name: 'commission', sum: 590 });
  const [income] = await sql<{ sum: number }>(
    "select sum(amount)::int as sum from ledger_entries where account_id is null and name = 'commission_income'",
  );
  expect(income?.sum).toBe(-590);
});

test('a refund returns the commission in proportion, and a new order costs the new plan’s percent', async () => {
  const paid = await sql<{ id: string }>("select id from payments where state = 'paid' and account_id = $1", [
    studio.account,
  ]);
  await money.refund({ account: studio.account, payment: paid[0]?.id as string, amount: 5900, by: null });
  const [income] = await sql<{ sum: number }>(
    "select sum(amount)::int as sum from ledger_entries where account_id is null and name = 'commission_income'",
  );
  expect(income?.sum).toBe(-295);
  const { id } = await begin(await shop.thing());
  const [row] = await sql<{ commission: number }>(
    'select commission::int as commission from payments where id = $1',
    [id],
  );
  expect(row?.commission).toBe(0);
});

test('offline ways and a key of the studio’s own leave no commission', async () => {
  await givePlan(studio.account, 'free');
  const cash = await begin(await shop.thing(), 'cash');
  stripe.addKey('rk_test_studio0own0key');
  await owner.put('/api/x/stripe/connection', { key: 'rk_test_studio0own0key' });
  const own = await begin(await shop.thing());
  const rows = await sql<{ commission: number }>(
    'select commission::int as commission from payments where id = any($1)',
    [[cash.id, own.id]],
  );
  expect(rows).toEqual([{ commission: 0 }, { commission: 0 }]);
});
