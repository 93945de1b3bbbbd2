import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeStudio, makeUser, PASSWORD, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createProject } from '@/modules/project/operations/create-project';
import { billAccount, billDue } from '../operations/bill-account';
import { choosePlan, quotePlan, startTrial } from '../operations/choose-plan';
import { giveMonths, givePlan } from '../operations/give-plan';
import { markInvoicePaid, showPlatformMoney } from '../operations/list-invoices';
import { subscriptionOf } from '../operations/open-subscription';
import { payInvoice } from '../operations/pay-invoice';
import { readPlanNeeds } from '../operations/read-plan-needs';
import { showSubscription } from '../operations/show-subscription';
import { writeSettings } from '../settings';

const app = await openTestApp();
const sql = sqlOf(app);
const AT = '/users/subscription';
const TRANSFER = { method: 'platform-transfer' };
const PRO = { plan: 'pro', period: 'monthly' } as const;

let studio: Studio;
let owner: Browser;
let operator: Browser;

beforeAll(async () => {
  await startWeb(app);
  const { email } = await makeUser({ operator: true });
  operator = await new Browser(app.origin).signIn(email, PASSWORD);
});
beforeEach(async () => {
  await writeSettings({ transfer_en: 'IBAN DE00', transfer_he: '', trial_days: 30, project_usd: 500 });
  studio = await makeStudio();
  await givePlan(studio.account, 'free');
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
});
afterEach(() => void vi.useRealTimers());

/** Sets the clock of this process to a day at noon. */
const on = (day: string) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date(`${day}T12:00:00Z`));
};
const show = () => showSubscription(studio.account, 'en');
const openInvoiceOf = async (account: string) => (await showSubscription(account, 'en')).open;
const mails = async () =>
  (
    await sql<{ kind: string }>(
      `select kind from mails where "to" = $1 and kind like 'subscriptions.%' order by created_at, id`,
      [studio.ownerEmail],
    )
  ).map(({ kind }) => kind.replace('subscriptions.', ''));
/** Chooses a plan and has the operator mark its invoice as paid. */
async function buy(plan: string, period: 'monthly' | 'quarterly' | 'yearly' = 'monthly') {
  const chosen = await choosePlan(studio.account, { plan, period });
  if (chosen.invoice) await markInvoicePaid(chosen.invoice, {});
  return chosen;
}

