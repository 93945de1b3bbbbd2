import { beforeAll, expect, test } from 'vitest';
import type { EventView } from '@/core/wire';
import { createProduct } from '@/modules/project/operations/manage-product';
import { Browser } from '../../../tests/helpers/browser';
import { startWeb } from '../../../tests/helpers/start-web';
import { eventOf, makeProject, makeStudio, PASSWORD, type Project } from '../../../tests/helpers/studio';
import { openTestApp, sqlOf } from '../../../tests/helpers/test-app';
import type { PicksView } from '../admin/picks-view';

const app = await openTestApp();
const sql = sqlOf(app);
let owner: Browser;
let client: Browser;
let project: Project;

beforeAll(async () => {
  await startWeb(app);
  const studio = await makeStudio();
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  project = await makeProject(studio, { products: { Cover: 1 }, medias: 4 });
  const album = {
    name: 'Album',
    minphotos: 3,
    maxphotos: 3,
    extra_price: { amount: 1550, currency: 'ILS' },
  };
  project.products.Album = (await createProduct(await eventOf(project.id), album)).id;
  client = await new Browser(app.origin).enter(project.code);
});

const pick = (media: number, product: string, selected = true) =>
  client.post('/product_medias', {
    media: project.medias[media],
    product: project.products[product],
    selected,
  });
const picks = async () =>
  (await owner.get(`/api/x/selection/projects/${project.id}/picks`)).json as unknown as PicksView;
const album = async () => (await picks()).products.find(({ name }) => name === 'Album');
const settle = (who: Browser, body: object) =>
  who.put(`/api/x/selection/projects/${project.id}/products/${project.products.Album}/settlement`, body);

test('a form completes it with a message, without script', async () => {
  for (const media of [0, 1, 2, 3]) await pick(media, 'Album');
  await pick(0, 'Cover');
  expect((await client.page(`/events/${project.id}/completion`)).status).toBe(200);
  const form = { authenticity_token: await client.token(), note: 'Please crop the first' };
  const sent = await client.send('POST', `/events/${project.id}/completion`, {
    form,
    headers: { Accept: 'text/html' },
  });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `/events/${project.id}`]);
  const shown = (await client.get(`/events/${project.id}`)).json as unknown as EventView;
  const { name } = shown.brand;
  const flash = decodeURIComponent(sent.headers.get('set-cookie') ?? '');
  expect(flash).toContain(`Thank you! ${name} has your selection.`);
  const guest = await new Browser(app.origin).enter(project.code, { guest: true });
  expect((await guest.post(`/events/${project.id}/completion`, {})).status).toBe(401);
});

test('the message and the price are in the photographer’s mail and beside the picks', async () => {
  const [mail] = await sql<{ text: string }>(
    `select text from mails where event_id = $1 and kind = 'selection.completed'`,
    [project.id],
  );
  expect(mail?.text).toContain('Please crop the first');
  expect(mail?.text).toContain('1 extra, ₪15.50');
  const { turns } = await picks();
  expect(turns).toMatchObject([{ what: 'completed', note: 'Please crop the first', differences: null }]);
});

test('extras are marked as paid up to the number seen, with the person, and can be unmarked', async () => {
  expect((await settle(client, { settled: true, extras: 1 })).status).not.toBe(200);
  expect((await settle(owner, { settled: true, extras: 2 })).json.code).toBe('STALE');
  expect((await settle(owner, { settled: true, extras: 1 })).status).toBe(200);
  expect((await settle(owner, { settled: true, extras: 1 })).status).toBe(200);
  expect((await album())?.settled).toMatchObject({ extras: 1, amount: 1550, by: 'Olga Owner' });
  const recorded = await sql(
    `select 1 from audit_entries where event_id = $1 and action = 'selection.settled'`,
    [project.id],
  );
  expect(recorded).toHaveLength(1);
  await settle(owner, { settled: false });
  expect((await album())?.settled).toBeNull();
});

test('a second completion lists the differences to the first, by names of photographs', async () => {
  await owner.put(`/events/${project.id}`, { event: { printselectiondone: false } });
  await pick(3, 'Album', false);
  await pick(0, 'Cover', false);
  await pick(1, 'Cover');
  await client.put(`/events/${project.id}`, { event: { printselectiondone: true } });
  const { turns } = await picks();
  expect(turns.map(({ what }) => what)).toEqual(['completed', 'reopened', 'completed']);
  expect(turns[0]?.differences).toEqual([
    { name: 'Cover', added: ['IMG_2.JPG'], removed: ['IMG_1.JPG'] },
    { name: 'Album', added: [], removed: ['IMG_4.JPG'] },
  ]);
});

test('a project whose clients do not choose refuses picks and sending, and downloads are not locked by its products', async () => {
  const studio = await makeStudio();
  const off = await makeProject(studio, {
    medias: 1,
    options: { selection_mode: false, allow_downloads: true },
  });
  const one = await new Browser(app.origin).enter(off.code);
  const view = (await one.get(`/events/${off.id}`)).json as unknown as EventView;
  expect(view).toMatchObject({
    selection_mode: false,
    products_url: null,
    can: { select: false, complete: false, mark: true, download: true },
  });
  const body = { media: off.medias[0], product: off.products.Album, selected: true };
  const refused = [
    await one.post('/product_medias', body),
    await one.post(`/events/${off.id}/completion`, {}),
    await one.put(`/events/${off.id}`, { event: { printselectiondone: true } }),
  ];
  expect(refused.map(({ status, json }) => [status, json.code])).toEqual(
    refused.map(() => [403, 'FORBIDDEN']),
  );
  const own = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  expect((await own.put(`/events/${off.id}`, { event: { selection_mode: true } })).status).toBe(200);
  expect((await one.post('/product_medias', body)).json).toMatchObject({ selected: true });
  expect((await one.get(`/events/${off.id}`)).json.can).toMatchObject({ select: true, download: false });
});
