import { runMigrate } from '@root/tests/helpers/run-cli';
import { endPayload } from '@root/tests/helpers/start-web';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { expect, test } from 'vitest';
import { migrations } from '@/migrations';
import { migrateDatabase } from '../migrate';
import { payload } from '../payload';

const app = await openTestApp({ empty: true });
const sql = sqlOf(app);
app.atEnd(() => endPayload(payload()));

const migrate = () => runMigrate(app.env);

const named = (names: string[]) =>
  sql(
    `with gone as (delete from payload_migrations) insert into payload_migrations (id, name, batch)
     select gen_random_uuid(), name, 1 from unnest($1::text[]) as name`,
    [names],
  );

test('a database with all former migrations is adopted; one that lacks some is refused', async () => {
  // The tables that they made are those of today's first three.
  const { startPayload } = await import('../start-payload');
  await startPayload();
  await migrateDatabase(
    [],
    migrations.slice(0, 3).map(({ name }) => name),
  );
  await named(['20261121_042433_init', '20261122_032940_talk']);
  const { code, said } = await migrate();
  expect([code, said]).toEqual([1, expect.stringContaining('its last migration is 20261122_032940_talk')]);
  await named(['20261121_042433_init', '20261122_181947_client_mailboxes']);
  // As they were: switches that may be empty, and a reference that no key tied to its account.
  await sql(`alter table brands alter big_watermark drop not null; alter table events drop constraint events_brand_id_of_tenant_fk;
    with a as (insert into accounts (id, name) values (gen_random_uuid(), 'A') returning id)
      insert into brands (id, account_id, business_name, big_watermark) select gen_random_uuid(), id, 'B', null from a`);
  expect(await migrate()).toMatchObject({ code: 0 });
  expect(await sql('select big_watermark as big from brands')).toEqual([{ big: false }]);
  expect(
    await sql(`select 1 from pg_constraint where conname = 'events_brand_id_of_tenant_fk'`),
  ).toHaveLength(1);
  const done = await sql<{ name: string }>(
    'select name from payload_migrations where batch > 0 order by name',
  );
  expect(done.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name).sort());
}, 120_000);
