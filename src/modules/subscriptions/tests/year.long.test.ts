import { startWeb } from '@root/tests/helpers/start-web';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { uuidv7 } from '@/core/db/uuid';
import { PERIODS } from '@/modules/money/rules/plan';
import { billDue } from '../operations/bill-account';
import { choosePlan } from '../operations/choose-plan';
import { markInvoicePaid } from '../operations/list-invoices';
import { plusDays } from '../rules/calendar';
import { writeSettings } from '../settings';

const app = await openTestApp();
const sql = sqlOf(app);
const ACCOUNTS = 200;
/** A year and two months, with both changes of the clock, every 31st and 29 February. */
const [FIRST, LAST] = ['2027-01-01', '2028-03-01'];
const ZONES = ['UTC', 'Asia/Jerusalem', 'America/New_York', 'Pacific/Kiritimati', 'Australia/Lord_Howe'];
const PLANS = ['pro', 'unlimited'] as const;

/** A number from 0 to 1 that a seed and a key decide, so that a failed run can be repeated. */
const SEED = Number(process.env.KEEPERS_SEED ?? 20_270_101);
function chance(key: string): number {
  let hash = SEED;
  for (const letter of key) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01_00_01_93) >>> 0;
  return ((hash ^ (hash >>> 15)) % 10_000) / 10_000;
}
const on = (day: string) => vi.setSystemTime(new Date(`${day}T13:00:00Z`));
const sum = async (text: string) => (await sql<{ sum: number }>(text))[0]?.sum ?? 0;

beforeAll(async () => {
  await startWeb(app);
  await writeSettings({ transfer_en: 'IBAN' });
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => void vi.useRealTimers());

test(`a year of ${ACCOUNTS} accounts, plans, periods and time zones adds up to the last cent`, async () => {
  const [before, began] = [process.cpuUsage(), performance.now()];
  on(FIRST);
  for (let nr = 0; nr < ACCOUNTS; nr += 1) {
    const [account, zone] = [uuidv7(), ZONES[nr % ZONES.length]];
    await sql(
      `insert into accounts (id, name, locale, time_zone, country_code, created_at, updated_at)
       values ($1, $2, 'en', $3, $4, $5, $5)`,
      [account, `Studio ${nr}`, zone, nr % 3 === 0 ? 'IL' : 'US', new Date()],
    );
    await sql(
      `insert into users (id, email, account_id, role, locale, created_at, updated_at) values ($1, $2, $3, 'owner', 'en', $4, $4)`,
      [uuidv7(), `owner-${nr}@year.test`, account, new Date()],
    );
    await sql(
      `insert into subscriptions (id, account_id, plan, project_limit, max_photos_per_project, sales_commission_percent, created_at, updated_at)
       values ($1, $2, 'free', 3, 500, 5, $3, $3)`,
      [uuidv7(), account, new Date()],
    );
    // They begin on different days, the 29th to 31st among them.
    on(plusDays(FIRST, nr % 31));
    const choice = { plan: PLANS[nr % 2] ?? 'pro', period: PERIODS[nr % 3] ?? 'monthly' };
    const { invoice } = await choosePlan(account, choice);
    await markInvoicePaid(invoice as string, {});
  }
  for (let day = plusDays(FIRST, 31); day <= LAST; day = plusDays(day, 1)) {
    on(day);
    await billDue();
    const open = await sql<{ id: string; tries: number }>(
      "select id, tries from subscription_invoices where state = 'open' and amount > 0",
    );
    // One in five is paid late, one in twenty never.
    const paid = open.filter(
      ({ id, tries }) => chance(id) > 0.05 && (chance(`${id} ${tries}`) > 0.2 || tries > 2),
    );
    for (let at = 0; at < paid.length; at += 8)
      await Promise.all(paid.slice(at, at + 8).map(({ id }) => markInvoicePaid(id, {})));
  }
  const used = process.cpuUsage(before);
  console.log(
    `a year in ${Math.round((performance.now() - began) / 1000)} s, ${Math.round((used.user + used.system) / 1e6)} s of this process`,
  );
  const paid = await sum(
    "select coalesce(sum(amount), 0)::float8 as sum from payments where kind = 'subscriptions' and state = 'paid'",
  );
  expect(paid).toBeGreaterThan(0);
  expect(
    await sum(
      "select coalesce(sum(amount), 0)::float8 as sum from subscription_invoices where state = 'paid'",
    ),
  ).toBe(paid);
  expect(
    await sum(
      "select coalesce(-sum(amount), 0)::float8 as sum from ledger_entries where account_id is null and name in ('sales', 'vat')",
    ),
  ).toBe(paid);
  // Each invoice was paid once, and each line of terms is unbroken.
  expect(
    await sql(
      "select purpose_id from payments where kind = 'subscriptions' and state = 'paid' group by 1 having count(*) > 1",
    ),
  ).toEqual([]);
  expect(
    await sql(
      `select account_id, from_day from (
         select account_id, from_day, lag(to_day) over (partition by account_id order by from_day) as before from subscription_terms) t
        where before is distinct from from_day and before is not null`,
    ),
  ).toEqual([]);
  // What every limit reads is the current term.
  expect(
    await sql(
      `select s.account_id from subscription_states s
         join accounts a on a.id = s.account_id
         join lateral (select plan from subscription_terms t where t.account_id = s.account_id
                          and t.from_day <= to_char($1::timestamptz at time zone a.time_zone, 'YYYY-MM-DD')
                        order by from_day desc limit 1) now on true
         join entitlements e on e.account_id = s.account_id where e.plan <> now.plan`,
      [`${LAST}T13:00:00Z`],
    ),
  ).toEqual([]);
}, 600_000);
