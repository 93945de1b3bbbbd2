import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeStudio, makeUser, PASSWORD } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, expect, test } from 'vitest';
import { createAccount } from '@/modules/identity/operations/create-account';
import { addPlan, readPlanNames, readPlans } from '@/modules/money/plans';
import { PLAN_IDS } from '@/modules/money/rules/plan';
import { watchSites } from '@/modules/sites/page-store';

const app = await openTestApp();
const sql = sqlOf(app);
const AT = '/api/x/studio/operator';
let operator: Browser;

beforeAll(async () => {
  await startWeb(app);
  await watchSites();
  operator = await new Browser(app.origin).signIn((await makeUser({ operator: true })).email, PASSWORD);
});

const LIMITS = { project_limit: 12, max_photos_per_project: 800, sales_commission_percent: 1.5 };
const plan = (en: string, more: object = {}) => ({
  ...LIMITS,
  monthly_usd: 950,
  monthly_ils: 3500,
  names: { en, he: `${en} בעברית` },
  ...more,
});
const list = async (locale = 'en') => (await new Browser(app.origin).page(`/pricing?locale=${locale}`)).text;

test('an added plan is on the price list between those of lower and higher price, in each language', async () => {
  expect(await list()).not.toContain('Boutique');
  expect((await operator.post(`${AT}/plans`, plan('Boutique'))).status).toBe(204);
  expect(Object.keys(await readPlans())).toEqual(['free', 'boutique', 'pro', 'unlimited']);
  await expect.poll(() => list()).toContain('Boutique');
  expect(await list('he')).toContain('Boutique בעברית');
  expect(await list()).toMatch(/\$9\.50[\s\S]*plan=boutique&amp;period=monthly/);
});

test('two plans of one name get ids of their own, also when they are added at once', async () => {
  const made = await Promise.all([addPlan(plan('Twice')), addPlan(plan('Twice'))]);
  expect(made.map(({ id }) => id).sort()).toEqual(['twice', 'twice-2']);
  expect((await addPlan(plan('Free'))).id).toBe('free-2');
  expect((await addPlan(plan('סטודיו'))).id).toBe('plan');
});

test('an added plan is assigned, and changed with its names; the installation’s own keep theirs', async () => {
  const { account } = await makeStudio('Takes a plan');
  expect((await operator.put(`${AT}/accounts/${account}/plan`, { plan: 'boutique' })).status).toBe(204);
  expect(
    await sql(
      'select plan, project_limit::int as projects, price_amount::int as price from entitlements where account_id = $1',
      [account],
    ),
  ).toEqual([{ plan: 'boutique', projects: 12, price: 950 }]);
  const names = { en: 'Atelier', he: 'אטלייה' };
  for (const id of ['boutique', 'pro'])
    expect((await operator.put(`${AT}/plans/${id}`, { ...LIMITS, names })).status).toBe(204);
  expect(await readPlanNames('he')).toMatchObject({ boutique: 'אטלייה' });
  expect((await readPlans()).pro.names).toBeNull();
});

test('a plan taken off the price list is not shown, and signing up does not store it as wanted', async () => {
  const wanted = async (plan: string) => {
    const { account } = await createAccount({
      name: 'Wants',
      owner: { email: `${crypto.randomUUID()}@people.test`, password: PASSWORD },
      locale: 'en',
      time_zone: 'UTC',
      plan: 'free',
      wanted: { plan, period: 'yearly' },
    });
    const rows = await sql<{ wanted: string | null }>(
      'select wanted_plan as wanted from accounts where id = $1',
      [account],
    );
    return rows[0]?.wanted;
  };
  expect(await wanted('boutique')).toBe('boutique');
  expect((await operator.put(`${AT}/plans/boutique`, { ...LIMITS, listed: false })).status).toBe(204);
  await expect.poll(() => list()).not.toContain('Atelier');
  expect(await wanted('boutique')).toBeNull();
  expect(await wanted('no-such-plan')).toBeNull();
});

test.each([
  ['without names', { names: undefined }],
  ['without a Hebrew name', { names: { en: 'Half' } }],
  ['with an empty name', { names: { en: ' ', he: 'ריק' } }],
  ['without a price', { monthly_usd: undefined }],
  ['with half an agora', { monthly_ils: 1.5 }],
])('a plan %s is refused', async (_what, more) => {
  expect((await operator.post(`${AT}/plans`, plan('Refused', more))).status).toBe(422);
  expect(Object.keys(await readPlans())).not.toContain('refused');
});

test('an owner adds no plan', async () => {
  const { ownerEmail } = await makeStudio('No operator');
  const owner = await new Browser(app.origin).signIn(ownerEmail, PASSWORD);
  expect([403, 404]).toContain((await owner.post(`${AT}/plans`, plan('Mine'))).status);
  expect(Object.keys(await readPlans())).not.toContain('mine');
});

test('a stored plan that cannot be read is none, and hides no other', async () => {
  await sql(
    `update installation set value = value || '{"broken": {"names": 1}, "pro": {"monthly_usd": "x"}}' where key = 'plans'`,
  );
  const plans = await readPlans();
  expect(Object.keys(plans)).not.toContain('broken');
  for (const id of PLAN_IDS) expect(plans[id].listed).toBe(true);
});
