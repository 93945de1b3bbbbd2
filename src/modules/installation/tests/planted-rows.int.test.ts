import { plant } from '@root/tests/helpers/plant';
import { startTestApp } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, expect, test } from 'vitest';
import { pool, transaction } from '@/core/db/pool';
import { checkTenants } from '../doctor/check-tenants';
import { translateFinding } from '../doctor/finding';
import { findPlanted, removePlanted } from '../doctor/planted-rows';

const app = await openTestApp();
const sql = sqlOf(app);
let mine: { studio: Studio; project: Project };
let theirs: { studio: Studio; project: Project };

beforeAll(async () => {
  await startTestApp(app);
  const make = async () => {
    const studio = await makeStudio();
    return { studio, project: await makeProject(studio) };
  };
  mine = await make();
  theirs = await make();
});

const past = (text: string, values: unknown[]) => plant(app.databaseUrl, text, values);
const check = () => checkTenants(pool() as never);

test('an installation without planted rows passes the doctor', async () => {
  expect(await check()).toMatchObject({ part: 'tenants', state: 'ok' });
  expect(await transaction(removePlanted)).toEqual([]);
});

test('planted rows are reported by table and column, and removed alone by the command', async () => {
  const [a, b] = [mine.project, theirs.project];
  const product = await past(
    `insert into products (id, account_id, event_id, name, position) values (gen_random_uuid(), $1, $2, 'Planted', 9)
     returning id`,
    [b.account, a.id],
  );
  await past(
    `insert into product_medias (id, account_id, event_id, product_id, media_id)
     values (gen_random_uuid(), $1, $2, $3, $4)`,
    [b.account, a.id, product.rows[0]?.id, a.medias[0]],
  );
  await past(
    `insert into galleries (id, account_id, event_id, name, position) values (gen_random_uuid(), $1, $2, 'Planted', 9)`,
    [b.account, a.id],
  );
  await past('update events set brand_id = $2, cover_id = $3 where id = $1', [
    b.id,
    mine.studio.brand,
    a.medias[0],
  ]);
  const kept = async () => ({
    products: await sql('select id from products order by id'),
    galleries: await sql('select id from galleries order by id'),
    media: await sql('select id from media order by id'),
    events: await sql('select id, name from events order by id'),
  });
  const before = await kept();

  const found = await findPlanted(pool());
  expect(found.map(({ table, column, count }) => [table, column, count])).toEqual([
    ['events', 'brand_id', 1],
    ['events', 'cover_id', 1],
    ['galleries', 'event_id', 1],
    ['product_medias', 'event_id', 1],
    ['product_medias', 'media_id', 1],
    ['products', 'event_id', 1],
  ]);
  const finding = await check();
  expect(finding).toMatchObject({ state: 'broken', params: { count: 6 } });
  for (const locale of ['en', 'he'] as const)
    expect(translateFinding(finding, locale).fix).toContain('--remove-planted');

  expect(await transaction(removePlanted)).toEqual(found);
  expect(await check()).toMatchObject({ state: 'ok' });
  expect(await sql(`select 1 from products where name = 'Planted'`)).toEqual([]);
  expect(await sql(`select 1 from galleries where name = 'Planted'`)).toEqual([]);
  expect(await sql('select brand_id, cover_id from events where id = $1', [b.id])).toEqual([
    { brand_id: null, cover_id: null },
  ]);
  const after = await kept();
  expect([
    before.products.length - after.products.length,
    before.galleries.length - after.galleries.length,
  ]).toEqual([1, 1]);
  expect([after.media, after.events]).toEqual([before.media, before.events]);
});
