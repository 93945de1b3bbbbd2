import { aSecond } from '@root/tests/helpers/a-second';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GalleryList } from '@/core/wire';
import type { Browser } from '../../../tests/helpers/browser';
import { entriesOf, openGallery } from '../../../tests/helpers/entries';
import { LiveLine } from '../../../tests/helpers/live-line';
import { makeMedia, makeProject, type Project, type Studio } from '../../../tests/helpers/studio';
import { openTestApp, sqlOf } from '../../../tests/helpers/test-app';

const app = await openTestApp();
const sql = sqlOf(app);
const entries = entriesOf(app);
let studio: Studio;
let project: Project;
let client: Browser;
let guest: Browser;
let owner: Browser;

beforeAll(async () => {
  ({ studio, project, client, guest, owner } = await openGallery(app, {
    medias: 4,
    products: { Album: null },
  }));
});

const hide = (who: Browser, media: string | undefined, hidden: unknown) =>
  who.post(`/events/${project.id}/medias/${media}/media_privacy`, { hidden });
const listOf = async (who: Browser) =>
  (await who.get(`/galleries/${project.gallery}`)).json as unknown as GalleryList;
const row = async (media: string | undefined) =>
  (await sql('select hidden, hidden_by from media where id = $1', [media]))[0];

describe('hiding a photograph', () => {
  test('takes it from guests: list, count, positions, cover and picture, within a second', async () => {
    const media = project.medias[0] as string;
    const before = await listOf(guest);
    const picture = before.medias.find((one) => one.id === media)?.urlS ?? '';
    expect((await guest.get(picture)).status).toBe(200);
    expect([(await hide(client, media, true)).json, await row(media)]).toEqual([
      { hidden: true },
      { hidden: true, hidden_by: 'client' },
    ]);
    const after = await listOf(guest);
    expect([after.total, media in after.medias_keys, after.medias.some((m) => m.id === media)]).toEqual([
      before.total - 1,
      false,
      false,
    ]);
    await expect
      .poll(async () => (await guest.get(picture)).status, { timeout: aSecond(), interval: 20 })
      .toBe(404);
    expect((await listOf(client)).medias.find((m) => m.id === media)?.hidden).toBe(true);
    expect(JSON.stringify((await guest.get(`/events/${project.id}`)).json)).not.toContain(media);
    expect((await hide(client, media, false)).json).toEqual({ hidden: false });
    expect(await row(media)).toEqual({ hidden: false, hidden_by: null });
    expect((await listOf(guest)).total).toBe(before.total);
  });

  test('changes nothing when repeated, and sends no live message', async () => {
    const media = project.medias[1];
    const count = async () =>
      (await sql(`select 1 from event_changes where kind = 'hiding' and data->>'media' = $1`, [media]))
        .length;
    await hide(client, media, true);
    await hide(client, media, true);
    await hide(owner, media, true);
    expect([await count(), await row(media)]).toEqual([1, { hidden: true, hidden_by: 'client' }]);
    await hide(client, media, false);
    expect(await count()).toBe(2);
  });

  test('by the account is undone by the account alone', async () => {
    const media = project.medias[2];
    expect((await hide(owner, media, true)).json).toEqual({ hidden: true });
    const refused = await hide(client, media, false);
    expect([refused.status, refused.json.code]).toEqual([403, 'HIDDEN_BY_ACCOUNT']);
    expect(await row(media)).toEqual({ hidden: true, hidden_by: 'account' });
    expect((await hide(owner, media, false)).json).toEqual({ hidden: false });
  });

  test('keeps its picks', async () => {
    const [media, product] = [project.medias[3], project.products.Album ?? ''];
    await client.post('/product_medias', { media, product, selected: true });
    await hide(client, media, true);
    const { json } = await client.get(`/events/${project.id}/products`);
    expect(JSON.stringify(json)).toContain(media);
    await hide(client, media, false);
  });

  test('is refused to guests, for withdrawn, removed or foreign photographs, and without a state', async () => {
    const place = { account: project.account, event: project.id, gallery: project.gallery };
    const withdrawn = await makeMedia(place, 'WITHDRAWN.JPG', { private: true });
    const guestSays = await hide(guest, project.medias[0], true);
    expect([guestSays.status, guestSays.json.path, await row(project.medias[0])]).toEqual([
      401,
      undefined,
      { hidden: false, hidden_by: null },
    ]);
    const answers = [
      await hide(client, withdrawn, true),
      await hide(client, project.gallery, true),
      await hide(client, 'nothing', true),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await hide(owner, withdrawn, true)).status).toBe(200);
    for (const wrong of [undefined, 'maybe', 1, null]) {
      const { status } = await hide(client, project.medias[0], wrong);
      expect([wrong, status]).toEqual([wrong, 422]);
    }
  });

  test('works as a plain form: 303 back to the gallery', async () => {
    const media = project.medias[0];
    const form = { hidden: 'true', authenticity_token: await client.token() };
    const answer = await client.send('POST', `/events/${project.id}/medias/${media}/media_privacy`, {
      form,
      headers: { Accept: 'text/html' },
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/events/${project.id}`]);
    await hide(client, media, false);
  });
});

describe('withdrawing a photograph', () => {
  const withdraw = (who: Browser, media: string | undefined, wanted: unknown) =>
    who.post(`/events/${project.id}/medias/${media}/media_privacy`, { private: wanted });

  test('takes it from everybody but the account, keeps its picks, and gives it back', async () => {
    const [media = '', product] = [project.medias[3], project.products.Album ?? ''];
    await client.post('/product_medias', { media, product, selected: true });
    const picture = (await listOf(client)).medias.find((one) => one.id === media)?.urlS ?? '';
    expect((await withdraw(owner, media, true)).json).toEqual({ hidden: false, private: true });
    for (const who of [client, guest]) expect(media in (await listOf(who)).medias_keys).toBe(false);
    expect(media in (await listOf(owner)).medias_keys).toBe(true);
    await expect
      .poll(async () => (await client.get(picture)).status, { timeout: aSecond(), interval: 20 })
      .toBe(404);
    const { json } = await client.get(`/events/${project.id}/products`);
    expect(JSON.stringify(json)).not.toContain(media);
    expect((await withdraw(owner, media, true)).json).toEqual({ hidden: false, private: true });
    expect((await withdraw(owner, media, false)).json).toEqual({ hidden: false, private: false });
    expect(JSON.stringify((await client.get(`/events/${project.id}/products`)).json)).toContain(media);
  });

  test('is allowed to the account alone, one change per request', async () => {
    const media = project.medias[0];
    expect([
      (await withdraw(client, media, true)).status,
      (await withdraw(guest, media, true)).status,
    ]).toEqual([403, 401]);
    const both = { hidden: true, private: true };
    const address = `/events/${project.id}/medias/${media}/media_privacy`;
    expect((await owner.post(address, both)).status).toBe(422);
    expect((await withdraw(owner, media, 'perhaps')).status).toBe(422);
    expect((await withdraw(owner, project.gallery, true)).status).toBe(404);
    expect(await sql('select hidden, private from media where id = $1', [media])).toEqual([
      { hidden: false, private: false },
    ]);
  });
});

test('reaches clients as a hiding message, guests as a photograph removed and added', async () => {
  const other = await makeProject(studio, { medias: 1 });
  const near = await LiveLine.open(await entries.client(other), other.id);
  const far = await LiveLine.open(await entries.guest(other), other.id);
  const media = other.medias[0];
  const address = `/events/${other.id}/medias/${media}/media_privacy`;
  for (const hidden of [true, false]) {
    await owner.post(address, { hidden });
    const base = { media, gallery: other.gallery };
    const [said, received] = [await near.next(), await far.next()];
    expect([said.event, said.data]).toEqual(['hiding', { ...base, hidden }]);
    expect([received.event, received.data]).toEqual([
      'media',
      { ...base, state: hidden ? 'removed' : 'ready' },
    ]);
  }
  await Promise.all([near.close(), far.close()]);
});