describe('buying a plan', () => {
  test('ends the choice from the price list, of which Home reminds', async () => {
    const wanted = () =>
      sql('select wanted_plan, wanted_period from accounts where id = $1', [studio.account]);
    await sql(`update accounts set wanted_plan = 'pro', wanted_period = 'yearly' where id = $1`, [
      studio.account,
    ]);
    await quotePlan(studio.account, PRO);
    expect(await wanted()).toEqual([{ wanted_plan: 'pro', wanted_period: 'yearly' }]);
    await choosePlan(studio.account, PRO);
    expect(await wanted()).toEqual([{ wanted_plan: null, wanted_period: null }]);
  });

  test('by transfer: ordered with a reference, marked by the operator, and in effect for every limit', async () => {
    const dry = await owner.put(AT, { ...PRO, dry_run: true });
    expect(dry.json).toMatchObject({ when: 'now', today: { amount: 1900, currency: 'USD' } });
    expect((await show()).open).toBeNull();
    const ordered = await owner.put(AT, { ...PRO, ...TRANSFER, shown: 1900 });
    expect([ordered.status, ordered.json.path]).toEqual([200, '/admin/settings/plan']);
    const before = await show();
    expect(before).toMatchObject({ plan: 'free', open: { amount: { amount: 1900 }, how: 'IBAN DE00' } });
    expect(before.open?.payment).toMatchObject({ state: 'agreed', method: 'platform-transfer' });
    const marked = await operator.put(`/api/x/studio/operator/invoices/${before.open?.id}/paid`, {
      day: '2026-11-20',
    });
    expect(marked.status).toBe(204);
    expect(await show()).toMatchObject({
      plan: 'pro',
      period: 'monthly',
      limits: { projects: 30, photos: 3000, commission: 0 },
      last_payment: { amount: { amount: 1900, currency: 'USD' } },
      next_payment: { amount: { amount: 1900, currency: 'USD' } },
      open: null,
    });
    const [entitled] = await sql('select plan, project_limit from entitlements where account_id = $1', [
      studio.account,
    ]);
    expect(entitled).toEqual({ plan: 'pro', project_limit: 30 });
    expect(await mails()).toEqual(['paid']);
    const wire = await owner.get(AT);
    expect(Object.keys(wire.json).sort()).toEqual(
      [
        'last_payment',
        'limits',
        'next_payment',
        'next_plan',
        'period',
        'plan',
        'price',
        'trial_ends',
        'used',
      ].sort(),
    );
  });

  test('marking twice at once counts once', async () => {
    const { invoice } = await choosePlan(studio.account, PRO);
    await Promise.all([1, 2, 3].map(() => markInvoicePaid(invoice as string, {}).catch(() => undefined)));
    const paid = await sql(
      "select 1 from payments where purpose_id = $1 and state = 'paid' and not surplus",
      [invoice],
    );
    expect(paid).toHaveLength(1);
    expect(
      (await subscriptionOf(studio.account)).sub.terms.filter(({ source }) => source === 'paid'),
    ).toHaveLength(1);
    expect(await mails()).toEqual(['paid']);
  });

  test('pressing twice orders once, and another choice replaces what is not paid', async () => {
    const [first, second] = [await choosePlan(studio.account, PRO), await choosePlan(studio.account, PRO)];
    expect(second.invoice).toBe(first.invoice);
    const other = await choosePlan(studio.account, { plan: 'unlimited', period: 'yearly' });
    expect(other.invoice).not.toBe(first.invoice);
    expect((await subscriptionOf(studio.account)).sub.invoices.map(({ state }) => state)).toEqual([
      'void',
      'open',
    ]);
  });

  test('leaves the trial, begins nothing yet, and is withdrawn by choosing what goes on anyway', async () => {
    await choosePlan(studio.account, PRO);
    expect((await readPlanNeeds(studio.account)).due).toMatchObject({ begins: true });
    expect(await show()).toMatchObject({ plan: 'free', trial: 30 });
    expect((await owner.put(AT, { plan: 'free', shown: 0 })).status).toBe(200);
    expect(await show()).toMatchObject({ plan: 'free', open: null });
    expect((await owner.put(AT, { plan: 'free', shown: 0 })).json.code).toBe('PLAN_IN_USE');
  });

  test('refuses a sum that was not shown, a plan that is not listed, the plan in use, and an unknown method', async () => {
    expect((await owner.put(AT, { ...PRO, shown: 1 })).json.code).toBe('STALE');
    expect((await owner.put(AT, { plan: 'gold', period: 'monthly' })).json.code).toBe('INVALID_INPUT');
    expect((await owner.put(AT, { plan: 'free' })).json.code).toBe('PLAN_IN_USE');
    expect((await owner.put(AT, { ...PRO, method: 'gold' })).json.code).toBe('METHOD_NOT_OFFERED');
    await writeSettings({ transfer_en: '' });
    expect((await owner.put(AT, { ...PRO, ...TRANSFER })).json.code).toBe('METHOD_NOT_OFFERED');
    expect((await show()).payable).toBe(false);
  });

  test('the currency is that of the country, and of the language where there is none', async () => {
    await sql("update accounts set country_code = 'IL' where id = $1", [studio.account]);
    await sql('delete from subscription_states where account_id = $1', [studio.account]);
    expect(await quotePlan(studio.account, PRO)).toMatchObject({ today: 6900, currency: 'ILS' });
  });
});

describe('changing a plan', () => {
  test('up is now and takes off what is left, down waits for the end and can be withdrawn', async () => {
    await buy('pro');
    const up = await owner.put(AT, { plan: 'unlimited', period: 'monthly', dry_run: true });
    expect(up.json).toMatchObject({ when: 'now', today: { amount: 2000 } });
    await buy('unlimited');
    const down = await owner.put(AT, PRO);
    expect(down.json).toMatchObject({
      when: 'at_end',
      today: { amount: 0 },
      next: { amount: { amount: 1900 } },
    });
    const waiting = await show();
    expect(waiting).toMatchObject({ plan: 'unlimited', next_plan: { plan: 'pro', period: 'monthly' } });
    expect(waiting.next_payment?.amount.amount).toBe(1900);
    expect((await owner.put(AT, { plan: 'unlimited', period: 'monthly' })).status).toBe(200);
    expect((await show()).next_plan).toBeNull();
    const history = await sql<{ action: string }>(
      "select action from audit_entries where account_id = $1 and action like 'plan.%' order by id",
      [studio.account],
    );
    expect(history.map(({ action }) => action)).toEqual([
      'plan.set',
      'plan.chosen',
      'plan.paid',
      'plan.chosen',
      'plan.paid',
      'plan.chosen',
      'plan.withdrawn',
    ]);
  });

  test('to free ends the plan at the end of what is paid, and deletes nothing', async () => {
    on('2027-01-31');
    await buy('pro');
    await choosePlan(studio.account, { plan: 'free', period: 'monthly' });
    on('2027-02-27');
    await billDue();
    expect(await show()).toMatchObject({ plan: 'pro', next_plan: { plan: 'free', on: '2027-02-28' } });
    on('2027-02-28');
    await billDue();
    expect(await show()).toMatchObject({ plan: 'free', next_payment: null, limits: { projects: 3 } });
  });
});

