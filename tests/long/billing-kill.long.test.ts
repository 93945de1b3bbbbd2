import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { beforeAll, expect, test, vi } from 'vitest';
import { uuidv7 } from '@/core/db/uuid';
import { choosePlan } from '@/modules/subscriptions/operations/choose-plan';
import { payInvoice } from '@/modules/subscriptions/operations/pay-invoice';
import { registerVault } from '../faults/billing-world';
import { startTestApp } from '../helpers/start-web';
import { openTestApp, sqlOf } from '../helpers/test-app';

const app = await openTestApp();
const sql = sqlOf(app);
const ACCOUNTS = 200;
/** After how many charges of a run the process is killed. */
const KILLED_AT = [1, 7, 40, 90];
const DAY = 24 * 3600_000;

beforeAll(async () => {
  await startTestApp(app);
  registerVault();
  await sql('create table service_charges (id uuid primary key, amount bigint not null, asked int not null)');
});

const count = async (text: string): Promise<number> => (await sql<{ n: number }>(text))[0]?.n ?? 0;
const charges = () => count('select count(*)::int as n from service_charges');

/** Accounts that pay by card each month, and whose renewal was due yesterday. */
async function makePayers(): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date(Date.now() - 32 * DAY));
  for (let nr = 0; nr < ACCOUNTS; nr += 1) {
    const account = uuidv7();
    await sql(
      `insert into accounts (id, name, locale, time_zone, country_code, created_at, updated_at)
       values ($1, $2, 'en', 'UTC', 'US', $3, $3)`,
      [account, `Studio ${nr}`, new Date()],
    );
    await sql(
      `insert into users (id, email, account_id, role, locale, created_at, updated_at) values ($1, $2, $3, 'owner', 'en', $4, $4)`,
      [uuidv7(), `owner-${nr}@billing.test`, account, new Date()],
    );
    await sql(
      `insert into subscriptions (id, account_id, plan, project_limit, max_photos_per_project, sales_commission_percent, created_at, updated_at)
       values ($1, $2, 'free', 3, 500, 5, $3, $3)`,
      [uuidv7(), account, new Date()],
    );
    const { invoice } = await choosePlan(account, { plan: nr % 2 ? 'pro' : 'unlimited', period: 'monthly' });
    await payInvoice(account, { invoice: invoice as string, method: 'vault' });
  }
  vi.useRealTimers();
}

const run = (): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', 'tests/faults/billing-process.ts'], {
    env: app.env as NodeJS.ProcessEnv,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

test(`a billing run of ${ACCOUNTS} accounts, killed ${KILLED_AT.length} times, charges each account once`, async () => {
  await makePayers();
  const before = await charges();
  expect(before).toBe(ACCOUNTS);
  const seen: number[] = [];
  for (const least of KILLED_AT) {
    const start = await charges();
    const child = run();
    const gone = once(child, 'exit') as Promise<[number | null, string | null]>;
    await expect.poll(charges, { timeout: 120_000, interval: 5 }).toBeGreaterThanOrEqual(start + least);
    child.kill('SIGKILL');
    expect((await gone)[1]).toBe('SIGKILL');
    seen.push((await charges()) - before);
  }
  expect(seen.at(-1)).toBeLessThan(ACCOUNTS);
  const [code] = (await once(run(), 'exit')) as [number | null];
  expect(code).toBe(0);
  console.log(`killed after ${seen.join(', ')} of ${ACCOUNTS} renewals`);
  expect(await charges()).toBe(2 * ACCOUNTS);
  expect(
    await sql(
      `select account_id from subscription_invoices where kind = 'renewal' group by account_id
       having count(*) <> 1 or count(*) filter (where state = 'paid') <> 1`,
    ),
  ).toEqual([]);
  expect(await count("select count(*)::int as n from subscription_invoices where kind = 'renewal'")).toBe(
    ACCOUNTS,
  );
  // What the service took is what the ledger says, to the cent.
  expect(
    await count(
      `select ((select sum(amount) from service_charges)
             + (select sum(amount) from ledger_entries where account_id is null and name in ('sales', 'vat')))::int as n`,
    ),
  ).toBe(0);
  // Each owner is thanked once for each payment.
  expect(await count("select count(*)::int as n from mails where kind = 'subscriptions.paid'")).toBe(
    2 * ACCOUNTS,
  );
}, 600_000);
