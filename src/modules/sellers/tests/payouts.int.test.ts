import { Browser } from '@root/tests/helpers/browser';
import { sellThings } from '@root/tests/helpers/money';
import { startWeb } from '@root/tests/helpers/start-web';
import { startStripe } from '@root/tests/helpers/stripe/server';
import { PLATFORM } from '@root/tests/helpers/stripe/state';
import { makeStudio, makeUser, PASSWORD, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { workQueue } from '@root/tests/helpers/work-queue';
import { beforeAll, expect, test } from 'vitest';
import { compareBalances } from '@/modules/money/operations/compare-balances';
import { money } from '@/modules/money/payments';
import { givePlan } from '@/modules/subscriptions/operations/give-plan';
import { showPayouts } from '../payouts/payouts';

const app = await openTestApp();
const stripe = await startStripe();
process.env.STRIPE_API_BASE = stripe.url;
app.atEnd(async () => {
  delete process.env.STRIPE_API_BASE;
  await stripe.stop();
});

const KEY = 'rk_test_platform0secret';
const AT = '/api/x/studio/operator/payouts';
const sql = sqlOf(app);
let studio: Studio;
let owner: Browser;
let operator: Browser;
let shop: Awaited<ReturnType<typeof sellThings>>;
const total = { amount: 11_800, currency: 'ILS' as const };
const SETTINGS = { holds: true, name: 'Keepers Ltd', iban: 'NL91ABNA0417164300', bic: '' };

beforeAll(async () => {
  stripe.addKey(KEY);
  await startWeb(app);
  studio = await makeStudio();
  await givePlan(studio.account, 'free');
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  const { email } = await makeUser({ operator: true });
  operator = await new Browser(app.origin).signIn(email, PASSWORD);
  shop = await sellThings(app, studio.account);
  await operator.put('/api/x/stripe/connection', { key: KEY });
});

const collect = () => owner.post('/api/x/stripe/collected', {});
const book = (account: string | null) =>
  sql<{ name: string; sum: number }>(
    `select name, sum(amount)::int as sum from ledger_entries where account_id is not distinct from $1::uuid
      group by name having sum(amount) <> 0 order by name`,
    [account],
  );
const of = async (account: string | null) =>
  Object.fromEntries((await book(account)).map(({ name, sum }) => [name, sum]));

test('nothing is collected before the operator says that they may hold money, and before there is a bank account', async () => {
  expect((await collect()).json.code).toBe('METHOD_NOT_OFFERED');
  expect((await operator.put(AT, { ...SETTINGS, iban: 'NL92ABNA0417164300' })).status).toBe(422);
  expect((await operator.put(AT, SETTINGS)).status).toBe(204);
  expect((await collect()).json.code).toBe('SELLER_INCOMPLETE');
  const saved = await owner.put('/users/seller', {
    country: 'IL',
    seller_type: 'private',
    values: {
      full_name: 'Noa Bar',
      id_number: '123456782',
      id_issue_date: '2015-06-01',
      date_of_birth: '1990-02-28',
      address: 'Herzl 1',
      phone_number: '050-1234567',
      bank_code: '12',
      bank_branch_number: '345',
      bank_account_number: '6789012',
    },
  });
  expect(saved.status).toBe(200);
  expect((await collect()).json).toMatchObject({ connection: { mode: 'collected', charges: true } });
});

test('a sale is the platform’s money at Stripe, and owed to the studio less fee and commission', async () => {
  const thing = await shop.thing();
  const { id } = await money.begin({
    purpose: { kind: 'things', id: thing },
    payee: { account: studio.account },
    method: 'stripe',
    total,
    vat: 1800,
    lines: [{ words: 'Album', quantity: 1, amount: total.amount }],
    payer: { name: 'Noa', email: 'noa@example.test' },
    locale: 'en',
    back: `${app.origin}/back`,
  });
  stripe.pay(stripe.lastSession().id);
  await stripe.room.quiet();
  await workQueue('money.');
  expect((await money.read(id))?.state).toBe('paid');
  const own = await of(studio.account);
  expect(own).toMatchObject({ commission: 590, sales: -10_000, vat: -1800 });
  expect(own.provider).toBeUndefined();
  expect(own.payable).toBe(11_800 - 590 - (own.provider_fees ?? 0));
  const platform = await of(null);
  expect(platform.provider).toBe(stripe.balance().ils);
  expect(platform.payable).toBe(-(own.payable ?? 0));
  expect(platform.commission_income).toBe(-590);
});

test('a part is refunded without a fee of Stripe’s to return, and both books follow', async () => {
  const [paid] = await sql<{ id: string }>("select id from payments where state = 'paid'");
  const { state } = await money.refund({
    account: studio.account,
    payment: paid?.id as string,
    amount: 1180,
    by: null,
  });
  expect(state).toBe('done');
  const [own, platform] = [await of(studio.account), await of(null)];
  expect(platform.provider).toBe(stripe.balance().ils);
  expect(platform.payable).toBe(-(own.payable ?? 0));
  expect(own.commission).toBe(531);
});

test('each night’s comparison finds that both sides say the same', async () => {
  // It happened three hours ago, on both sides.
  await sql("update payments set paid_at = paid_at - interval '3 hours' where state = 'paid'");
  for (const thing of stripe.world.shelves.get(PLATFORM)?.things.values() ?? [])
    if (thing.object === 'balance_transaction') thing.created -= 3 * 3600;
  await compareBalances();
  expect(await money.mismatches(studio.account)).toEqual([]);
});

test('all that is owed goes into one batch, once; its files have the bank account, and reading it is in the history', async () => {
  const owed = (await of(studio.account)).payable;
  const both = await Promise.all([operator.post(AT, {}), operator.post(AT, {})]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 422]);
  const { payouts, owed: left } = await showPayouts();
  expect(left).toEqual([]);
  expect(payouts).toMatchObject([{ state: 'made', amount: owed, currency: 'ILS' }]);
  const batch = payouts[0]?.batch;
  const csv = await operator.get(`${AT}/${batch}/csv`);
  expect(csv.headers.get('content-type')).toContain('text/csv');
  expect(csv.text).toContain(',12,345,,,6789012,');
  const xml = await operator.get(`${AT}/${batch}/xml`);
  expect(xml.text).toMatch(/<DbtrAcct><Id><IBAN>NL91ABNA0417164300<\/IBAN>/);
  expect(xml.text).toMatch(/<CdtrAcct><Id><IBAN>IL\d{2}0123450000006789012<\/IBAN>/);
  const read = await sql("select 1 from audit_entries where action = 'seller.paid' and account_id = $1", [
    studio.account,
  ]);
  expect(read).toHaveLength(2);
  expect((await owner.get(`${AT}/${batch}/csv`)).status).toBe(403);
});

test('a cancelled batch is owed again; one that was sent is posted once', async () => {
  const owed = (await of(studio.account)).payable;
  const end = async (state: string) => {
    const [newest] = (await showPayouts()).payouts;
    return operator.put(`${AT}/${newest?.batch}/state`, { state });
  };
  await end('cancelled');
  expect((await showPayouts()).owed).toMatchObject([{ amount: { amount: owed }, ready: true }]);
  await operator.post(AT, {});
  await Promise.all([end('sent'), end('sent')]);
  await end('cancelled');
  expect(await of(studio.account)).toMatchObject({ paid_out: owed });
  expect((await of(studio.account)).payable).toBeUndefined();
  expect(await of(null)).toMatchObject({ paid_out: -(owed ?? 0) });
  expect((await showPayouts()).owed).toEqual([]);
});

test('when the operator holds no money any more, cards are not offered through the platform', async () => {
  const offered = async () => (await money.offers({ account: studio.account, total })).map(({ id }) => id);
  expect(await offered()).toContain('stripe');
  await operator.put(AT, { ...SETTINGS, holds: false });
  expect(await offered()).not.toContain('stripe');
  expect((await operator.post(AT, {})).status).toBe(403);
});
