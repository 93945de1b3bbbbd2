import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { migrations } from '@/migrations';
import { openHouse, sqlOf } from '../helpers/house';

const house = await openHouse({ empty: true });
const sql = sqlOf(house);

function migrate(): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/index.ts', 'migrate'], {
      env: house.env,
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said }));
  });
}

const done = async () =>
  (await sql<{ name: string }>('select name from payload_migrations where batch > 0 order by name')).map(
    (row) => row.name,
  );

test('two processes that migrate an empty database at once do it once', async () => {
  const both = await Promise.all([migrate(), migrate()]);
  expect(both.map(({ code, said }) => (code === 0 ? 0 : said))).toEqual([0, 0]);
  expect(await done()).toEqual(migrations.map((migration) => migration.name).sort());
  expect((await sql(`select 1 from pgboss.queue`)).length).toBeGreaterThan(0);
}, 120_000);

test('again changes nothing', async () => {
  const tables = () => sql('select table_name, column_name from information_schema.columns order by 1, 2');
  const before = await tables();
  expect((await migrate()).code).toBe(0);
  expect(await tables()).toEqual(before);
}, 60_000);

test('a database of a newer version is refused, by name', async () => {
  await sql(
    `insert into payload_migrations (id, name, batch) values (gen_random_uuid(), '29991231_future', 99)`,
  );
  const { code, said } = await migrate();
  expect(code).not.toBe(0);
  expect(said).toContain('29991231_future');
}, 60_000);
