import { Browser } from '@root/tests/helpers/browser';
import { FakeProvider } from '@root/tests/helpers/fake-provider';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeStudio, makeUser, PASSWORD, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addPaymentMethods } from '@/modules/money/payment-methods';
import { money } from '@/modules/money/payments';
import { billAccount } from '../operations/bill-account';
import { choosePlan, startTrial } from '../operations/choose-plan';
import { giveMonths, givePlan } from '../operations/give-plan';
import { markInvoicePaid, showPlatformMoney } from '../operations/list-invoices';
import { payInvoice } from '../operations/pay-invoice';
import { refundInvoice } from '../operations/refund-invoice';
import { showSubscription } from '../operations/show-subscription';
import { writeSettings } from '../settings';

/** Each notice and message about the platform's money, in its words: sections 4, 5 and 8 of the specification. */
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
  await writeSettings({ transfer_en: 'IBAN', transfer_he: 'בנק' });
});
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  Object.assign(provider, { cut: null, declines: null });
  studio = await makeStudio();
  await givePlan(studio.account, 'free');
  await sql("update accounts set country_code = 'US' where id = $1", [studio.account]);
});
afterEach(() => void vi.useRealTimers());

const on = (day: string) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date(`${day}T12:00:00Z`));
};
const inHebrew = () => sql("update users set locale = 'he' where email = $1", [studio.ownerEmail]);
/** The last mail to the owner: its subject and its words. */
async function mail(): Promise<{ kind: string; subject: string; text: string }> {
  const [last] = await sql<{ kind: string; subject: string; text: string }>(
    `select kind, subject, "text" from mails where "to" = $1 order by created_at desc, id desc limit 1`,
    [studio.ownerEmail],
  );
  if (!last) throw new Error('nothing was sent');
  return last;
}
async function buyByCard(): Promise<string> {
  const { invoice } = await choosePlan(studio.account, PRO);
  const href = await payInvoice(studio.account, { invoice: invoice as string, method: 'fake' });
  const payment = href?.split('/').at(-1) as string;
  provider.press(payment, 'pay');
  await money.look(payment);
  return invoice as string;
}

test('three days before the trial’s end the owner reads the day, and that nothing is deleted; then that it has ended', async () => {
  on('2027-03-01');
  await startTrial(studio.account);
  on('2027-03-27');
  await billAccount(studio.account);
  expect(
    await sql(`select 1 from mails where "to" = $1 and kind like 'subscriptions.%'`, [studio.ownerEmail]),
  ).toEqual([]);
  on('2027-03-28');
  await billAccount(studio.account);
  expect(await mail()).toMatchObject({
    kind: 'subscriptions.trial-ends',
    subject: 'Your free trial ends on March 31, 2027',
    text: expect.stringContaining('Nothing is deleted'),
  });
  await inHebrew();
  on('2027-03-31');
  await billAccount(studio.account);
  expect(await mail()).toMatchObject({
    kind: 'subscriptions.trial-over',
    subject: 'תקופת הניסיון שלכם הסתיימה',
  });
});

test('a payment is thanked for with its sum, and with the day and the sum of the next one', async () => {
  on('2027-01-31');
  await buyByCard();
  const { kind, subject, text } = await mail();
  expect([kind, subject]).toEqual(['subscriptions.paid', 'Payment received: $19.00']);
  expect(text).toContain('$19.00 on February 28, 2027');
});

test('a renewal without a card says what to pay, by when, and what follows', async () => {
  on('2027-01-31');
  const { invoice } = await choosePlan(studio.account, PRO);
  await markInvoicePaid(invoice as string, {});
  on('2027-02-28');
  await billAccount(studio.account);
  const { subject, text } = await mail();
  expect(subject).toBe('$19.00 for Pro is due');
  expect(text).toContain('Please pay by March 14, 2027 to keep your plan.');
  on('2027-03-14');
  await billAccount(studio.account);
  expect(await mail()).toMatchObject({
    subject: 'Your studio moved to the Free plan',
    text: expect.stringContaining('Nothing was deleted'),
  });
});

test('a declined card is named with the sum, in Hebrew with the sum in its currency', async () => {
  studio = await makeStudio();
  await sql("update accounts set country_code = 'IL' where id = $1", [studio.account]);
  await givePlan(studio.account, 'free');
  await inHebrew();
  on('2027-01-31');
  await buyByCard();
  provider.declines = 'declined';
  on('2027-02-28');
  await billAccount(studio.account);
  const { kind, subject } = await mail();
  expect([kind, subject.includes('69')]).toEqual(['subscriptions.declined', true]);
});

