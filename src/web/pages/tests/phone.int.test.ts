import { readPictureToken } from '@media/pictures/address';
import { makeWorld, type PEOPLE, type World } from '@root/tests/access/world';
import { aSecond } from '@root/tests/helpers/a-second';
import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';

const app = await openTestApp();
const sql = sqlOf(app);
let world: World;

beforeAll(async () => {
  await startWeb(app);
  world = await makeWorld(app);
});

const manifestOf = async (person: (typeof PEOPLE)[number]) =>
  world.people[person].get(`/events/${world.project.id}/manifest.webmanifest`);

const iconOf = async (person: (typeof PEOPLE)[number]) => {
  const { icons } = (await manifestOf(person)).json as unknown as { icons: { src: string }[] };
  return icons[0]?.src ?? '';
};

/** Home screens fetch icons without cookies. */
const withoutCookies = (address: string) => new Browser(app.origin).get(address);

describe('a gallery on a phone', () => {
  test('is an installation of its own, in the visitor’s language', async () => {
    const { status, headers, json } = await manifestOf('client');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/manifest+json; charset=utf-8']);
    const { id, start_url, display, lang, dir } = json as unknown as Record<string, string>;
    const address = `/events/${world.project.id}`;
    expect({ id, start_url, display, lang, dir }).toEqual({
      id: address,
      start_url: address,
      display: 'standalone',
      lang: 'en',
      dir: 'ltr',
    });
    const he = await world.people.client.get(`${address}/manifest.webmanifest?locale=he`);
    expect([he.json.lang, he.json.dir]).toEqual(['he', 'rtl']);
    await world.people.client.get(`${address}/manifest.webmanifest?locale=en`);
  });

  test('has an icon that opens without cookies, and not with a changed token', async () => {
    const icon = await iconOf('client');
    const opened = await withoutCookies(icon);
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'image/png']);
    for (const bent of [
      icon.split('?')[0] ?? '',
      `${icon}x`,
      icon.replace('192.png', '193.png'),
      icon.replace('192.png', 'NaN.png'),
      icon.replace(world.project.id, world.other.project.id),
      icon.replace(world.project.id, 'nothing'),
    ])
      expect([bent, (await withoutCookies(bent)).status]).toEqual([bent, 404]);
  });

  test('closes its icon with the grant, and with the project', async () => {
    const guest = await new Browser(app.origin).enter(world.project.code, { guest: true });
    const { icons } = (await guest.get(`/events/${world.project.id}/manifest.webmanifest`))
      .json as unknown as {
      icons: { src: string }[];
    };
    const icon = icons[0]?.src ?? '';
    expect((await withoutCookies(icon)).status).toBe(200);
    const soon = (status: number) =>
      expect
        .poll(async () => (await withoutCookies(icon)).status, { timeout: aSecond(), interval: 20 })
        .toBe(status);
    await sql('update events set published_at = null where id = $1', [world.project.id]);
    await soon(404);
    await sql('update events set published_at = now() where id = $1', [world.project.id]);
    await soon(200);
    const who = readPictureToken(world.project.id, icon.split('?k=')[1] ?? '');
    expect(who).toMatchObject({ kind: 'grant', seesHidden: false });
    await sql('update grants set revoked_at = now() where id = $1', [who?.id]);
    await soon(404);
  });

  test('never shows a guest a hidden cover: the next photograph replaces it', async () => {
    const { project, hidden } = world;
    await sql('update events set cover_id = $2 where id = $1', [project.id, hidden]);
    const cover = async (person: 'guest' | 'client') =>
      (
        (await world.people[person].get(`/events/${project.id}`)).json.cover as unknown as {
          id: string;
        } | null
      )?.id;
    expect(await cover('client')).toBe(hidden);
    expect(await cover('guest')).not.toBe(hidden);
    await sql('update events set cover_id = null where id = $1', [project.id]);
  });
});

test('the service worker’s file is revalidated on every request', async () => {
  const { status, headers, text } = await withoutCookies('/sw.js');
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'no-cache',
  ]);
  expect(text).toContain("addEventListener('fetch'");
});
