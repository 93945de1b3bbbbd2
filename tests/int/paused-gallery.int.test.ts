import { beforeAll, describe, expect, test } from 'vitest';
import { pool } from '@/core/db/pool';
import { switchAccount } from '@/modules/installation/operations/run-installation';
import { webEndpoints } from '@/web/compose-web';
import { SAMPLES } from '../access/samples';
import { makeWorld, type World } from '../access/world';
import { Browser } from '../helpers/browser';
import { startWeb } from '../helpers/start-web';
import { PASSWORD } from '../helpers/studio';
import { openTestApp } from '../helpers/test-app';

const app = await openTestApp();
let world: World;
let device: string;
const off = () => switchAccount(world.studio.account, { active: false, reason: 'not paid since March' });
const on = () => switchAccount(world.studio.account, { active: true });
const rowsOf = async () =>
  (
    await pool().query<{ events: number; medias: number; picks: number; grants: number }>(
      `select (select count(*)::int from events where account_id = $1 and deleted_at is null) as events,
              (select count(*)::int from media where account_id = $1 and deleted_at is null) as medias,
              (select count(*)::int from product_medias where account_id = $1) as picks,
              (select count(*)::int from grants where account_id = $1 and revoked_at is null) as grants`,
      [world.studio.account],
    )
  ).rows[0];

beforeAll(async () => {
  await startWeb(app);
  world = await makeWorld(app);
  device = String((await world.people.owner.post('/api/x/studio/devices', { name: 'Desktop' })).json.token);
  await pool().query('update events set allow_downloads = true, printselectiondone = false where id = $1', [
    world.project.id,
  ]);
  const body = { media: world.project.medias[0], product: world.project.products.Album, selected: true };
  await world.people.client.post('/product_medias', body);
});

describe('a disabled studio', () => {
  test('its people read the reason, and their programs get none', async () => {
    const before = await rowsOf();
    await off();
    const answer = await new Browser(app.origin).post('/users/sign_in', {
      email: world.studio.ownerEmail,
      password: PASSWORD,
    });
    expect([answer.status, answer.json.code]).toEqual([422, 'ACCOUNT_INACTIVE']);
    expect(answer.text).toContain('not paid since March');
    expect((await world.people.owner.get('/users/sessions')).status).toBe(401);
    const asked = await new Browser(app.origin).post(
      '/api/uploads/check',
      { gallery: world.project.gallery, files: [] },
      { headers: { Authorization: `Bearer ${device}` } },
    );
    expect(asked.status).toBe(401);
    expect(await rowsOf()).toEqual(before);
  });

  test('its galleries stay open: lists, pictures, picks, and permitted downloads', async () => {
    const { client, guest } = world.people;
    const { id, gallery, medias } = world.project;
    const list = await client.get(`/galleries/${gallery}`);
    expect(list.status).toBe(200);
    const [first] = list.json.medias as unknown as { medium: string }[];
    expect((await client.get(first?.medium ?? '')).status).toBe(200);
    expect((await guest.get(`/galleries/${gallery}`)).status).toBe(200);
    const products = await client.get(`/events/${id}/products`);
    expect(products.text).toContain(medias[0] ?? '-');
    const entered = await new Browser(app.origin).enter(world.project.code);
    expect((await entered.get(`/galleries/${gallery}`)).status).toBe(200);
    await pool().query('update events set printselectiondone = true where id = $1', [id]);
    expect((await client.post(`/events/${id}/downloads`, { scope: 'all', size: 'web' })).status).toBe(202);
    await pool().query('update events set printselectiondone = false where id = $1', [id]);
  });

  test('the gallery shows a notice, and no action that would be refused', async () => {
    const { json } = await world.people.client.get(`/events/${world.project.id}`);
    expect(json).toMatchObject({
      paused: true,
      can: { select: false, hide: false, complete: false, review: false, manage: false },
    });
  });

  test('every change by a client or guest is refused in their language; nothing is stored', async () => {
    const before = await rowsOf();
    const { client } = world.people;
    const { id, medias, products } = world.project;
    const pick = { media: medias[1], product: products.Album, selected: true };
    const asked = [
      await client.post('/product_medias', pick),
      await client.post(`/events/${id}/medias/${medias[0]}/media_privacy`, { hidden: true }),
      await client.put(`/events/${id}`, { event: { printselectiondone: true } }),
    ];
    for (const answer of asked) expect([answer.status, answer.json.code]).toEqual([403, 'GALLERY_PAUSED']);
    const hebrew = await client.post('/product_medias', pick, {
      headers: { Cookie: `${client.cookie}; locale=he` },
    });
    expect(hebrew.text).toContain('הסטודיו בהפסקה');
    expect(await rowsOf()).toEqual(before);
  });

  test('every registered write endpoint of a project is refused to its clients', async () => {
    const before = await rowsOf();
    const open: string[] = [];
    for (const endpoint of webEndpoints.filter(
      (one) => one.method !== 'GET' && /:id|product_medias/.test(one.path),
    )) {
      const sample = (await SAMPLES[endpoint.id]?.(world)) ?? {};
      const ids: Record<string, string> = { id: world.project.id, ...sample.params };
      const path = endpoint.path.replace(
        /:(\w+)(\{[^}]*\})?/g,
        (_all, name: string) => ids[name] ?? 'missing',
      );
      const answer = await world.people.client.send(endpoint.method, path, { json: sample.body ?? {} });
      if (answer.status < 400) open.push(endpoint.id);
    }
    // Looking, taking home, and saying that one shared.
    expect(open.sort()).toEqual(['downloads.order', 'sharing.count']);
    // The samples make photographs and projects of their own to delete.
    const { picks, grants } = (await rowsOf()) ?? {};
    expect({ picks, grants }).toEqual({ picks: before?.picks, grants: before?.grants });
  });

  test('is enabled again, and everything works', async () => {
    await on();
    await pool().query('update events set printselectiondone = false where id = $1', [world.project.id]);
    const pick = { media: world.project.medias[1], product: world.project.products.Album, selected: true };
    expect((await world.people.client.post('/product_medias', pick)).json).toMatchObject({ selected: true });
    expect((await world.people.client.get(`/events/${world.project.id}`)).json.paused).toBeUndefined();
    const owner = await new Browser(app.origin).signIn(world.studio.ownerEmail, PASSWORD);
    expect((await owner.get('/users/sessions')).status).toBe(200);
  });
});