test('a downgrade waits for the end of the cycle: the next plan, its day and the next payment are shown', async () => {
  on('2027-01-10');
  const { invoice } = await choosePlan(studio.account, { plan: 'unlimited', period: 'monthly' });
  await markInvoicePaid(invoice as string, {});
  await choosePlan(studio.account, PRO);
  expect(await showSubscription(studio.account, 'en')).toMatchObject({
    plan: 'unlimited',
    next_plan: { plan: 'pro', period: 'monthly', on: '2027-02-10' },
    next_payment: { on: '2027-02-10', amount: { amount: 1900, currency: 'USD' } },
  });
});

test('free months are announced as a reward', async () => {
  await giveMonths(studio.account, { months: 2, source: 'reward' });
  expect((await mail()).subject).toBe('Free months of Unlimited for you');
});

test('the limit of projects offers upgrading, one project, and deleting an old one, in both languages', async () => {
  const owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  await sql('update subscriptions set project_limit = 0 where account_id = $1', [studio.account]);
  const ask = (locale: string) => {
    owner.cookies.set('locale', locale);
    return owner.post('/api/x/studio/projects', { name: 'Wedding' });
  };
  const said = await ask('en');
  expect([said.status, said.json.code, said.json.ways]).toEqual([
    422,
    'PROJECT_LIMIT_REACHED',
    ['upgrade', 'single_project', 'delete'],
  ]);
  expect(JSON.stringify(said.json)).toContain('Upgrade, buy a single project, or delete an old one.');
  expect(JSON.stringify((await ask('he')).json)).toContain('שדרגו, קנו פרויקט בודד או מחקו פרויקט ישן.');
});

test('a discount link that is not active is refused in the specification’s words', async () => {
  const owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  const answer = await owner.post('/users/subscription/discount', { code: 'GONE' });
  expect([answer.status, answer.json.code]).toEqual([422, 'DISCOUNT_NOT_ACTIVE']);
  expect(JSON.stringify(answer.json)).toContain('discount link is no longer active');
});

test('an operator refunds in parts: by card at the service, with a mail of the sum; never more than was paid', async () => {
  const invoice = await buyByCard();
  const { email } = await makeUser({ operator: true });
  const operator = await new Browser(app.origin).signIn(email, PASSWORD);
  const refund = (body: object) => operator.post(`/api/x/studio/operator/invoices/${invoice}/refunds`, body);
  expect((await refund({ amount: 500, why: 'a fault of ours' })).status).toBe(204);
  expect(await mail()).toMatchObject({ kind: 'subscriptions.refunded', subject: '$5.00 refunded' });
  const more = await refund({ amount: 1401 });
  expect([more.status, more.json.code]).toEqual([422, 'REFUND_TOO_LARGE']);
  expect((await refund({})).status).toBe(204);
  expect((await mail()).subject).toBe('$14.00 refunded');
  const [row] = (await showPlatformMoney()).invoices.filter(({ id }) => id === invoice);
  expect(row).toMatchObject({ state: 'paid', amount: 1900, refunded: 1900 });
  expect((await showSubscription(studio.account, 'en')).plan).toBe('pro');
  const actions = await sql<{ action: string }>(
    "select action from audit_entries where account_id = $1 and action = 'plan.refunded'",
    [studio.account],
  );
  expect(actions).toHaveLength(2);
});

test('only operators refund, an open invoice is not refunded, and money by transfer is returned as a mark', async () => {
  const { invoice } = await choosePlan(studio.account, PRO);
  await expect(refundInvoice(invoice as string, { by: null })).rejects.toMatchObject({ code: 'NOT_PAYABLE' });
  await expect(refundInvoice('not-an-id', { by: null })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await markInvoicePaid(invoice as string, {});
  const owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  expect((await owner.post(`/api/x/studio/operator/invoices/${invoice}/refunds`, {})).status).toBe(403);
  await refundInvoice(invoice as string, { by: null });
  const [sum] = await sql<{ sum: number }>(
    `select coalesce(sum(e.amount), 0)::int as sum from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
      where t.source in (select id from payments where purpose_id = $1
                         union select r.id from refunds r join payments p on p.id = r.payment_id where p.purpose_id = $1)
        and e.name = 'sales'`,
    [invoice],
  );
  expect(sum?.sum).toBe(0);
});

test('payments that the service does not know as we do are in the operator’s view', async () => {
  const [connection] = await money.connections(null);
  await sql(
    `insert into money_mismatches (id, connection_id, payment_id, currency, ours, theirs, reason, found_at)
     values (gen_random_uuid(), $1, gen_random_uuid(), 'USD', 0, 1900, 'unknown', now())`,
    [connection?.id],
  );
  expect((await showPlatformMoney()).mismatches).toMatchObject([
    { reason: 'unknown', ours: { amount: 0 }, theirs: { amount: 1900, currency: 'USD' } },
  ]);
});