describe('a renewal', () => {
  test('that is not paid is collected on day 0, 3, 7 and 13 and falls to free on day 14', async () => {
    on('2027-01-31');
    await buy('pro');
    for (let day = 28; day <= 28 + 15; day += 1) {
      on(new Date(Date.UTC(2027, 1, day)).toISOString().slice(0, 10));
      await billDue();
      await billDue();
    }
    expect(await mails()).toEqual(['paid', 'to-pay', 'to-pay', 'to-pay', 'to-pay', 'fell']);
    expect(await show()).toMatchObject({ plan: 'free', open: null });
  });

  test('that is marked on day 5 goes on from its day, with the next one on the anchor', async () => {
    on('2027-01-31');
    await buy('pro');
    on('2027-03-05');
    await billAccount(studio.account);
    const open = await openInvoiceOf(studio.account);
    expect(open).toMatchObject({ on: '2027-02-28', until: '2027-03-14' });
    expect((await show()).late).toBe(true);
    const due = { amount: { amount: 1900, currency: 'USD' }, until: '2027-03-14', begins: false };
    expect(await readPlanNeeds(studio.account)).toEqual({ due, trialEnds: null });
    await markInvoicePaid(open?.id as string, {});
    expect(await show()).toMatchObject({ plan: 'pro', until: '2027-03-31', late: false });
  });

  test('is billed by two workers at once without a second invoice', async () => {
    on('2027-01-31');
    await buy('pro');
    on('2027-02-28');
    await Promise.all([billAccount(studio.account), billAccount(studio.account), billDue()]);
    const { sub } = await subscriptionOf(studio.account);
    expect(sub.invoices.map(({ state, tries }) => [state, tries])).toEqual([
      ['paid', 0],
      ['open', 1],
    ]);
    expect(await mails()).toEqual(['paid', 'to-pay']);
  });
});

describe('the free trial', () => {
  test('begins by the owner, lifts every limit, is announced three days before its end, and ends on free', async () => {
    on('2027-03-01');
    await startTrial(studio.account);
    expect(await show()).toMatchObject({
      plan: 'unlimited',
      trial_ends: '2027-03-31',
      limits: { projects: null },
    });
    on('2027-03-27');
    await billDue();
    expect(await mails()).toEqual([]);
    expect(await readPlanNeeds(studio.account)).toEqual({ due: null, trialEnds: null });
    on('2027-03-28');
    await billDue();
    await billDue();
    expect(await mails()).toEqual(['trial-ends']);
    expect(await readPlanNeeds(studio.account)).toEqual({ due: null, trialEnds: '2027-03-31' });
    on('2027-03-31');
    await billDue();
    expect(await mails()).toEqual(['trial-ends', 'trial-over']);
    expect(await show()).toMatchObject({ plan: 'free', trial: null });
    await expect(startTrial(studio.account)).rejects.toMatchObject({ code: 'TRIAL_USED' });
  });

  test('keeps an order that is paid later, by one day for the owner and the operator', async () => {
    on('2027-03-01');
    await startTrial(studio.account);
    const { invoice } = await choosePlan(studio.account, PRO);
    const paidBy = async () => [
      (await openInvoiceOf(studio.account))?.until,
      (await showPlatformMoney()).invoices.find(({ id }) => id === invoice)?.pay_by,
    ];
    expect(await paidBy()).toEqual(['2027-03-31', '2027-03-31']);
    on('2027-03-30');
    await billDue();
    expect(await paidBy()).toEqual(['2027-03-31', '2027-03-31']);
    on('2027-03-31');
    await billDue();
    expect(await paidBy()).toEqual(['2027-04-14', '2027-04-14']);
    on('2027-04-14');
    await billDue();
    expect(await openInvoiceOf(studio.account)).toBeNull();
  });

  test('is not offered where the operator gives none', async () => {
    await writeSettings({ trial_days: 0 });
    expect((await show()).trial).toBeNull();
    expect((await owner.post(`${AT}/trial`, {})).json.code).toBe('TRIAL_USED');
  });
});

