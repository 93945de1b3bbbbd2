import { unpackPhotos } from '@media/rules/packed-photos';
import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, PASSWORD, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';

const app = await openTestApp();
const sql = sqlOf(app);
const API = '/api/x/studio/projects';
let studio: Studio;
let owner: Browser;
let stranger: Browser;
let project: Project;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  stranger = await new Browser(app.origin).signIn((await makeStudio()).ownerEmail, PASSWORD);
  project = await makeProject(studio, { medias: 3 });
});

describe('creating a project', () => {
  test('puts a word of the name into its code and names its first gallery', async () => {
    const made = await owner.post(API, {
      name: 'Dana & Omer',
      word: 'Dana',
      gallery: 'Ceremony',
      date: '2026-11-14',
    });
    expect(made.status).toBe(201);
    const [row] = await sql<{ code: string; date: string; gallery: string; published: boolean }>(
      `select e.code, e.date, g.name as gallery, e.published_at is not null as published
         from events e join galleries g on g.event_id = e.id where e.id = $1`,
      [made.json.id],
    );
    expect(row).toMatchObject({ date: '2026-11-14', gallery: 'Ceremony', published: false });
    expect(row?.code).toMatch(/^DANA.{6}$/);
  });

  test('reports the invalid fields, and stores nothing', async () => {
    const before = await sql('select 1 from events');
    const refused = await owner.post(API, { name: ' ', date: 'tomorrow' });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.json.errors as unknown as object)).toEqual(
      expect.arrayContaining(['name', 'date']),
    );
    expect(await sql('select 1 from events')).toHaveLength(before.length);
  });

  test('is refused to users without an account', async () => {
    expect((await new Browser(app.origin).post(API, { name: 'Mine' })).status).toBe(401);
  });
});

test('a product is deleted with its picks and restored with them', async () => {
  const album = `${API}/${project.id}/products/${project.products.Album}`;
  const body = { media: project.medias[0], product: project.products.Album, selected: true };
  expect((await owner.post('/product_medias', body)).status).toBe(200);
  expect((await owner.delete(album)).status).toBe(204);
  const without = (await owner.get(`/events/${project.id}/products`)).json.products as unknown as object;
  expect(Object.keys(without)).toEqual([project.products.Cover]);
  expect((await owner.post(`${album}/restore`)).status).toBe(204);
  const back = (await owner.get(`/api/x/selection/projects/${project.id}/picks`)).json as unknown as {
    products: { name: string; count: number }[];
    picks: [media: string, product: number][];
  };
  expect(back.products.map(({ name, count }) => [name, count])).toContainEqual(['Album', 1]);
  expect(back.picks.map(([media]) => media)).toEqual([project.medias[0]]);
});

test('an unreadable photograph stays in the list with its reason', async () => {
  await sql(`update media set state = 'refused', refusal_code = 'PHOTO_BROKEN' where id = $1`, [
    project.medias[2],
  ]);
  const found = (await owner.get(`/api/x/studio/galleries/${project.gallery}/photos`)).json;
  expect(found.total).toBe(3);
  const broken = unpackPhotos(String(found.packed)).filter(({ state }) => state === 'refused');
  expect(broken).toMatchObject([{ name: 'IMG_3.JPG', refusal: 'PHOTO_BROKEN' }]);
});

test('closing a project clears its publication time, and opening it sets a new one', async () => {
  const path = `${API}/${project.id}/publishing`;
  expect((await owner.put(path, { published: false })).json.published_at).toBeNull();
  const first = (await owner.put(path, { published: true })).json.published_at;
  expect(first).not.toBeNull();
  expect((await owner.put(path, { published: true })).json.published_at).toBe(first);
});

test('another studio gets the same answer for missing and foreign rows', async () => {
  const nowhere = (await stranger.get(`${API}/${studio.account}/galleries`)).text;
  const asks = [
    stranger.get(`${API}/${project.id}/galleries`),
    stranger.get(`/api/x/studio/galleries/${project.gallery}/photos`),
    stranger.get(`/api/x/selection/projects/${project.id}/picks`),
    stranger.post(`${API}/${project.id}/galleries`, { name: 'Mine' }),
    stranger.put(`${API}/${project.id}/galleries/${project.gallery}`, { name: 'Mine' }),
    stranger.post(`${API}/${project.id}/products`, { name: 'Mine' }),
    stranger.put(`${API}/${project.id}/products/${project.products.Album}`, { name: 'Mine' }),
    stranger.delete(`${API}/${project.id}/products/${project.products.Album}`),
    stranger.put(`${API}/${project.id}/publishing`, { published: false }),
  ];
  for (const { status, text } of await Promise.all(asks)) expect([status, text]).toEqual([404, nowhere]);
  expect(
    await sql(
      `select 1 from galleries where name = 'Mine' union all select 1 from products where name = 'Mine'`,
    ),
  ).toEqual([]);
});

test('a client of the project is refused', async () => {
  const client = await new Browser(app.origin).enter(project.code);
  for (const path of ['galleries', 'products']) {
    expect((await client.post(`${API}/${project.id}/${path}`, { name: 'Mine' })).status).toBe(403);
  }
  expect((await client.get(`/api/x/selection/projects/${project.id}/picks`)).status).toBe(403);
});
