import { measureStorage } from '@media/storage/operations/measure-storage';
import { readStorageUse } from '@media/storage/storage-repo';
import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import {
  makeProject,
  makeStudio,
  makeUser,
  PASSWORD,
  type Project,
  type Studio,
} from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { boss } from '@/core/jobs/boss';
import { readPlanUse } from '@/modules/home/queries/home-repo';
import { choosePlan, startTrial } from '@/modules/subscriptions/operations/choose-plan';
import { givePlan } from '@/modules/subscriptions/operations/give-plan';
import { writeSettings } from '@/modules/subscriptions/settings';
import { jobs } from '@/registry/jobs';
import { features } from '@/registry/server';
import { compareTexts } from '../admin/operator/compare-texts';
import { namedKeys } from '../admin/operator/named-keys';
import { queueKeys } from '../admin/operator/queue-keys';
import { listAccounts, listJobs } from '../operators/queries';

const app = await openTestApp();
const sql = sqlOf(app);
const AT = '/api/x/studio/operator';
let studio: Studio;
let project: Project;
let operator: Browser;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio('Studio of the operators');
  project = await makeProject(studio, { medias: 2 });
  const runs = await makeUser({ operator: true });
  operator = await new Browser(app.origin).signIn(runs.email, PASSWORD);
});

const copyOf = async (account: string) =>
  (
    await sql(
      `select plan, project_limit::int as projects, max_photos_per_project::int as photos, sales_commission_percent::int as percent
         from entitlements where account_id = $1`,
      [account],
    )
  )[0];

test('a studio’s originals have one size in accounts, storage and its plan', async () => {
  const twice = await makeStudio('Studio that sent a file twice');
  const { medias: first } = await makeProject(twice, { medias: 2 });
  const { medias: second } = await makeProject(twice, { medias: 1 });
  await sql('update media set bytes = 1000 where account_id = $1', [twice.account]);
  await sql('update media set sha256 = (select sha256 from media where id = $1) where id = $2', [
    first[0],
    second[0],
  ]);
  await sql('update media set deleted_at = now() where id = $1', [first[1]]);
  const [line] = (await listAccounts({ search: 'Studio that sent a file twice' })).accounts;
  const stored = (await readStorageUse()).accounts.find(({ id }) => id === twice.account);
  const plan = await readPlanUse(twice.account);
  expect([line?.bytes, stored?.originals, plan.bytes]).toEqual([2000, 2000, 2000]);
});

test('operators see which paid plan an owner asked for, until the account has it', async () => {
  const asking = await makeStudio('Studio that asks for more');
  const wanted = async () =>
    (await listAccounts({ search: 'Studio that asks for more' })).accounts[0]?.wanted;
  expect(await wanted()).toBeNull();
  await sql(`update accounts set wanted_plan = 'pro', wanted_period = 'yearly' where id = $1`, [
    asking.account,
  ]);
  expect(await wanted()).toBe('pro');
  await operator.put(`${AT}/accounts/${asking.account}/plan`, { plan: 'pro' });
  expect(await wanted()).toBeNull();
});

test('operators see which plan a studio in its trial ordered, until it withdraws the order', async () => {
  const trying = await makeStudio('Studio that orders in its trial');
  const wanted = async () =>
    (await listAccounts({ search: 'Studio that orders in its trial' })).accounts[0]?.wanted;
  await givePlan(trying.account, 'free');
  await writeSettings({ trial_days: 30 });
  await startTrial(trying.account);
  // The plan that the trial shows is ordered too: it is not paid for.
  await choosePlan(trying.account, { plan: 'unlimited', period: 'monthly' });
  expect(await wanted()).toBe('unlimited');
  await choosePlan(trying.account, { plan: 'pro', period: 'monthly' });
  expect(await wanted()).toBe('pro');
  await choosePlan(trying.account, { plan: 'free', period: 'monthly' });
  expect(await wanted()).toBeNull();
});

test('operators see until when a trial runs, and nothing once it has ended', async () => {
  const trying = await makeStudio('Studio that tries a plan');
  const until = async () =>
    (await listAccounts({ search: 'Studio that tries a plan' })).accounts[0]?.trial_until;
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const term = (from: number, to: number) =>
    sql(
      `insert into subscription_terms (account_id, from_day, to_day, plan, source, price, limits)
       values ($1, $2, $3, 'unlimited', 'trial', 0, '{}')`,
      [trying.account, day(from), day(to)],
    );
  expect(await until()).toBeNull();
  await term(-60, -30);
  expect(await until()).toBeNull();
  await term(-2, 28);
  expect(await until()).toBe(day(28));
});

