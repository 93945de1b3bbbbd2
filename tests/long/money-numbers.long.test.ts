import { connectStripe } from '@plugins/stripe/operations/connect';
import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { uuidv7 } from '@/core/db/uuid';
import { handleEvent } from '@/modules/money/operations/take-event';
import { addPaymentMethods } from '@/modules/money/payment-methods';
import { money } from '@/modules/money/payments';
import { registerWorld } from '../faults/money-world';
import { soldFor } from '../faults/sold-for';
import type { Browser } from '../helpers/browser';
import { entriesOf, openGallery } from '../helpers/entries';
import { startStripe } from '../helpers/stripe/server';
import type { Project } from '../helpers/studio';
import { openTestApp, sqlOf } from '../helpers/test-app';

/** How long money takes, printed and not asserted: run it on a quiet machine. Everything is answered, and adds up. */
const app = await openTestApp();
const sql = sqlOf(app);
const stripe = await startStripe();
process.env.STRIPE_API_BASE = stripe.url;
app.atEnd(async () => {
  delete process.env.STRIPE_API_BASE;
  await stripe.stop();
});
const KEY = 'rk_test_numbers';
let account: string;
let project: Project;
let owner: Browser;

const say = (what: string, times: number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  console.log(`${what}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, ${sorted.length} times`);
};
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};
/** The statements that a work sends to the database, by this process. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const send = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...all: unknown[]
  ) {
    const [first] = all as [string | { text: string }];
    sent.push(typeof first === 'string' ? first : first.text);
    return Reflect.apply(send, this, all);
  } as never);
  await work();
  spy.mockRestore();
  return sent;
}
/** Does each work, so many at a time; returns how long each took, and how many a second in all. */
async function atOnce(many: number, works: (() => Promise<unknown>)[]) {
  const times: number[] = [];
  const left = [...works];
  const begun = performance.now();
  const one = async () => {
    for (let work = left.shift(); work; work = left.shift()) times.push(await timed(work));
  };
  await Promise.all(Array.from({ length: many }, one));
  return { times, perSecond: (works.length / (performance.now() - begun)) * 1000 };
}

beforeAll(async () => {
  const opened = await openGallery(app);
  ({ project, owner } = opened);
  account = opened.studio.account;
  stripe.addKey(KEY);
  stripe.room.mode = 'held';
  registerWorld();
  addPaymentMethods('tests', [
    {
      id: 'till',
      label: 'shop.title',
      agrees: true,
      takes: async () => true,
      pay: async ({ id }) => ({ state: 'agreed', reference: id.slice(-6), instructions: 'Pay at the till.' }),
    },
  ]);
  await sql(`create table service_payments (id uuid primary key, paid boolean not null default false);
    create table service_refunds (id uuid primary key, payment uuid not null, amount int not null);
    create table sold (id uuid primary key, account_id uuid, paid int not null default 0, refunded int not null default 0)`);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

test('placing an order of three prints, over HTTP', async () => {
  const made = await owner.post('/api/x/shop/products', {
    name: 'Print',
    kind: 'print',
    options: [{ id: 'small', name: '10 × 15', amount: 1500, width: 10, height: 15 }],
  });
  const client = await entriesOf(app).client(project);
  const line = { product: made.json.id, option: 'small', medias: project.medias.slice(0, 3) };
  const total = 1500 * line.medias.length;
  const place = async () => {
    const body = { name: 'Noa', email: 'noa@example.test', method: 'till', lines: [line], total };
    expect((await client.post(`/events/${project.id}/orders`, body)).status).toBe(201);
  };
  for (let warm = 0; warm < 20; warm += 1) await place();
  const times: number[] = [];
  for (let nr = 0; nr < 200; nr += 1) times.push(await timed(place));
  say('placing an order, its payment begun', times);
  const sent = await statementsOf(place);
  console.log(`statements of an order: ${sent.length}`);
  if (process.env.KEEPERS_SHOW_SQL)
    console.log(sent.map((text) => text.replace(/\s+/g, ' ').slice(0, 110)).join('\n'));
});

test('events of a service: 16 at a time are stored, and four workers settle what they name', async () => {
  await connectStripe(account, { pasted: KEY, locale: 'en' });
  const things = Array.from({ length: 300 }, () => uuidv7());
  for (const thing of things) {
    await sql('insert into sold (id, account_id) values ($1, $2)', [thing, account]);
    const { payment } = await money.begin(soldFor(account, thing));
    if ('ref' in payment) stripe.pay(payment.ref);
  }
  const endpoint = stripe.endpoint();
  const completed = stripe.room.queue.filter(({ event }) => event.type === 'checkout.session.completed');
  const send = (body: string) => async () => {
    const headers = {
      'Content-Type': 'application/json',
      'Stripe-Signature': stripe.sign(endpoint.id, body),
    };
    const { status } = await fetch(endpoint.url, { method: 'POST', headers, body });
    expect(status).toBe(200);
  };
  const bodies = completed.flatMap(({ event }) =>
    Array.from({ length: 4 }, (_, copy) => JSON.stringify({ ...event, id: `${event.id}${copy}` })),
  );
  const intake = await atOnce(16, bodies.map(send));
  say('an event, 16 at a time', intake.times);
  console.log(`events stored: ${intake.perSecond.toFixed(0)} a second`);

  const inbox = await sql<{ id: string }>(
    `select distinct on (payment_id) id from provider_events where state = 'new' order by payment_id, id`,
  );
  expect(inbox).toHaveLength(things.length);
  const settling = await atOnce(
    4,
    inbox.map(
      ({ id }) =>
        () =>
          handleEvent(id),
    ),
  );
  say('settling a payment, 4 at a time', settling.times);
  console.log(`payments settled: ${settling.perSecond.toFixed(0)} a second`);
  const [paid] = await sql('select sum(paid)::int as paid from sold');
  expect(paid?.paid).toBe(things.length);
});

test("a seller's balance among 600,000 entries", async () => {
  const seller = uuidv7();
  await sql('alter table ledger_entries disable trigger all');
  await sql(
    `with t as (insert into ledger_transfers (id, kind, source, nr, at)
       select gen_random_uuid(), 'paid', gen_random_uuid(), 0, now() from generate_series(1, 200000) returning id),
     n as (select id, row_number() over () as nr from t)
     insert into ledger_entries (transfer_id, account_id, name, currency, amount)
     select n.id, case when n.nr % 40 = 0 then $1::uuid else md5((n.nr % 40)::text)::uuid end, e.name, 'ILS', e.amount
       from n cross join (values ('provider', 11000), ('sales', -10000), ('vat', -1000)) e (name, amount)`,
    [seller],
  );
  await sql('alter table ledger_entries enable trigger all');
  // As autovacuum leaves it: sums are read from the index alone.
  await sql('vacuum (analyze) ledger_entries');
  const times: number[] = [];
  for (let nr = 0; nr < 50; nr += 1)
    times.push(
      await timed(async () => {
        const rows = await sql(
          'select name, sum(amount)::int as amount from ledger_entries where account_id = $1 group by name order by name',
          [seller],
        );
        expect(rows).toEqual([
          { name: 'provider', amount: 55_000_000 },
          { name: 'sales', amount: -50_000_000 },
          { name: 'vat', amount: -5_000_000 },
        ]);
      }),
    );
  say('a balance of 15,000 among 600,000 entries', times);
});
