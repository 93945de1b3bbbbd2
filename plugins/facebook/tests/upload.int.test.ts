import type { Browser } from '@root/tests/helpers/browser';
import { entriesOf, openGallery } from '@root/tests/helpers/entries';
import { makeProject, makeStudio, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetToken } from '../operations/page-token';
import { sendPhoto } from '../operations/send-photo';
import type { AlbumView } from '../wire';
import { AT, connect, openFacebook, resetGraph } from './world';

const app = await openTestApp();
const sql = sqlOf(app);
const graph = await openFacebook(app);
const { owner: enterOwner } = entriesOf(app);
let studio: Studio;
let project: Project;
let owner: Browser;
let client: Browser;
let guest: Browser;
let stranger: Browser;
let other: Project;

beforeAll(async () => {
  ({ studio, project, owner, client, guest } = await openGallery(app, { medias: 4 }));
  const theirs = await makeStudio();
  stranger = await enterOwner(theirs);
  other = await makeProject(theirs);
});
beforeEach(async () => {
  await sql('delete from service_connections');
  await sql('delete from facebook_pages');
  await sql('delete from facebook_albums');
  await sql(`delete from pgboss.job where name = 'facebook.send' or data::text like '%facebook.uploaded%'`);
  await sql('update media set hidden = false, private = false');
  resetGraph(graph);
  forgetToken('501');
  await connect(owner, 'photos');
  await owner.post('/facebook_pages', { page: '501' });
});

const at = (of = project) => `${AT}/projects/${of.id}`;
const photosOf = async (of = project) =>
  (
    await sql<{ id: string }>('select id from media where event_id = $1 order by position, id limit 3', [
      of.id,
    ])
  ).map(({ id }) => id);
const publish = async (medias?: string[], who = owner, of = project, page = '501') =>
  who.post(`${at(of)}/uploads`, { page, name: 'Maya & Tom', medias: medias ?? (await photosOf(of)) });
const albums = async () => (await owner.get(`${at()}/albums`)).json.albums as unknown as AlbumView[];
/** Takes the waiting jobs as a worker does, also those that wait for their time; returns how many. */
async function work(most = 100): Promise<number> {
  for (let done = 0; done < most; done++) {
    const [job] = await sql<{ id: string; album: string }>(
      `delete from pgboss.job where id = (select id from pgboss.job where name = 'facebook.send' order by created_on limit 1)
       returning id, data->>'album' as album`,
    );
    if (!job) return done;
    await sendPhoto(job.album);
  }
  return most;
}
const jobs = () => sql(`select id from pgboss.job where name = 'facebook.send'`);

test('chosen photographs arrive in one album of the page, in their order, each once', async () => {
  const medias = await photosOf();
  expect((await publish(medias)).status).toBe(202);
  expect(await albums()).toMatchObject([{ running: true, sent: 0, total: 3, address: null }]);
  await work();
  expect(graph.albums).toMatchObject([{ page: '501', name: 'Maya & Tom' }]);
  expect(graph.photos).toHaveLength(3);
  // The fixture's medium picture.
  for (const { bytes } of graph.photos) expect(bytes.subarray(0, 2).toString()).toBe('me');
  expect(await albums()).toMatchObject([
    {
      running: false,
      sent: 3,
      total: 3,
      refused: 0,
      trouble: null,
      address: expect.stringContaining('facebook.com'),
    },
  ]);
  await publish(medias);
  await work();
  expect(graph.photos).toHaveLength(3);
  expect(graph.albums).toHaveLength(1);
});

test('a photograph is queued, being sent, published or not published, and is shown as what it is', async () => {
  const [first = '', second = '', third = ''] = await photosOf();
  await publish([first, second, third]);
  const states = async () => (await albums())[0]?.states;
  expect(await states()).toEqual({ [first]: 'waiting', [second]: 'waiting', [third]: 'waiting' });
  graph.faults.push({ path: /\/photos$/, error: { error: { code: 324 } } });
  await work(2);
  expect(await states()).toEqual({ [first]: 'refused', [second]: 'sent', [third]: 'waiting' });
  graph.faults.push({ path: /\/photos$/, cut: true });
  await work(1);
  expect(await states()).toEqual({ [first]: 'refused', [second]: 'sent', [third]: 'sending' });
  await work();
  expect(await states()).toEqual({ [first]: 'refused', [second]: 'sent', [third]: 'sent' });
});

test('each is counted as one upload of the project', async () => {
  await publish();
  await work();
  const emitted = await sql(`select id from pgboss.job where data::text like '%facebook.uploaded%'`);
  expect(emitted).toHaveLength(3);
});

test('a second request while photographs are sent starts no second job', async () => {
  const [first = '', second = ''] = await photosOf();
  await Promise.all([publish([first]), publish([second]), publish([first, second])]);
  expect(await jobs()).toHaveLength(1);
  await work();
  expect(graph.photos).toHaveLength(2);
});

test('a photograph whose answer was lost is found in the album, and not sent again', async () => {
  await publish();
  graph.faults.push({ path: /\/photos$/, cut: true });
  await work(1);
  expect(graph.photos).toHaveLength(1);
  await work();
  expect(graph.photos).toHaveLength(3);
  expect(await albums()).toMatchObject([{ sent: 3, total: 3 }]);
});

