import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { faultTable, record } from '../faults/fault-table';
import { ownApps } from '../faults/own-apps';
import { embeddedUrl, makeWorld } from '../faults/test-app';
import { Browser } from '../helpers/browser';
import { query } from '../helpers/query';
import { PASSWORD } from '../helpers/studio';
import { openTestApp } from '../helpers/test-app';

const app = await openTestApp();
const { ownApp, up } = ownApps(app);
afterAll(() => console.log(faultTable()));

const BUYERS = 4;
/** Orders of each buyer; the database is killed after the first ones of all. */
const ORDERS = 15;
const KILLED_AFTER = 16;

test('PostgreSQL killed with -9 under checkout: each order is there once, with one payment, and the books agree', async () => {
  const env = await ownApp();
  const keepers = await up(env);
  const url = embeddedUrl(env.KEEPERS_DATA);
  const { owner, project } = await makeWorld({ ...env, DATABASE_URL: url });
  const at = () => new Browser(env.PUBLIC_URL ?? '');
  const studio = await at().signIn(owner, PASSWORD);
  const made = await studio.post('/api/x/shop/products', {
    name: 'Print',
    kind: 'print',
    options: [{ id: 'small', name: '10 × 15', amount: 1500, width: 10, height: 15 }],
  });
  const lines = [{ product: made.json.id, option: 'small', medias: project.medias.slice(0, 3) }];
  const checkout = { name: 'Noa', email: 'noa@example.test', method: 'cash', lines, total: 4500 };
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => at().enter(project.code)));
  await Promise.all(buyers.map((buyer) => buyer.token()));

  const statuses = new Map<number, number>();
  const answered = new Map<string, string>();
  let killed = false;
  const killAfter = (count: number) => {
    if (killed || count < KILLED_AFTER) return;
    killed = true;
    const pid = readFileSync(path.join(env.KEEPERS_DATA, 'postgres/data/postmaster.pid'), 'utf8');
    process.kill(Number(pid.split('\n')[0]), 'SIGKILL');
  };
  /** Sends an order under its key until it is answered, as a browser's button does. */
  const place = async (buyer: Browser, key: string): Promise<void> => {
    for (;;) {
      const headers = { 'Idempotency-Key': key };
      const sent = buyer.send('POST', `/events/${project.id}/orders`, { json: checkout, headers });
      const { status, json } = await sent.catch(() => ({ status: 0, json: { id: '' } }));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 201 || status === 200) {
        answered.set(key, String(json.id));
        return killAfter(answered.size);
      }
      expect([0, 503]).toContain(status);
    }
  };
  await Promise.all(
    buyers.map(async (buyer, nr) => {
      for (let order = 0; order < ORDERS; order += 1) await place(buyer, `${nr}-${order}`);
    }),
  );
  const line = await keepers.says(/The embedded database stopped/);
  await keepers.says(/The embedded database is running again/);

  const orders = await query<{ id: string; number: number; payments: number }>(
    url,
    `select o.id, o.number::int as number, count(p.id)::int as payments
       from shop_orders o left join payments p on p.purpose_id = o.id group by o.id order by o.number`,
  );
  expect(orders.map(({ number }) => number)).toEqual(orders.map((_, nr) => nr + 1));
  expect(orders.map(({ id }) => id).sort()).toEqual([...answered.values()].sort());
  expect(orders.every(({ payments }) => payments === 1)).toBe(true);
  for (const { id } of orders)
    expect((await studio.put(`/events/${project.id}/orders/${id}`, { paid: true })).json.state).toBe('paid');
  const book = await query<{ name: string; sum: number }>(
    url,
    'select name, sum(amount)::int as sum from ledger_entries group by name order by name',
  );
  expect(book.reduce((sum, entry) => sum + entry.sum, 0)).toBe(0);
  expect(book.find(({ name }) => name === 'offline')?.sum).toBe(BUYERS * ORDERS * 4500);
  record({
    fault: 'PostgreSQL killed with -9 under checkout',
    said: line,
    code: 'runs on',
    survived: `${orders.length} orders of ${BUYERS * ORDERS}, each once with one payment (${[...statuses]
      .map(([status, count]) => `${count} × ${status || 'cut'}`)
      .join(', ')})`,
  });
});
