import { Browser } from '@root/tests/helpers/browser';
import { FakeProvider } from '@root/tests/helpers/fake-provider';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeStudio, makeUser, PASSWORD, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { lookAtDue } from '@/modules/money/operations/look-at-due';
import { addPaymentMethods } from '@/modules/money/payment-methods';
import { money } from '@/modules/money/payments';
import { billAccount, billDue } from '../operations/bill-account';
import { choosePlan } from '../operations/choose-plan';
import { givePlan } from '../operations/give-plan';
import { payInvoice } from '../operations/pay-invoice';
import { showSubscription } from '../operations/show-subscription';

const app = await openTestApp();
const sql = sqlOf(app);
const provider = new FakeProvider();
const PRO = { plan: 'pro', period: 'monthly' } as const;
let studio: Studio;

beforeAll(async () => {
  await startWeb(app);
  addPaymentMethods('tests', [provider.method]);
  await money.saveConnection({
    account: null,
    method: 'fake',
    mode: 'own',
    settings: { key: 'k' },
    hearing: 'h',
  });
});
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  Object.assign(provider, { cut: null, declines: null });
  studio = await makeStudio();
  await givePlan(studio.account, 'free');
});
afterEach(() => void vi.useRealTimers());

const on = (day: string) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date(`${day}T12:00:00Z`));
};
const show = () => showSubscription(studio.account, 'en');
const paymentsOf = () =>
  sql<{ state: string; amount: number }>(
    `select p.state, p.amount::int as amount from payments p join subscription_invoices i on i.id = p.purpose_id
      where i.account_id = $1 order by p.created_at, p.id`,
    [studio.account],
  );
const charges = () => provider.calls.filter((call) => call === 'charge').length;
const mails = async () =>
  (
    await sql<{ kind: string }>(
      `select kind from mails where "to" = $1 and kind like 'subscriptions.%' order by created_at, id`,
      [studio.ownerEmail],
    )
  ).map(({ kind }) => kind.replace('subscriptions.', ''));

/** Buys Pro on the page of the service on 31 January 2027, which keeps the card. */
async function buyByCard(): Promise<void> {
  on('2027-01-31');
  const { invoice } = await choosePlan(studio.account, PRO);
  const href = await payInvoice(studio.account, { invoice: invoice as string, method: 'fake' });
  const payment = href?.split('/').at(-1) as string;
  provider.press(payment, 'pay');
  await money.look(payment);
}

test('a plan that is paid on a page keeps its card, and renews by it on the anchor day without a word', async () => {
  await buyByCard();
  expect((await show()).card).toMatchObject({ brand: 'visa', last4: '4242' });
  on('2027-02-28');
  await Promise.all([billDue(), billDue()]);
  expect(await paymentsOf()).toEqual([
    { state: 'paid', amount: 1900 },
    { state: 'paid', amount: 1900 },
  ]);
  expect(await show()).toMatchObject({ plan: 'pro', until: '2027-03-31', late: false });
  expect(await mails()).toEqual(['paid', 'paid']);
});

test('a declined card is charged once on day 0, 3, 7 and 13, the owner hears of each, and day 14 falls to free', async () => {
  await buyByCard();
  provider.declines = 'insufficient_funds';
  const before = charges();
  for (let day = 28; day <= 28 + 15; day += 1) {
    on(new Date(Date.UTC(2027, 1, day)).toISOString().slice(0, 10));
    await billDue();
    await billDue();
  }
  expect(charges() - before).toBe(4);
  expect(await mails()).toEqual(['paid', 'declined', 'declined', 'declined', 'declined', 'fell']);
  expect((await show()).plan).toBe('free');
});

test('a declined renewal is paid on the page by another card, from its own day', async () => {
  await buyByCard();
  provider.declines = 'declined';
  on('2027-02-28');
  await billAccount(studio.account);
  provider.declines = null;
  const open = (await show()).open;
  const href = await payInvoice(studio.account, { invoice: open?.id as string, method: 'fake' });
  const payment = href?.split('/').at(-1) as string;
  provider.press(payment, 'pay');
  await money.look(payment);
  expect(await show()).toMatchObject({ plan: 'pro', until: '2027-03-31', open: null });
  // The page that was used last keeps the card.
  const [state] = await sql('select card_payment_id as card from subscription_states where account_id = $1', [
    studio.account,
  ]);
  expect(state).toEqual({ card: payment });
});

test.each(['before', 'after'] as const)('an answer that is lost %s the work charges once', async (cut) => {
  await buyByCard();
  on('2027-02-28');
  provider.cut = cut;
  await billAccount(studio.account);
  expect((await show()).late).toBe(true);
  provider.cut = null;
  on('2027-03-01');
  await lookAtDue();
  await billAccount(studio.account);
  const paid = (await paymentsOf()).filter(({ state }) => state === 'paid');
  expect(paid).toHaveLength(2);
  expect(await show()).toMatchObject({ late: false, until: '2027-03-31' });
});

test('a charge that failed before it was counted is counted, and not made again', async () => {
  await buyByCard();
  provider.declines = 'declined';
  on('2027-02-28');
  await billAccount(studio.account);
  // As after a crash between the charge and the count.
  await sql("update subscription_invoices set tries = 0 where account_id = $1 and state = 'open'", [
    studio.account,
  ]);
  const before = charges();
  await billAccount(studio.account);
  expect(charges()).toBe(before);
  const [invoice] = await sql(
    "select tries from subscription_invoices where account_id = $1 and state = 'open'",
    [studio.account],
  );
  expect(invoice).toEqual({ tries: 1 });
});

test('a card that is removed is forgotten at the service, and a message asks the owner to pay the renewal', async () => {
  await buyByCard();
  vi.useRealTimers();
  const owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  const { email } = await makeUser({ account: studio.account, role: 'assistant' });
  const assistant = await new Browser(app.origin).signIn(email, PASSWORD);
  expect((await assistant.delete('/users/subscription/card')).status).toBe(403);
  const forgotten = provider.forgotten.length;
  expect((await owner.delete('/users/subscription/card')).status).toBe(200);
  expect((await owner.delete('/users/subscription/card')).status).toBe(200);
  expect([provider.forgotten.length - forgotten, (await show()).card]).toEqual([1, null]);
  on('2027-02-28');
  await billAccount(studio.account);
  expect(await mails()).toEqual(['paid', 'to-pay']);
});
