import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type AssetName, assetFile } from '@media/assets/asset-name';
import { testFolder } from '@root/tests/helpers/memory-folder';
import { makeTarget } from '@root/tests/helpers/other-machine';
import { query } from '@root/tests/helpers/query';
import { runCli } from '@root/tests/helpers/run-cli';
import { endPayload } from '@root/tests/helpers/start-web';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { expect, test } from 'vitest';
import { migrateDatabase } from '../migrate';
import { MIGRATIONS } from '../migration-names';
import { payload } from '../payload';

/** The first migrations that `docs/operating.md` promises to upgrade. A backup of that time has no later ones. */
const POINT = ['20261123_004352_schema', '20261123_004353_indexes', '20261123_004354_search'];

/** A studio in the first released schema: these columns stay unchanged, whatever the tables are today. */
const STUDIO = `
  insert into accounts (id, name, site_name) values ('01900000-0000-7000-8000-000000000001', 'Noa', 'noa');
  insert into events (id, account_id, name, code, unique_id) values
    ('01900000-0000-7000-8000-000000000002', '01900000-0000-7000-8000-000000000001', 'נועה ואורי', 'NOA1', 'u1');
  insert into galleries (id, account_id, event_id, name) values
    ('01900000-0000-7000-8000-000000000003', '01900000-0000-7000-8000-000000000001',
     '01900000-0000-7000-8000-000000000002', 'The day');
  insert into brands (id, account_id, business_name, logo_sha256, watermark_sha256, watermark_width, watermark_height)
    select id::uuid, '01900000-0000-7000-8000-000000000001', 'Noa', repeat('a', 64), mark, 300, 100
      from (values ('01900000-0000-7000-8000-000000000004', repeat('b', 64)),
                   ('01900000-0000-7000-8000-000000000005', null)) as brand (id, mark)`;

const app = await openTestApp({ empty: true });
const place = mkdtempSync(path.join(testFolder(), 'keepers-upgrade-'));
app.atEnd(() => rmSync(place, { recursive: true, force: true }));
app.atEnd(() => endPayload(payload()));

test('a backup of the first schema restores into the current program, and migrates to the current schema', async () => {
  // Payload's settings are read when its config is loaded.
  const { startPayload } = await import('../start-payload');
  await startPayload();
  await migrateDatabase([], POINT);
  await sqlOf(app)(STUDIO);
  const backup = path.join(place, 'backup');
  expect(await runCli(['backup', backup], app.env)).toMatchObject({ code: 0, said: { good: true } });

  const target = await makeTarget(app, place, { empty: true });
  expect(await runCli(['restore', backup], target.env)).toMatchObject({ code: 0 });
  const migrated = () =>
    query<{ name: string }>(target.databaseUrl, 'select name from payload_migrations order by name');
  expect((await migrated()).map(({ name }) => name)).toEqual(POINT);

  expect(await runCli(['migrate'], target.env)).toMatchObject({ code: 0 });
  expect((await migrated()).map(({ name }) => name)).toEqual(MIGRATIONS);
  const rows = await query(
    target.databaseUrl,
    `select a.site_name, e.name, e.search_words, e.selection_mode, g.name as gallery, g.private,
            (select count(*)::int from pg_trigger where tgrelid = 'events'::regclass and tgname like 'keepers%') > 0 as triggers
       from accounts a join events e on e.account_id = a.id join galleries g on g.event_id = e.id`,
  );
  expect(rows).toEqual([
    {
      site_name: 'noa',
      name: 'נועה ואורי',
      search_words: 'נועה ואורי noa1',
      selection_mode: true,
      gallery: 'The day',
      private: false,
      triggers: true,
    },
  ]);
  // Brands with the same logo share its asset.
  const assets = await query(
    target.databaseUrl,
    `select a.kind::text, a.sha256, a.filename, a.width::int,
            (select count(*)::int from brands b where a.id in (b.logo_id, b.watermark_id)) as brands
       from assets a order by a.sha256`,
  );
  const account = '01900000-0000-7000-8000-000000000001';
  expect(assets).toEqual(
    [
      { kind: 'logo', sha256: 'a'.repeat(64), width: null, brands: 2 },
      { kind: 'watermark', sha256: 'b'.repeat(64), width: 300, brands: 1 },
    ].map((one) => ({ ...one, filename: assetFile({ account, ...one } as AssetName) })),
  );
}, 180_000);
