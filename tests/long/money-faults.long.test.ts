import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '@/core/db/uuid';
import { lookAtDue } from '@/modules/money/operations/look-at-due';
import { money } from '@/modules/money/payments';
import { POINTS, type Point, registerWorld } from '../faults/money-world';
import { startTestApp } from '../helpers/start-web';
import { makeStudio } from '../helpers/studio';
import { openTestApp, sqlOf } from '../helpers/test-app';

const app = await openTestApp();
const sql = sqlOf(app);

beforeAll(async () => {
  await startTestApp(app);
  registerWorld();
  await sql(`create table service_payments (id uuid primary key, paid boolean not null default false);
    create table service_refunds (id uuid primary key, payment uuid not null, amount int not null);
    create table sold (id uuid primary key, account_id uuid, paid int not null default 0, refunded int not null default 0)`);
});

/** Acts in a process of its own, which dies at the point; returns the signal that ended it. */
async function act(point: Point, ...args: string[]): Promise<string | null> {
  const env = { ...app.env, DIE_AT: point };
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/faults/money-process.ts', ...args], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal;
}

async function letTimePass(): Promise<void> {
  for (const table of ['payments', 'refunds'])
    await sql(`update ${table} set look_at = look_at - interval '1 day' where look_at is not null`);
}

test.each(POINTS)('killed with -9 at "%s": nothing lost, nothing doubled, books equal', async (point) => {
  const { account } = await makeStudio();
  const thing = uuidv7();
  await sql('insert into sold (id, account_id) values ($1, $2)', [thing, account]);
  const payment = async () =>
    (await sql<{ id: string }>('select id from payments where purpose_id = $1', [thing]))[0]?.id ?? '';
  const stage = point.split(':')[0];

  const died = [await act(point, 'pay', account, thing)];
  await letTimePass();
  await lookAtDue();
  const [page] = await sql<{ state: string }>('select state from payments where purpose_id = $1', [thing]);
  expect(page?.state).toBe('elsewhere');
  await sql('update service_payments set paid = true where id = $1', [await payment()]);

  if (stage !== 'pay') died.push(await act(point, 'look', account, await payment()));
  await letTimePass();
  await lookAtDue();
  expect(await sql('select paid, refunded from sold where id = $1', [thing])).toEqual([
    { paid: 1, refunded: 0 },
  ]);

  if (stage === 'refund') {
    died.push(await act(point, 'refund', account, await payment()));
    await letTimePass();
    await lookAtDue();
  }
  expect(died.filter((signal) => signal === 'SIGKILL')).toHaveLength(1);
  const kept = stage === 'refund' ? 6800 : 11_800;
  expect(await sql('select paid, refunded from sold where id = $1', [thing])).toEqual([
    { paid: 1, refunded: 11_800 - kept },
  ]);
  expect(
    await sql(
      `select (select count(*)::int from service_payments where id = p.id) as pages,
              (select 11800 - coalesce(sum(amount), 0)::int from service_refunds where payment = p.id) as theirs,
              (select sum(amount)::int from ledger_entries where account_id = $2 and name = 'provider') as ours
         from payments p where purpose_id = $1`,
      [thing, account],
    ),
  ).toEqual([{ pages: 1, theirs: kept, ours: kept }]);
  await money.look(await payment());
});