test('months that the operator gives begin at once on free, and are announced', async () => {
  await giveMonths(studio.account, { months: 2, source: 'gift' });
  expect(await show()).toMatchObject({ plan: 'unlimited', source: 'gift' });
  expect(await mails()).toEqual(['reward']);
});

test('a plan that was given is no plan to pay for, until the day it ends; a trial and a paid plan are', async () => {
  expect((await show()).given).toBe(false);
  on('2027-05-10');
  await giveMonths(studio.account, { months: 2, source: 'gift' });
  expect(await show()).toMatchObject({ given: true, until: '2027-07-10', next_payment: null });
  on('2027-07-10');
  expect(await show()).toMatchObject({ plan: 'free', given: false });
  await givePlan(studio.account, 'pro');
  expect(await show()).toMatchObject({ plan: 'pro', given: true, until: null });
  await givePlan(studio.account, 'free');
  await startTrial(studio.account);
  expect(await show()).toMatchObject({ source: 'trial', given: false });
  await buy('pro');
  on('2027-08-10');
  expect(await show()).toMatchObject({ plan: 'pro', source: 'paid', given: false });
});

test('a single project is bought at the limit, used for the next project, and not counted', async () => {
  for (const name of ['One', 'Two', 'Three']) await createProject(studio.account, { name });
  const refused = await owner.post('/api/x/studio/projects', { name: 'Four' });
  expect([refused.json.code, refused.json.ways]).toEqual([
    'PROJECT_LIMIT_REACHED',
    ['upgrade', 'single_project', 'delete'],
  ]);
  expect((await owner.post(`${AT}/projects`, TRANSFER)).status).toBe(201);
  expect((await owner.post(`${AT}/projects`, TRANSFER)).status).toBe(201);
  const open = await openInvoiceOf(studio.account);
  expect(open).toMatchObject({ kind: 'project', amount: { amount: 500 } });
  await markInvoicePaid(open?.id as string, {});
  expect(await show()).toMatchObject({ extras: 1, open: null });
  // Two at once for one place: one project is made.
  const both = await Promise.all(
    ['Four', 'Five'].map((name) =>
      createProject(studio.account, { name })
        .then(() => 1)
        .catch(() => 0),
    ),
  );
  expect(both.reduce((sum: number, one) => sum + one, 0)).toBe(1);
  expect(await show()).toMatchObject({ extras: 0, used: { projects: 3 } });
});

describe('money', () => {
  test('is nothing for an assistant, a stranger and another studio', async () => {
    const { invoice } = await choosePlan(studio.account, PRO);
    const { email } = await makeUser({ account: studio.account, role: 'assistant' });
    const assistant = await new Browser(app.origin).signIn(email, PASSWORD);
    const other = await makeStudio();
    const foreign = await new Browser(app.origin).signIn(other.ownerEmail, PASSWORD);
    expect((await assistant.get(AT, { headers: { Accept: 'application/json' } })).status).toBe(403);
    expect((await assistant.put(AT, PRO)).status).toBe(403);
    const pay = { invoice, ...TRANSFER };
    expect((await foreign.post(`${AT}/payments`, pay)).status).toBe(404);
    expect((await foreign.get(`${AT}/invoices/${invoice}/document`)).status).toBe(404);
    expect((await owner.put(`/api/x/studio/operator/invoices/${invoice}/paid`, {})).status).toBe(403);
    expect((await new Browser(app.origin).put(AT, PRO)).status).toBe(401);
  });

  test('that arrives for an order that was replaced becomes credit, which the next payment takes off', async () => {
    const { invoice } = await choosePlan(studio.account, PRO);
    await payInvoice(studio.account, { invoice: invoice as string, ...TRANSFER });
    await buy('unlimited');
    await markInvoicePaid(invoice as string, {});
    expect(await show()).toMatchObject({
      plan: 'unlimited',
      credit: { amount: 1900 },
      next_payment: { amount: { amount: 2000 } },
    });
  });

  test('of the platform is in the operator’s view: open invoices first, what renews, what began', async () => {
    await buy('pro', 'yearly');
    const seen = await showPlatformMoney();
    expect(seen.revenue.find(({ currency }) => currency === 'USD')?.paying).toBeGreaterThan(0);
    expect(seen.invoices.some(({ account, state }) => account === studio.account && state === 'paid')).toBe(
      true,
    );
    expect(seen.movement.began).toBeGreaterThan(0);
  });
});

test.each(['gold', 'constructor', '__proto__', 'toString', ''])(
  'the operator cannot give the plan %j, which does not exist',
  async (plan) => {
    await expect(givePlan(studio.account, plan)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  },
);
