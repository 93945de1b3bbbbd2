import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, PASSWORD, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';

const app = await openTestApp();
const sql = sqlOf(app);
const TEMPLATES = '/api/x/studio/product-templates';
let studio: Studio;
let project: Project;
let owner: Browser;
let foreign: Browser;

const set = {
  name: 'Album 30 + Cover 1',
  items: [
    { name: 'Album', minphotos: 20, maxphotos: 30 },
    { name: 'Cover', maxphotos: 1 },
  ],
};
const at = (path: string) => `/api/x/studio/projects/${project.id}/${path}`;
const products = () =>
  sql<{ id: string; name: string }>(
    `select id, name, minphotos::int as min, maxphotos::int as max from products
      where event_id = $1 and deleted_at is null order by position, id`,
    [project.id],
  );
const make = async (body: object = set, who = owner) =>
  (await who.post(TEMPLATES, body)).json.id as unknown as string;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
  project = await makeProject(studio, { medias: 0, products: { Print: 5 } });
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  foreign = await new Browser(app.origin).signIn((await makeStudio()).ownerEmail, PASSWORD);
});

describe('a template', () => {
  test('is copied to the end of a project, and later changes do not affect the copy', async () => {
    const id = await make();
    expect((await owner.post(at('product-copies'), { template: id })).status).toBe(201);
    const copied = [
      { name: 'Print', min: null, max: 5 },
      { name: 'Album', min: 20, max: 30 },
      { name: 'Cover', min: null, max: 1 },
    ];
    expect(await products()).toMatchObject(copied);
    const changed = { name: 'Other', items: [{ name: 'Poster' }] };
    expect((await owner.put(`${TEMPLATES}/${id}`, changed)).status).toBe(200);
    expect((await owner.delete(`${TEMPLATES}/${id}`)).status).toBe(204);
    expect(await products()).toMatchObject(copied);
    expect((await owner.post(at('product-copies'), { template: id })).status).toBe(404);
  });

  test('sets days relative to the project’s opening, and the start from favorites', async () => {
    const opened = await makeProject(studio, { medias: 0, products: {} });
    await sql(`update events set published_at = now() - interval '2 days', time_zone = 'UTC' where id = $1`, [
      opened.id,
    ]);
    const id = await make({
      name: 'Album in two weeks',
      items: [{ name: 'Album', maxphotos: 30, closes_after: 14, from_favourites: true }, { name: 'Cover' }],
    });
    expect(
      (await owner.post(`/api/x/studio/projects/${opened.id}/product-copies`, { template: id })).status,
    ).toBe(201);
    expect(
      await sql(
        `select name, closes_on = to_char(now() at time zone 'UTC' + interval '12 days', 'YYYY-MM-DD') as right_day,
                from_favourites from products where event_id = $1 order by position`,
        [opened.id],
      ),
    ).toEqual([
      { name: 'Album', right_day: true, from_favourites: true },
      { name: 'Cover', right_day: null, from_favourites: false },
    ]);
    const wrong = await owner.post(TEMPLATES, { ...set, items: [{ name: 'Album', closes_after: 0 }] });
    expect([wrong.status, Object.keys(wrong.json.errors ?? {})]).toEqual([422, ['items.0.closes_after']]);
  });

  test.each([
    ['a name', { ...set, name: ' ' }, 'name'],
    ['a product', { ...set, items: [] }, 'items'],
    ['names for its products', { ...set, items: [{ name: '' }] }, 'items.0.name'],
    [
      'a minimum below the maximum',
      { ...set, items: [{ name: 'A', minphotos: 3, maxphotos: 2 }] },
      'items.0.minphotos',
    ],
  ])('requires %s', async (_what, body, field) => {
    const answer = await owner.post(TEMPLATES, body);
    expect([answer.status, Object.keys(answer.json.errors ?? {})]).toEqual([422, [field]]);
  });

  test('belongs to its account alone', async () => {
    const id = await make(set, foreign);
    expect((await owner.put(`${TEMPLATES}/${id}`, set)).status).toBe(404);
    expect((await owner.delete(`${TEMPLATES}/${id}`)).status).toBe(404);
    expect((await owner.post(at('product-copies'), { template: id })).status).toBe(404);
    expect((await foreign.post(at('product-copies'), { template: id })).status).toBe(404);
  });
});

describe('a product', () => {
  test('cannot have a minimum above its maximum', async () => {
    const refused = await owner.post(at('products'), { name: 'Book', minphotos: 9, maxphotos: 8 });
    expect([refused.status, Object.keys(refused.json.errors ?? {})]).toEqual([422, ['minphotos']]);
    expect((await owner.post(at('products'), { name: 'Book', minphotos: 8, maxphotos: 8 })).status).toBe(201);
  });

  test('keeps its position; an order with too few or too many templates is a conflict', async () => {
    const ids = (await products()).map((product) => product.id);
    const turned = [...ids].reverse();
    expect((await owner.put(at('product-order'), { products: turned })).status).toBe(200);
    expect((await products()).map((product) => product.id)).toEqual(turned);
    for (const wrong of [
      ids.slice(1),
      [...ids, ids[0]],
      [...ids.slice(1), '0199aaaa-0000-7000-8000-000000000000'],
    ]) {
      const answer = await owner.put(at('product-order'), { products: wrong });
      expect([answer.status, answer.json.code]).toEqual([409, 'STALE']);
    }
    expect((await products()).map((product) => product.id)).toEqual(turned);
  });
});
