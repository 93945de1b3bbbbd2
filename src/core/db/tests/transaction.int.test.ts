import { startTestApp } from '@root/tests/helpers/start-web';
import { makeStudio, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { enqueue } from '@/core/jobs/boss';
import { asSystem, inTransaction } from '../local-api';
import { payload } from '../payload';
import { pool, transaction } from '../pool';

const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;

beforeAll(async () => {
  await startTestApp(app);
  studio = await makeStudio();
});

const clients = () =>
  sql<{ name: string }>('select name from clients where account_id = $1 order by name', [studio.account]);
const client = (name: string) => ({ account: studio.account, name });
const api = (tx?: Parameters<typeof asSystem>[1]) => asSystem('the test writes what it needs', tx);

describe('a transaction for Payload and SQL alike', () => {
  test('commits both, and is visible to neither before', async () => {
    await inTransaction(async (tx) => {
      await api(tx).create('clients', client('Ada'));
      await tx.sql.query(`update clients set phone_number = '1' where name = 'Ada'`);
      expect(await clients()).toEqual([]);
    });
    expect(await clients()).toEqual([{ name: 'Ada' }]);
  });

  test('rolls back if the work throws', async () => {
    const work = inTransaction(async (tx) => {
      await api(tx).create('clients', client('Bob'));
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await clients()).toEqual([{ name: 'Ada' }]);
  });

  test('rolls back and throws if an inner call failed and was swallowed', async () => {
    const work = inTransaction(async (tx) => {
      await api(tx).create('clients', client('Cleo'));
      await api(tx)
        .create('clients', { account: studio.account })
        .catch(() => undefined);
      await api(tx)
        .create('clients', client('Dora'))
        .catch(() => undefined);
    });
    await expect(work).rejects.toThrow();
    expect(await clients()).toEqual([{ name: 'Ada' }]);
  });

  test('rolls back and throws if a statement failed and was swallowed', async () => {
    const work = inTransaction(async (tx) => {
      await api(tx).create('clients', client('Eve'));
      await tx.sql.query('select 1 from nowhere').catch(() => undefined);
    });
    await expect(work).rejects.toThrow();
    expect(await clients()).toEqual([{ name: 'Ada' }]);
  });

  test('rolls back and throws if its session was killed', async () => {
    const work = inTransaction(async (tx) => {
      await api(tx).create('clients', client('Fay'));
      await payload().db.rollbackTransaction(String(tx.req.transactionID));
    });
    await expect(work).rejects.toThrow();
    expect(await clients()).toEqual([{ name: 'Ada' }]);
  });

  test('rolls back and throws if its connection was cut', async () => {
    const work = inTransaction(async (tx) => {
      await api(tx).create('clients', client('Gil'));
      const { rows } = await tx.sql.query<{ pid: number }>('select pg_backend_pid() as pid');
      await sql('select pg_terminate_backend($1)', [rows[0]?.pid]);
    });
    await expect(work).rejects.toThrow();
    expect(await clients()).toEqual([{ name: 'Ada' }]);
    await api().create('clients', client('Hal'));
    expect(await clients()).toEqual([{ name: 'Ada' }, { name: 'Hal' }]);
  });

  test('leaves no session open', async () => {
    const { sessions } = payload().db as unknown as { sessions: Record<string, unknown> };
    expect(Object.keys(sessions)).toEqual([]);
  });
});

describe('a transaction of plain SQL', () => {
  test('throws if a statement failed and was swallowed', async () => {
    const work = transaction(async (tx) => {
      await tx.query(`insert into tries (key) values ('lost')`);
      await tx.query('select 1 from nowhere').catch(() => undefined);
    });
    await expect(work).rejects.toThrow(/rolled back/);
    expect(await sql(`select 1 from tries where key = 'lost'`)).toEqual([]);
  });

  test('commits its jobs with it, and rolls them back with it', async () => {
    const jobs = () => sql(`select 1 from pgboss.job where name = 'mail.deliver' and data->>'mail' = 'x'`);
    const [{ id } = { id: '' }] = await sql<{ id: string }>(
      `select name as id from pgboss.queue where name like '%mail%'`,
    );
    const send = (tx: Parameters<typeof enqueue>[0]) => enqueue(tx, { id }, { mail: 'x' });
    await expect(
      transaction(async (tx) => {
        await send(tx);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    const count = async () =>
      (await sql(`select 1 from pgboss.job where name = $1 and data->>'mail' = 'x'`, [id])).length;
    expect([await count(), (await jobs()).length]).toEqual([0, 0]);
    await transaction(send);
    expect(await count()).toBe(1);
  });
});

test('a new row has a UUID that sorts by time', async () => {
  const { id } = await api().create('clients', client('Ida'));
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/);
  const { rows } = await pool().query(
    `select table_name, data_type from information_schema.columns
      where table_schema = 'public' and column_name = 'id' and table_name = any($1)`,
    [['accounts', 'events', 'media', 'grants', 'product_medias', 'users']],
  );
  expect(rows.filter((row) => row.data_type !== 'uuid')).toEqual([]);
});