test('an owner without mail is confirmed by an operator alone', async () => {
  const fresh = await makeStudio('Studio without mail');
  await sql('update users set unconfirmed_since = now() where id = $1', [fresh.owner]);
  const line = async () =>
    (await listAccounts({ search: 'Studio without mail' })).accounts.map(({ unconfirmed }) => unconfirmed);
  const at = `${AT}/accounts/${fresh.account}/confirmation`;
  const own = await new Browser(app.origin).signIn(fresh.ownerEmail, PASSWORD);
  expect((await own.put(at, {})).status).toBe(403);
  expect(await line()).toEqual([true]);
  expect((await operator.put(at, {})).status).toBe(204);
  expect(await line()).toEqual([false]);
  expect((await operator.put(`${AT}/accounts/${fresh.owner}/confirmation`, {})).status).toBe(404);
});

describe('an account that is switched off', () => {
  const turn = (active: boolean, reason?: string) =>
    operator.put(`${AT}/accounts/${studio.account}/active`, { active, reason });
  const signIn = (email: string, password = PASSWORD) =>
    new Browser(app.origin).post('/users/sign_in', { email, password });

  test('requires a reason', async () => {
    const answer = await turn(false, ' ');
    expect([answer.status, Object.keys(answer.json.errors ?? {})]).toEqual([422, ['reason']]);
  });

  test('stores a long reason whole, in the history too, and refuses a longer one by its limit', async () => {
    const longer = await turn(false, 'x'.repeat(501));
    expect([longer.status, longer.json.errors]).toEqual([422, { reason: [expect.stringContaining('500')] }]);
    const reason = 'y'.repeat(500);
    expect((await turn(false, reason)).status).toBeLessThan(300);
    const [entry] = await sql<{ subject: string }>(
      `select subject from audit_entries where account_id = $1 and action = 'account.deactivated' order by id desc limit 1`,
      [studio.account],
    );
    expect(entry?.subject).toBe(reason);
    await turn(true);
  });

  test('refuses sign-in with the reason, ends sessions; its galleries stay open, nothing is deleted', async () => {
    const inside = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
    const client = await new Browser(app.origin).enter(project.code);
    expect((await turn(false, 'The invoice of May is open.')).status).toBe(204);
    const refused = await signIn(studio.ownerEmail);
    expect([refused.status, refused.json.code, refused.text.includes('The invoice of May is open.')]).toEqual(
      [422, 'ACCOUNT_INACTIVE', true],
    );
    expect((await sql('select 1 from users_sessions where _parent_id = $1', [studio.owner])).length).toBe(0);
    // A caller without the password gets no reason.
    expect((await signIn(studio.ownerEmail, 'wrong')).json.code).toBe('INVALID_LOGIN');
    expect((await inside.get(`/api/x/studio/projects/${project.id}/galleries`)).status).toBe(401);
    expect((await client.get(`/galleries/${project.gallery}`)).status).toBe(200);
    expect((await new Browser(app.origin).enter(project.code)).cookies.size).toBeGreaterThan(0);
    expect((await listAccounts({ search: studio.ownerEmail })).accounts[0]).toMatchObject({
      active: false,
      reason: 'The invoice of May is open.',
      photos: 2,
    });
  });

  test('refuses its existing sessions too', async () => {
    await turn(true);
    const inside = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
    await sql('update accounts set active = false where id = $1', [studio.account]);
    expect((await inside.get(`/api/x/studio/projects/${project.id}/galleries`)).status).toBe(401);
  });

  test('is enabled again unchanged, and its history records both', async () => {
    expect((await turn(false, 'Again')).status).toBe(204);
    expect((await turn(true)).status).toBe(204);
    expect((await turn(true)).status).toBe(204);
    expect((await signIn(studio.ownerEmail)).status).toBe(200);
    const entries = await sql<{ action: string }>(
      `select action from audit_entries where account_id = $1 and action like 'account.%' order by id`,
      [studio.account],
    );
    expect(entries.map(({ action }) => action).slice(-1)).toEqual(['account.activated']);
    expect(entries.filter(({ action }) => action === 'account.deactivated').length).toBeGreaterThan(0);
  });
});