test('a job that was killed before its request begins again', async () => {
  await publish();
  const [album] = await albums();
  await sql(
    `update facebook_uploads set state = 'sending', begun_at = now() where id in (select id from facebook_uploads order by place limit 1)`,
  );
  expect(album?.total).toBe(3);
  await work();
  expect(graph.photos).toHaveLength(3);
});

test('hidden and private photographs, and another project’s, are never published', async () => {
  const [first = '', second = '', third = ''] = await photosOf();
  await sql('update media set private = true where id = $1', [second]);
  const [theirs = ''] = await photosOf(other);
  await publish([first, second, third, theirs]);
  expect(await albums()).toMatchObject([{ total: 2 }]);
  await sql('update media set hidden = true where id = $1', [third]);
  await work();
  expect(graph.photos).toHaveLength(1);
  expect(await albums()).toMatchObject([{ sent: 1, refused: 1, total: 2 }]);
  const none = await publish([theirs]);
  expect([none.status, none.json.errors]).toEqual([422, { medias: [expect.any(String)] }]);
});

describe('Facebook', () => {
  test.each([
    ['a limit', { error: { code: 32 } }, 400],
    ['a fault', { error: { code: 2 } }, 500],
  ])('that answers with %s gets the photograph later', async (_what, error, status) => {
    await publish();
    graph.faults.push({ path: /\/photos$/, error, status });
    await work(1);
    const [waits] = await sql<{ seconds: number }>(
      `select extract(epoch from start_after - created_on)::int as seconds from pgboss.job where name = 'facebook.send'`,
    );
    expect(waits?.seconds).toBe(30);
    await work();
    expect(graph.photos).toHaveLength(3);
  });

  test('that stays busy stops the album after eight attempts, and a person goes on', async () => {
    await publish();
    for (let i = 0; i < 8; i++) graph.faults.push({ path: /\/photos$/, error: { error: { code: 4 } } });
    expect(await work()).toBe(8);
    expect(await albums()).toMatchObject([{ running: false, trouble: 'busy', sent: 0 }]);
    const [album] = await albums();
    expect((await owner.post(`${at()}/albums/${album?.id}/resume`, {})).status).toBe(200);
    await work();
    expect(await albums()).toMatchObject([{ running: false, trouble: null, sent: 3 }]);
  });

  test('that refuses one picture gets the others', async () => {
    await publish();
    graph.faults.push({ path: /\/photos$/, error: { error: { code: 324 } } });
    await work();
    expect(await albums()).toMatchObject([{ sent: 2, refused: 1 }]);
  });

  test.each([
    ['an ended token', () => graph.endTokens(), 'expired'],
    ['a page of others', () => graph.pages.splice(0, 1), 'page'],
    ['a page that is no longer linked', () => sql('delete from facebook_pages'), 'page'],
    ['a connection that is gone', () => sql('delete from service_connections'), 'expired'],
    [
      'a permission taken back',
      () => graph.faults.push({ path: /\/albums$/, error: { error: { code: 200 } }, status: 403 }),
      'permission',
    ],
  ])('with %s stops the album with the reason', async (_what, change, trouble) => {
    await publish();
    await change();
    await work();
    expect(graph.photos).toEqual([]);
    expect(await albums()).toMatchObject([{ running: false, trouble, sent: 0, total: 3 }]);
  });
});

test('stopping takes out what waits, and sends nothing more', async () => {
  await publish();
  await work(1);
  const [album] = await albums();
  await owner.post(`${at()}/albums/${album?.id}/stop`, {});
  await work();
  expect(graph.photos).toHaveLength(1);
  expect(await albums()).toMatchObject([{ running: false, sent: 1, total: 1 }]);
});

test('publishing needs the permission and a linked page', async () => {
  expect((await publish(undefined, owner, project, '502')).json).toMatchObject({
    code: 'PAGE_NOT_ADMINISTERED',
  });
  await sql(`update service_connections set scopes = '["pages_show_list"]'`);
  expect((await publish()).json).toMatchObject({ code: 'SERVICE_NEEDS_PERMISSION' });
  await sql('delete from service_connections');
  expect((await publish()).json).toMatchObject({ code: 'SERVICE_NOT_CONNECTED' });
});

test('the tab shows what clients see, and which of it they love', async () => {
  const [first = '', second = ''] = await photosOf();
  await sql('update media set private = true where id = $1', [second]);
  const { json } = await owner.get(`${at()}/uploads`);
  expect(json).toMatchObject({
    connected: true,
    ready: true,
    pages: [{ id: '501', name: 'Olga Photography' }],
  });
  const ids = (json.photos as unknown as { id: string }[]).map(({ id }) => id);
  expect(ids).toContain(first);
  expect(ids).not.toContain(second);
});

test('clients, guests and other studios neither see albums nor publish', async () => {
  await publish();
  const [album] = await albums();
  for (const [who, status] of [
    [client, 403],
    [guest, 401],
    [stranger, 404],
  ] as const) {
    expect((await who.get(`${at()}/uploads`)).status).toBe(status);
    expect((await who.get(`${at()}/albums`)).status).toBe(status);
    expect((await publish(undefined, who)).status).toBe(status);
    expect((await who.post(`${at()}/albums/${album?.id}/stop`, {})).status).toBe(status);
    expect((await who.post(`${at()}/albums/${album?.id}/resume`, {})).status).toBe(status);
  }
  expect((await stranger.post(`${at(other)}/albums/${album?.id}/stop`, {})).status).toBe(404);
  expect(studio.account).toBeDefined();
});
