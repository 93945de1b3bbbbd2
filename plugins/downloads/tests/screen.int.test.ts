import { entriesOf } from '@root/tests/helpers/entries';
import { startWeb, type Web } from '@root/tests/helpers/start-web';
import { makeStudio, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { change, code, openProject, pick, placed, weigh } from './world';

const app = await openTestApp();
let web: Web;
let studio: Studio;

beforeAll(async () => {
  web = await startWeb(app);
  studio = await makeStudio();
});

const sql = sqlOf(app);
const { client } = entriesOf(app);

describe('the screen', () => {
  test('shows scopes, files and bytes of each size before a download, and the orders', async () => {
    const project = await openProject(studio, { medias: 3 });
    const data = await weigh(project, project.medias[0] as string, 7000);
    await pick(project, project.medias[0] as string);
    await change(project, { downloads_permitted: 5 });
    const who = await client(project);
    const made = await placed(who, project);
    const { json } = await who.get(`/events/${project.id}/downloads`);
    expect(json).toMatchObject({ refusal: null, used: 0, permitted: 5 });
    const scopes = json.scopes as unknown as { scope: string; files: number; sizes: unknown[] }[];
    expect(scopes.map(({ scope, files }) => [scope, files])).toEqual([
      ['all', 3],
      ['selection', 1],
    ]);
    expect(scopes[1]?.sizes).toContainEqual({ size: 'original', bytes: data.length, exact: true });
    expect((json.orders as unknown as { id: string }[]).map(({ id }) => id)).toEqual([made.id]);
    await change(project, { printselectiondone: false });
    const closed = await who.get(`/events/${project.id}/downloads`);
    expect(closed.json).toMatchObject({ refusal: { code: 'SELECTION_NOT_DONE' }, scopes: [] });
  });

  test.each([
    [3, true],
    [30, false],
  ])(
    'of %d photographs that were never downloaded shows what the stored pictures weigh',
    async (medias, exact) => {
      const project = await openProject(studio, { medias });
      const who = await client(project);
      const { json } = await who.get(`/events/${project.id}/downloads`);
      const [all] = json.scopes as unknown as { sizes: { size: string; bytes: number; exact: boolean }[] }[];
      const bytes = medias * `big of ${project.medias[0]}`.length;
      expect(all?.sizes).toContainEqual({ size: 'web', bytes, exact });
    },
  );

  test('orders by a plain form: 303 to the finished archive, or to the screen with the order or the refusal', async () => {
    const project = await openProject(studio);
    const who = await client(project);
    const send = async (choice: string) => {
      const form = { choice, size: 'original', authenticity_token: await who.token() };
      const path = `/events/${project.id}/downloads`;
      const { status, headers } = await who.send('POST', path, { form, headers: { Accept: 'text/html' } });
      return [status, headers.get('location')];
    };
    const screen = `/events/${project.id}/download`;
    const first = await send(`gallery:${project.gallery}`);
    const second = await send('all:');
    const { json } = await who.get(`/events/${project.id}/downloads`);
    const orders = json.orders as unknown as { id: string; scope: string }[];
    expect(orders.map(({ scope }) => scope)).toEqual(['all', 'gallery']);
    // Each is one finished archive: the browser gets it, and stays on the screen.
    const places = orders.map(({ id }) => [303, `/events/${project.id}/downloads/${id}/1.zip`]);
    expect([second, first]).toEqual(places);
    const archive = await who.get(String(second[1]));
    expect([archive.status, archive.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringMatching(/^attachment/),
    ]);
    // Back to the screen, at the order, while it is prepared.
    await sql("update downloads set state = 'preparing' where id = $1", [orders[0]?.id]);
    const waiting = `${screen}?order=${orders[0]?.id}#order-${orders[0]?.id}`;
    expect(await send('all:')).toEqual([303, waiting]);
    await change(project, { downloads_permitted: 0 });
    expect(await send('all:')).toEqual([403, null]);
    const { path, headers } = web.drawn.at(-1) ?? {};
    expect([path, decodeURIComponent(String(headers?.['x-keepers-form']))]).toEqual([
      screen,
      expect.stringContaining('"refused":"DOWNLOAD_LIMIT_REACHED"'),
    ]);
  });

  test('lists photographs one by one for a phone, under the same rules', async () => {
    const project = await openProject(studio, { medias: 2 });
    const who = await client(project);
    const { json } = await who.get(`/events/${project.id}/downloads/photos?scope=all&size=web`);
    const photos = json.photos as unknown as { name: string; url: string }[];
    expect(photos.map(({ name }) => name)).toEqual(['IMG_1.JPG', 'IMG_2.JPG']);
    expect((await who.get(photos[0]?.url ?? '')).status).toBe(200);
    await change(project, { allow_downloads: false });
    expect(code(await who.get(`/events/${project.id}/downloads/photos?scope=all&size=web`))).toEqual([
      403,
      'DOWNLOAD_NOT_ALLOWED',
    ]);
  });
});
