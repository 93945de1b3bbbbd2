import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripeCards } from '@plugins/stripe/payment-method';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { uuidv7 } from '@/core/db/uuid';
import { lookAtDue } from '@/modules/money/operations/look-at-due';
import { catchUp } from '@/modules/money/operations/take-event';
import { addPaymentMethods } from '@/modules/money/payment-methods';
import { money } from '@/modules/money/payments';
import { registerWorld } from '../faults/money-world';
import { soldFor } from '../faults/sold-for';
import { openFront, startTestApp } from '../helpers/start-web';
import { type StripeProcess, startStripeProcess } from '../helpers/stripe/start-process';
import { makeStudio } from '../helpers/studio';
import { openTestApp, sqlOf } from '../helpers/test-app';
import { workQueue } from '../helpers/work-queue';

/**
 * Real processes, the real plugin and the stand-in as a third process: what money survives. Passed means 0 lost, 0
 * doubled, and the book of the account says what the service's balance says.
 */
const app = await openTestApp();
const sql = sqlOf(app);
const rows: string[] = [];
const SESSIONS = '/v1/checkout/sessions';
let stripe: StripeProcess;

beforeAll(async () => {
  stripe = await startStripeProcess();
  // Before the settings are read for the first time.
  process.env.STRIPE_API_BASE = stripe.url;
  await startTestApp(app);
  registerWorld();
  addPaymentMethods('stripe', [stripeCards]);
  await sql(`create table service_payments (id uuid primary key, paid boolean not null default false);
    create table service_refunds (id uuid primary key, payment uuid not null, amount int not null);
    create table sold (id uuid primary key, account_id uuid, paid int not null default 0, refunded int not null default 0)`);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterAll(async () => {
  console.log(
    ['| fault | orders | paid | refunded | book | balance |', '|---|---|---|---|---|---|', ...rows].join(
      '\n',
    ),
  );
  delete process.env.STRIPE_API_BASE;
  await stripe.stop();
});

/** A studio with an account of its own at the stand-in. */
async function makeSeller() {
  const { account } = await makeStudio();
  const provider = `acct_${uuidv7().replaceAll('-', '')}`;
  const key = `rk_test_${provider}`;
  await stripe.ask('addKey', key, { account: provider });
  await money.saveConnection({
    account,
    method: 'stripe',
    mode: 'own',
    settings: { key, live: 'no' },
    provider,
  });
  const thing = async () => {
    const id = uuidv7();
    await sql('insert into sold (id, account_id) values ($1, $2)', [id, account]);
    return id;
  };
  return { account, provider, key, thing };
}
type Seller = Awaited<ReturnType<typeof makeSeller>>;

function start(env: Record<string, string>, ...args: string[]): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', 'tests/faults/stripe-process.ts', ...args], {
    env: { ...app.env, STRIPE_API_BASE: stripe.url, ...env } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}
/** Waits for the end of a process; returns the signal that ended it, or what it said where it failed by itself. */
async function ended(child: ChildProcess): Promise<string | null> {
  let said = '';
  child.stderr?.on('data', (bytes: Buffer) => {
    said += bytes.toString();
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return code ? `failed: ${said.slice(-2000)}` : signal;
}

/** Kills the process of an act while the stand-in holds its request, before or after it is done. */
async function killAt(
  kind: 'slow' | 'slow-after',
  method: string,
  path: string,
  args: string[],
): Promise<void> {
  const met = stripe.ask('hold', kind, { method, path });
  const child = start({}, ...args);
  const end = ended(child);
  // One that ends before its request arrives has failed.
  await Promise.race([met, end]);
  child.kill('SIGKILL');
  expect(await end).toBe('SIGKILL');
  await stripe.ask('release');
}

async function letTimePass(): Promise<void> {
  for (const table of ['payments', 'refunds'])
    await sql(`update ${table} set look_at = look_at - interval '1 day' where look_at is not null`);
  await lookAtDue();
}
const paymentOf = async (thing: string) =>
  (
    await sql<{ id: string; ref: string | null }>(
      'select id, ref from payments where purpose_id = $1 order by id desc',
      [thing],
    )
  )[0] ?? { id: '', ref: null };
/** Pays the page of a thing as a person would. */
async function press({ provider }: Seller, thing: string): Promise<void> {
  const { id } = await paymentOf(thing);
  const sessions = await stripe.ask<Stripe.Checkout.Session[]>('sessions');
  const open = sessions.filter((one) => one.client_reference_id === id && one.status === 'open');
  expect(open).toHaveLength(1);
  await stripe.ask('pay', open[0]?.id, '4242424242424242', provider);
}

/** Compares the three sides, and adds the row to the table. */
async function settled(fault: string, seller: Seller, things: string[], refunded = 0): Promise<void> {
  const found = await sql<{ paid: number; refunded: number }>(
    'select paid, refunded from sold where id = any($1::uuid[]) order by id',
    [things],
  );
  expect(found).toEqual(things.map(() => ({ paid: 1, refunded })));
  const [book] = await sql<{ sum: number }>(
    `select coalesce(sum(amount), 0)::int as sum from ledger_entries where account_id = $1 and name = 'provider'`,
    [seller.account],
  );
  const balance = (await stripe.ask<Record<string, number>>('balance', seller.provider)).ils ?? 0;
  expect(book?.sum).toBe(balance);
  rows.push(`| ${fault} | ${things.length} | ${found.length} | ${refunded} | ${book?.sum} | ${balance} |`);
}

test.each([
  ['killed with -9 before Stripe made the page', 'slow'],
  ['killed with -9 after Stripe made the page', 'slow-after'],
] as const)('%s', async (name, kind) => {
  const seller = await makeSeller();
  const thing = await seller.thing();
  await killAt(kind, 'POST', SESSIONS, ['pay', seller.account, thing]);
  await letTimePass();
  await press(seller, thing);
  await letTimePass();
  await settled(name, seller, [thing]);
});

test('killed with -9 while it looks', async () => {
  const seller = await makeSeller();
  const thing = await seller.thing();
  await money.begin(soldFor(seller.account, thing));
  await press(seller, thing);
  await killAt('slow', 'GET', SESSIONS, ['look', seller.account, (await paymentOf(thing)).id]);
  await letTimePass();
  await settled('killed with -9 while it looks', seller, [thing]);
});

test.each([
  ['killed with -9 before Stripe refunded', 'slow', 'POST'],
  ['killed with -9 after Stripe refunded', 'slow-after', 'POST'],
  ['killed with -9 while it looks for the refund', 'slow', 'GET'],
] as const)('%s', async (name, kind, method) => {
  const seller = await makeSeller();
  const thing = await seller.thing();
  await money.begin(soldFor(seller.account, thing));
  await press(seller, thing);
  await letTimePass();
  await killAt(kind, method, '/v1/refunds', ['refund', seller.account, (await paymentOf(thing)).id]);
  await letTimePass();
  await settled(name, seller, [thing], 5000);
});

test('an answer slower than our patience', async () => {
  const seller = await makeSeller();
  const thing = await seller.thing();
  const met = stripe.ask('hold', 'slow', { method: 'POST', path: SESSIONS });
  await expect(money.begin(soldFor(seller.account, thing))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await met;
  await stripe.ask('release');
  await letTimePass();
  await press(seller, thing);
  await letTimePass();
  await settled('slower than 15 s', seller, [thing]);
});

test('two workers settle twenty payments at once', async () => {
  const seller = await makeSeller();
  const things: string[] = [];
  for (let count = 0; count < 20; count += 1) {
    const thing = await seller.thing();
    things.push(thing);
    await money.begin(soldFor(seller.account, thing));
    await press(seller, thing);
  }
  await sql("update payments set look_at = look_at - interval '1 day' where look_at is not null");
  const workers = [start({}, 'settle'), start({}, 'settle')];
  expect(await Promise.all(workers.map(ended))).toEqual([null, null]);
  await settled('two workers', seller, things.sort());
});

test.each([
  ['three days ahead', 72],
  ['three days behind', -72],
] as const)('our clock is %s: begun by it, and settled once it is right again', async (name, hours) => {
  const seller = await makeSeller();
  const thing = await seller.thing();
  const clock = {
    NODE_OPTIONS: '--import ./tests/faults/wrong-clock.mjs',
    KEEPERS_CLOCK_AHEAD: String(hours * 3600_000),
  };
  expect(await ended(start(clock, 'pay', seller.account, thing))).toBeNull();
  await press(seller, thing);
  expect(await ended(start(clock, 'look', seller.account, (await paymentOf(thing)).id))).toBeNull();
  await settled(`clock ${name}`, seller, [thing]);
});

test.each([
  ['an hour', 1, false],
  ['four days', 96, true],
] as const)('our address is unreachable for %s', async (name, hours, given) => {
  const seller = await makeSeller();
  const [view] = await money.connections(seller.account);
  const address = money.eventsAddress('stripe', view?.id ?? '');
  const made = await fetch(`${stripe.url}/v1/webhook_endpoints`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${seller.key}`, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ url: address, 'enabled_events[0]': 'checkout.session.completed' }),
  });
  const { secret } = (await made.json()) as { secret: string };
  await money.saveConnection({
    account: seller.account,
    method: 'stripe',
    id: view?.id ?? '',
    mode: 'own',
    settings: { key: seller.key, live: 'no' },
    provider: seller.provider,
    hearing: secret,
  });
  const thing = await seller.thing();
  await money.begin(soldFor(seller.account, thing));
  await press(seller, thing);
  await stripe.ask('quiet');
  // Each try fails until the service has no patience left.
  for (let passed = 0; passed < hours; passed += 3) {
    await stripe.ask('forward', Math.min(3, hours) * 3600);
    if (given) await stripe.ask('deliver');
  }
  expect(await stripe.ask<number>('waiting')).toBe(given ? 0 : 1);
  const { close } = await openFront(app);
  if (given) {
    await sql("update payment_connections set read_until = now() - interval '5 days' where account_id = $1", [
      seller.account,
    ]);
    await catchUp();
  } else {
    // Its signature is of the service's clock.
    await stripe.ask('forward', -hours * 3600);
    await stripe.ask('deliver', { all: true });
  }
  await workQueue('money.');
  await close();
  await settled(`unreachable for ${name}`, seller, [thing]);
});

test('paid after it was cancelled, and paid by cash as well: the second is owed back and returned', async () => {
  const seller = await makeSeller();
  const [late, twice] = [await seller.thing(), await seller.thing()];
  for (const thing of [late, twice]) await money.begin(soldFor(seller.account, thing));
  // The page could not be closed: the payer was faster, and the owner did not see it.
  await sql("update payments set state = 'cancelled' where purpose_id = $1", [late]);
  await press(seller, late);
  await money.look((await paymentOf(late)).id);
  const card = await paymentOf(twice);
  await sql("update payments set state = 'cancelled' where id = $1", [card.id]);
  await money.begin(soldFor(seller.account, twice, 'service'));
  const cash = await paymentOf(twice);
  await money.markPaid({ account: seller.account, payment: cash.id });
  const sessions = await stripe.ask<Stripe.Checkout.Session[]>('sessions');
  const open = sessions.find((one) => one.client_reference_id === card.id);
  await stripe.ask('pay', open?.id, '4242424242424242', seller.provider);
  expect(await money.look(card.id)).toMatchObject({ state: 'paid', surplus: true });
  await money.refund({ account: seller.account, payment: card.id, by: null });
  await settled('paid late, paid twice', seller, [late, twice].sort());
});