describe('plans', () => {
  test('an account’s plan is a copy: later changes of the plan do not affect it', async () => {
    const values = { project_limit: 7, max_photos_per_project: 700, sales_commission_percent: 2 };
    expect((await operator.put(`${AT}/plans/pro`, values)).status).toBe(204);
    expect((await operator.put(`${AT}/accounts/${studio.account}/plan`, { plan: 'pro' })).status).toBe(204);
    const given = { plan: 'pro', projects: 7, photos: 700, percent: 2 };
    expect(await copyOf(studio.account)).toEqual(given);
    expect((await operator.put(`${AT}/plans/pro`, { ...values, project_limit: null })).status).toBe(204);
    expect(await copyOf(studio.account)).toEqual(given);
  });

  test('a plan’s price is changed, and copied to accounts that take it', async () => {
    const values = { project_limit: 7, max_photos_per_project: 700, sales_commission_percent: 2 };
    const price = async () =>
      (
        await sql<{ price: number }>(
          'select price_amount::int as price from entitlements where account_id = $1',
          [studio.account],
        )
      )[0]?.price;
    const take = () => operator.put(`${AT}/accounts/${studio.account}/plan`, { plan: 'pro' });
    const before = await price();
    expect((await operator.put(`${AT}/plans/pro`, { ...values, monthly_usd: 2500 })).status).toBe(204);
    expect(await price()).toBe(before);
    await take();
    expect(await price()).toBe(2500);
    // A change without a price keeps it.
    expect((await operator.put(`${AT}/plans/pro`, values)).status).toBe(204);
    await take();
    expect(await price()).toBe(2500);
    for (const monthly_usd of [-1, 1.5, null])
      expect((await operator.put(`${AT}/plans/pro`, { ...values, monthly_usd })).status).toBe(422);
  });

  test('one account may have its own limits, which are enforced', async () => {
    const limits = { project_limit: 1, max_photos_per_project: null, sales_commission_percent: 0 };
    expect((await operator.put(`${AT}/accounts/${studio.account}/limits`, limits)).status).toBe(204);
    expect(await copyOf(studio.account)).toMatchObject({ plan: 'pro', projects: 1, photos: null });
    const owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
    const answer = await owner.post('/api/x/studio/projects', { name: 'One too many' });
    expect([answer.status, answer.json.code]).toEqual([422, 'PROJECT_LIMIT_REACHED']);
  });

  test.each([
    [
      'a limit below nothing',
      { project_limit: -1, max_photos_per_project: null, sales_commission_percent: 0 },
    ],
    ['half a project', { project_limit: 1.5, max_photos_per_project: null, sales_commission_percent: 0 }],
    ['more than all', { project_limit: null, max_photos_per_project: null, sales_commission_percent: 101 }],
  ])('%s is refused', async (_what, values) => {
    expect((await operator.put(`${AT}/plans/pro`, values)).status).toBe(422);
  });

  test('an unknown plan or account answers 404', async () => {
    const none = '0199aaaa-0000-7000-8000-000000000000';
    const values = { project_limit: 1, max_photos_per_project: 1, sales_commission_percent: 0 };
    expect((await operator.put(`${AT}/plans/gold`, values)).status).toBe(404);
    expect((await operator.put(`${AT}/accounts/${none}/limits`, values)).status).toBe(404);
    expect((await operator.put(`${AT}/accounts/x/active`, { active: true })).status).toBe(404);
  });
});

describe('jobs', () => {
  const put = async (state: string, why: string | null = null) => {
    const id = (await boss().send('media.redraw', { event: project.id })) ?? '';
    await sql(`update pgboss.job set state = $2::pgboss.job_state, output = $3 where id = $1`, [
      id,
      state,
      why && JSON.stringify({ message: why }),
    ]);
    return id;
  };
  const stateOf = async (id: string) =>
    (await sql<{ state: string }>('select state::text as state from pgboss.job where id = $1', [id]))[0]
      ?.state;

  test('a failed one is shown with its reason, and retried once', async () => {
    const id = await put('failed', 'The disk was full');
    const { jobs, counts } = await listJobs({ filter: 'failed' });
    expect(jobs.find((job) => job.id === id)).toMatchObject({
      queue: 'media.redraw',
      error: 'The disk was full',
    });
    expect(counts.failed).toBeGreaterThan(0);
    const path = `${AT}/jobs/media.redraw/${id}/retry`;
    expect((await operator.post(path)).status).toBe(204);
    expect(await stateOf(id)).toBe('retry');
    expect((await operator.post(path)).json.code).toBe('JOB_NOT_THERE');
  });

  test('a waiting one can be cancelled; a running one cannot', async () => {
    const waits = await put('created');
    expect((await operator.delete(`${AT}/jobs/media.redraw/${waits}`)).status).toBe(204);
    expect(await stateOf(waits)).toBe('cancelled');
    const runs = await put('active');
    expect((await operator.delete(`${AT}/jobs/media.redraw/${runs}`)).status).toBe(409);
    expect(await stateOf(runs)).toBe('active');
    await sql('delete from pgboss.job where id = $1', [runs]);
  });
});

test('storage: originals from the rows, rendered sizes counted file by file', async () => {
  expect((await readStorageUse()).measured).toBeNull();
  expect(await measureStorage()).toBeGreaterThanOrEqual(8);
  const use = await readStorageUse();
  const mine = use.accounts.find(({ id }) => id === studio.account);
  expect(mine?.originals).toBeGreaterThan(0);
  expect(mine?.drawn).toBeGreaterThan(0);
  expect([use.free > 0, use.total >= use.free, typeof use.measured]).toEqual([true, true, 'string']);
});

describe('texts', () => {
  test('that data names exist in each language', () => {
    const { missing, texts } = compareTexts(namedKeys());
    expect(missing).toEqual({ en: [], he: [] });
    expect(texts).toBeGreaterThan(1000);
  });

  test('name every background job', () => {
    const all = [...jobs, ...features.flatMap(({ jobs: own = [] }) => own)].map(({ id }) => id);
    const without = all.filter((id) =>
      queueKeys(id).every((key) => compareTexts([key]).missing.en.includes(key)),
    );
    expect(without).toEqual([]);
    expect(all.length).toBeGreaterThan(25);
  });
});
