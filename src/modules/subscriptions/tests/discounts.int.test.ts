import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeStudio, makeUser, PASSWORD, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { choosePlan, quotePlan } from '../operations/choose-plan';
import { addDiscount, endDiscount, enterDiscount, newLink } from '../operations/discounts';
import { givePlan } from '../operations/give-plan';
import { markInvoicePaid } from '../operations/list-invoices';
import { showSubscription } from '../operations/show-subscription';
import { writeSettings } from '../settings';

const app = await openTestApp();
const sql = sqlOf(app);
const PRO = { plan: 'pro', period: 'monthly' } as const;
let operator: Browser;
let studio: Studio;
let made = 0;

beforeAll(async () => {
  await startWeb(app);
  await writeSettings({ transfer_en: 'IBAN' });
  const { email } = await makeUser({ operator: true });
  operator = await new Browser(app.origin).signIn(email, PASSWORD);
});
const freeStudio = async () => {
  const one = await makeStudio();
  await givePlan(one.account, 'free');
  return one;
};
beforeEach(async () => {
  studio = await freeStudio();
});

/** A link with a code of its own. */
async function link(more: Record<string, unknown> = {}) {
  made += 1;
  const code = `SPRING-${made}`;
  const { id } = await addDiscount(newLink.parse({ code, percent: 20, ...more }));
  return { id, code };
}
const today = async (account = studio.account) => (await quotePlan(account, PRO)).today;

test('a percent goes off the first invoices, then the whole price is due', async () => {
  const { code } = await link({ invoices: 1 });
  await enterDiscount(studio.account, code.toLowerCase());
  const quoted = await quotePlan(studio.account, PRO);
  expect([quoted.today, quoted.next?.amount]).toEqual([1520, 1900]);
  const { invoice } = await choosePlan(studio.account, PRO);
  await markInvoicePaid(invoice as string, {});
  expect(await showSubscription(studio.account, 'en')).toMatchObject({
    discount: null,
    next_payment: { amount: { amount: 1900 } },
  });
});

test('a sum in each currency goes off, never below nothing, and such a plan begins at once', async () => {
  const { code } = await link({ percent: 0, amount_usd: 5000, amount_ils: 20_000 });
  await enterDiscount(studio.account, code);
  expect(await today()).toBe(0);
  expect(await choosePlan(studio.account, PRO)).toMatchObject({ today: 0, invoice: null });
  expect((await showSubscription(studio.account, 'en')).plan).toBe('pro');
});

test('a link for other plans takes nothing off', async () => {
  const { code } = await link({ plans: ['unlimited'] });
  await enterDiscount(studio.account, code);
  expect(await today()).toBe(1900);
});

describe('a link is no longer active', () => {
  const refused = { code: 'DISCOUNT_NOT_ACTIVE' };
  test.each([
    ['that does not exist', async () => 'NOT-THERE'],
    ['after its last day', async () => (await link({ ends_on: '2020-01-01' })).code],
    [
      'that the operator ended',
      async () => {
        const { id, code } = await link();
        await endDiscount(id);
        return code;
      },
    ],
    [
      'that was used as often as it may',
      async () => {
        const { code } = await link({ most: 1 });
        await enterDiscount((await freeStudio()).account, code);
        return code;
      },
    ],
    [
      'that the account used before',
      async () => {
        const { code } = await link();
        await enterDiscount(studio.account, code);
        return code;
      },
    ],
  ])('%s', async (_what, codeOf) => {
    await expect(enterDiscount(studio.account, await codeOf())).rejects.toMatchObject(refused);
  });

  test('when it ended between entering and paying: the specification’s words, then the whole price', async () => {
    const { id, code } = await link();
    const owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
    expect((await owner.post('/users/subscription/discount', { code })).status).toBe(201);
    await endDiscount(id);
    const answer = await owner.put('/users/subscription', { ...PRO, dry_run: true });
    expect([answer.status, answer.json.code]).toEqual([422, 'DISCOUNT_NOT_ACTIVE']);
    expect(answer.json.errors).toEqual({ discount: ['discount link is no longer active'] });
    expect(await today()).toBe(1900);
  });
});

test('the last use of a link is taken by one of two accounts at once', async () => {
  const { code } = await link({ most: 1 });
  const two = await Promise.all([freeStudio(), freeStudio(), freeStudio()]);
  const done = await Promise.allSettled(two.map(({ account }) => enterDiscount(account, code)));
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a discount that was paid with stays for its invoices, also after the link ended', async () => {
  const { id, code } = await link({ invoices: 3 });
  await enterDiscount(studio.account, code);
  const { invoice } = await choosePlan(studio.account, PRO);
  await markInvoicePaid(invoice as string, {});
  await endDiscount(id);
  expect((await quotePlan(studio.account, { plan: 'unlimited', period: 'monthly' })).lines).toContainEqual({
    what: 'discount',
    amount: -780,
  });
});

test('signing up by a link brings its discount; by one that ended it brings none', async () => {
  const { id, code } = await link();
  const signUp = async () => {
    const email = `${crypto.randomUUID()}@people.test`;
    const visitor = new Browser(app.origin);
    const body = { email, password: 'long enough', photographer: true, business_name: 'New', discount: code };
    expect((await visitor.post('/users/sign_up', body)).status).toBe(201);
    const [row] = await sql<{ account: string }>('select account_id as account from users where email = $1', [
      email,
    ]);
    return { discount: (await showSubscription(row?.account as string, 'en')).discount };
  };
  const first = await signUp();
  expect(first.discount).toEqual({ percent: 20, amount: 0, left: null });
  await endDiscount(id);
  expect((await signUp()).discount).toBeNull();
});

test('only operators add and end links, with a percent or a sum in both currencies', async () => {
  const AT = '/api/x/studio/operator/discounts';
  expect((await operator.post(AT, { code: 'half price', percent: 50 })).status).toBe(204);
  expect((await operator.post(AT, { code: 'HALFPRICE', percent: 50 })).json.code).toBe('INVALID_INPUT');
  expect((await operator.post(AT, { code: 'NOTHING' })).json.code).toBe('INVALID_INPUT');
  expect((await operator.post(AT, { code: 'ONE-SUM', amount_usd: 500 })).json.code).toBe('INVALID_INPUT');
  expect((await operator.delete(`${AT}/${crypto.randomUUID()}`)).status).toBe(404);
  const owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  expect((await owner.post(AT, { code: 'MINE', percent: 100 })).status).toBe(403);
});
