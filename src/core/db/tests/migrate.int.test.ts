import { whole } from '@root/tests/helpers/part';
import { runMigrate } from '@root/tests/helpers/run-cli';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import pg from 'pg';
import { expect, test } from 'vitest';
import { migrations } from '@/migrations';
import { applyFunctions } from '../functions';
import { migrateDatabase } from '../migrate';
import { payload } from '../payload';

// Every run migrates the databases of its tests: that two may do it at once is of the whole.
const app = await openTestApp({ empty: whole });
const sql = sqlOf(app);

const migrate = () => runMigrate(app.env);

const done = async () =>
  (await sql<{ name: string }>('select name from payload_migrations where batch > 0 order by name')).map(
    (row) => row.name,
  );

test.runIf(whole)(
  'two processes that migrate an empty database at once do it once',
  async () => {
    const both = await Promise.all([migrate(), migrate()]);
    expect(both.map(({ code, said }) => (code === 0 ? 0 : said))).toEqual([0, 0]);
    expect(await done()).toEqual(migrations.map((migration) => migration.name).sort());
    expect((await sql(`select 1 from pgboss.queue`)).length).toBeGreaterThan(0);
  },
  120_000,
);

test.runIf(whole)(
  'migrating again changes nothing',
  async () => {
    const tables = () => sql('select table_name, column_name from information_schema.columns order by 1, 2');
    const before = await tables();
    expect((await migrate()).code).toBe(0);
    expect(await tables()).toEqual(before);
  },
  60_000,
);

test('a database that lacks nothing is migrated again without starting Payload', async () => {
  await migrateDatabase([]);
  expect(() => payload()).toThrow('Payload is not started');
});

test('a function with another text is replaced with its triggers; the others are unchanged', async () => {
  await sql(`create or replace function keepers_gate_grant() returns trigger language plpgsql as 'begin return null; end';
    comment on function keepers_gate_grant is 'of another version'; drop trigger keepers_gate_grant_update on grants`);
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  expect(await applyFunctions(client)).toEqual(['keepers_gate_grant']);
  expect(await applyFunctions(client)).toEqual([]);
  await client.end();
  const [made] = await sql<{ text: string; trigger: boolean }>(
    `select prosrc as text, exists (select 1 from pg_trigger where tgname = 'keepers_gate_grant_update') as trigger
     from pg_proc where proname = 'keepers_gate_grant'`,
  );
  expect(made).toEqual({ text: expect.stringContaining('pg_notify'), trigger: true });
});

test.runIf(whole)(
  'a database of a newer version is refused, by name',
  async () => {
    await sql(
      `insert into payload_migrations (id, name, batch) values (gen_random_uuid(), '29991231_future', 99)`,
    );
    const { code, said } = await migrate();
    expect(code).not.toBe(0);
    expect(said).toContain('29991231_future');
  },
  60_000,
);
