import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeStudio, makeUser, PASSWORD, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { transaction } from '@/core/db/pool';
import { choosePlan } from '../operations/choose-plan';
import { givePlan } from '../operations/give-plan';
import { markInvoicePaid, showPlatformMoney } from '../operations/list-invoices';
import { giveHeld, giveRewards, notePartner, showPartner } from '../operations/partners';
import { showSubscription } from '../operations/show-subscription';

const app = await openTestApp();
const sql = sqlOf(app);
let partner: Studio;

beforeAll(() => startWeb(app));
beforeEach(async () => {
  partner = await makeStudio();
  await givePlan(partner.account, 'free');
  // Of other tests.
  await sql("update partner_sign_ups set state = 'refused' where state <> 'given'");
});
afterEach(() => void vi.useRealTimers());

const on = (day: string) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date(`${day}T12:00:00Z`));
};
const codeOf = async ({ account }: Studio) => (await showPartner(account)).link.split('/r/')[1] as string;
/** A studio that signed up by the partner's link, and pays for its plan. */
async function payer(plan: { period: 'monthly' | 'yearly' } = { period: 'yearly' }): Promise<Studio> {
  const one = await makeStudio();
  await givePlan(one.account, 'free');
  const code = await codeOf(partner);
  await transaction((tx) => notePartner(tx, one.account, code));
  const { invoice } = await choosePlan(one.account, { plan: 'pro', ...plan });
  await markInvoicePaid(invoice as string, {});
  return one;
}
const stateOf = async ({ account }: Studio) =>
  (
    await sql<{ state: string; why: string | null }>(
      'select state, why from partner_sign_ups where account_id = $1',
      [account],
    )
  )[0];

test('a link leads to the sign-up page, is kept for 90 days and counted, and the sign-up is the partner’s', async () => {
  const code = await codeOf(partner);
  const visitor = new Browser(app.origin);
  const opened = await visitor.get(`/r/${code}`);
  expect([opened.status, opened.headers.get('location')]).toEqual([
    303,
    '/users/sign_up?photographer=true&partner=1',
  ]);
  expect(opened.headers.getSetCookie().join()).toMatch(/partner=.*Max-Age=7776000.*HttpOnly/);
  visitor.keep(opened.headers);
  const email = `${crypto.randomUUID()}@people.test`;
  const body = { email, password: 'long enough', photographer: true, business_name: 'By link' };
  expect((await visitor.post('/users/sign_up', body)).status).toBe(201);
  expect(await showPartner(partner.account)).toMatchObject({
    clicks: 1,
    signed_up: 1,
    paying: 0,
    given: 0,
    waiting: [],
  });
});

test('an unknown link leads to the sign-up page and keeps nothing', async () => {
  const opened = await new Browser(app.origin).get('/r/nothere');
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/users/sign_up?photographer=true']);
  expect(opened.headers.getSetCookie().join()).not.toContain('partner=');
});

test('two months after the first payment the partner gets two months of unlimited, once', async () => {
  on('2027-01-31');
  const one = await payer();
  on('2027-03-30');
  await giveRewards();
  expect((await showPartner(partner.account)).waiting).toEqual([{ days: 1, held: false }]);
  on('2027-03-31');
  await Promise.all([giveRewards(), giveRewards()]);
  await giveRewards();
  expect(await stateOf(one)).toEqual({ state: 'given', why: null });
  expect(await showSubscription(partner.account, 'en')).toMatchObject({
    plan: 'unlimited',
    source: 'reward',
    until: '2027-05-31',
  });
  const mails = await sql('select 1 from mails where kind = \'subscriptions.reward\' and "to" = $1', [
    partner.ownerEmail,
  ]);
  expect(mails).toHaveLength(1);
});

test('a studio that ended its plan, or whose money was returned, brings nothing', async () => {
  on('2027-01-31');
  const ended = await payer();
  const refunded = await payer();
  await sql('update subscription_states set renews = null where account_id = $1', [ended.account]);
  await sql(
    `insert into refunds (id, payment_id, amount, vat_back, commission_back, state, created_at)
     select gen_random_uuid(), p.id, p.amount, 0, 0, 'done', now() from payments p
       join subscription_invoices i on i.id = p.purpose_id where i.account_id = $1`,
    [refunded.account],
  );
  on('2027-06-01');
  await giveRewards();
  expect([(await stateOf(ended))?.state, (await stateOf(refunded))?.state]).toEqual(['waiting', 'waiting']);
  expect((await showSubscription(partner.account, 'en')).plan).toBe('free');
});

test('a sign-up by the partner’s own hands is refused: the same mailbox, telephone or business number', async () => {
  on('2027-01-31');
  const [mail, phone, business] = [await payer(), await payer(), await payer()];
  await sql("update users set email = 'noa.bar@studio.test' where account_id = $1", [partner.account]);
  await sql("update users set email = 'noabar+two@studio.test' where account_id = $1", [mail.account]);
  await sql("update accounts set phone_number = '+972 50-1234567' where id = any($1)", [
    [partner.account, phone.account],
  ]);
  await sql("update accounts set business_number = '514000001' where id = any($1)", [
    [partner.account, business.account],
  ]);
  on('2027-04-01');
  await giveRewards();
  expect([await stateOf(mail), await stateOf(phone), await stateOf(business)]).toEqual([
    { state: 'refused', why: 'person' },
    { state: 'refused', why: 'phone' },
    { state: 'refused', why: 'business' },
  ]);
});

test('one’s own link brings nothing, and an account belongs to one partner', async () => {
  const code = await codeOf(partner);
  await transaction((tx) => notePartner(tx, partner.account, code));
  expect(await stateOf(partner)).toBeUndefined();
  const other = await makeStudio();
  const one = await makeStudio();
  const theirs = await codeOf(other);
  await transaction((tx) => notePartner(tx, one.account, code));
  await transaction((tx) => notePartner(tx, one.account, theirs));
  expect((await showPartner(partner.account)).signed_up).toBe(1);
  expect((await showPartner(other.account)).signed_up).toBe(0);
});

test('more than five rewards in a month wait for the operator, who gives them', async () => {
  on('2027-01-31');
  const six: Studio[] = [];
  for (let nr = 0; nr < 6; nr += 1) six.push(await payer());
  on('2027-04-01');
  await giveRewards();
  const held = (
    await Promise.all(six.map(async (one) => ({ one, state: (await stateOf(one))?.state })))
  ).filter(({ state }) => state === 'held');
  expect(held).toHaveLength(1);
  await giveHeld(held[0]?.one.account as string);
  expect((await showPartner(partner.account)).given).toBe(6);
});

test('an assistant and a stranger see no partners’ area', async () => {
  const { email } = await makeUser({ account: partner.account, role: 'assistant' });
  const assistant = await new Browser(app.origin).signIn(email, PASSWORD);
  expect((await assistant.get('/users/partners', { headers: { Accept: 'application/json' } })).status).toBe(
    403,
  );
  expect(
    (await new Browser(app.origin).get('/users/partners', { headers: { Accept: 'application/json' } }))
      .status,
  ).toBe(401);
});

test('operators see what each partner brought, and no studio whose link was never opened', async () => {
  const line = async () =>
    (await showPlatformMoney()).partners.find(({ account }) => account === partner.account);
  const code = await codeOf(partner);
  expect(await line()).toBeUndefined();
  await new Browser(app.origin).get(`/r/${code}`);
  expect(await line()).toMatchObject({ clicks: 1, signed_up: 0, paying: 0, given: 0 });
  await payer();
  expect(await line()).toMatchObject({ clicks: 1, signed_up: 1, paying: 1, given: 0 });
});
