import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import {
  eventOf,
  makeMedia,
  makeProject,
  makeStudio,
  PASSWORD,
  type Project,
} from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, expect, test } from 'vitest';
import { pool } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import type { GalleryList } from '@/core/wire';
import { createGallery } from '../operations/manage-project';

const app = await openTestApp();
const sql = sqlOf(app);
let project: Project;
let second: { id: string };
let owner: Browser;
let client: Browser;
let guest: Browser;

beforeAll(async () => {
  await startWeb(app);
  const studio = await makeStudio();
  project = await makeProject(studio, {
    medias: 6,
    products: { Album: null },
    options: { sort_by: 'manual' },
  });
  second = await createGallery(await eventOf(project.id), { name: 'Party' });
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  client = await new Browser(app.origin).enter(project.code);
  guest = await new Browser(app.origin).enter(project.code, { guest: true });
}, 60_000);

const textOf = async (who: Browser, query = '?page=1') =>
  (await who.get(`/galleries/${project.gallery}${query}`)).text;
const listOf = async (who: Browser, query?: string) => JSON.parse(await textOf(who, query)) as GalleryList;
const photo = (at: number) => project.medias[at] ?? '';
const set = (change: string, ...values: unknown[]) => sql(`update media set ${change} where id = $1`, values);

/** Every way in which a gallery's list may change, with what a client's list then says of it. */
const CHANGES: [string, () => Promise<unknown>, (list: GalleryList) => unknown, unknown][] = [
  [
    'a photograph is renamed',
    () => set(`name = 'New.jpg'`, photo(0)),
    ({ medias }) => medias[0]?.name,
    'New.jpg',
  ],
  [
    'it is moved to the end',
    () => set('position = 900', photo(0)),
    ({ medias_keys }) => medias_keys[photo(0)],
    5,
  ],
  [
    'it is rendered again',
    () => set(`version = 'another'`, photo(0)),
    ({ medias }) => medias.at(-1)?.urlS.includes('/another/'),
    true,
  ],
  ['it is refused', () => set(`state = 'refused'`, photo(0)), ({ total }) => total, 5],
  ['it is ready again', () => set(`state = 'ready'`, photo(0)), ({ total }) => total, 6],
  ['it is withdrawn', () => set('private = true', photo(1)), ({ total }) => total, 5],
  ['it is shown again', () => set('private = false', photo(1)), ({ total }) => total, 6],
  ['it is put in the trash', () => set('deleted_at = now()', photo(2)), ({ total }) => total, 5],
  ['it is restored', () => set('deleted_at = null', photo(2)), ({ total }) => total, 6],
  [
    'it is moved to another gallery',
    () => set('gallery_id = $2', photo(3), second.id),
    ({ total }) => total,
    5,
  ],
  ['it comes back', () => set('gallery_id = $2', photo(3), project.gallery), ({ total }) => total, 6],
  [
    'one is hidden',
    () => set('hidden = true', photo(4)),
    ({ medias }) => medias.filter((m) => m.hidden).length,
    1,
  ],
  [
    'one is added',
    () =>
      makeMedia({ account: project.account, event: project.id, gallery: project.gallery }, `${uuidv7()}.JPG`),
    ({ total }) => total,
    7,
  ],
  [
    'the order of the project is changed',
    () => sql(`update events set sort_by = '-manual' where id = $1`, [project.id]),
    ({ medias_keys }) => medias_keys[photo(0)],
    1,
  ],
  [
    'the gallery is renamed',
    () => sql(`update galleries set name = 'Morning' where id = $1`, [project.gallery]),
    ({ name }) => name,
    'Morning',
  ],
  [
    'the selection is complete and downloads are allowed',
    () =>
      sql('update events set allow_downloads = true, printselectiondone = true where id = $1', [project.id]),
    ({ medias }) => typeof medias[0]?.download_url,
    'string',
  ],
];

test.each(CHANGES)('a list that was sent before shows at once that %s', async (_what, change, shown, as) => {
  for (const who of [owner, client, guest]) await textOf(who);
  await change();
  expect(shown(await listOf(client))).toEqual(as);
});

test('a list that did not change is the same text again, with the reader’s own token', async () => {
  const other = await new Browser(app.origin).enter(project.code);
  const [first, again, theirs] = [await textOf(client), await textOf(client), await textOf(other)];
  expect(again).toBe(first);
  expect(theirs).not.toBe(first);
  const bare = (text: string) => text.replaceAll(/k=[\w.-]+/g, 'k=');
  expect(bare(theirs)).toBe(bare(first));
});

test('each role gets its own list: a guest no hidden photograph, the account its own columns', async () => {
  const [mine, theirs, guests] = [await listOf(owner), await listOf(client), await listOf(guest)];
  expect(mine.medias.every((media) => 'account' in media)).toBe(true);
  expect(theirs.medias.some((media) => 'account' in media)).toBe(false);
  expect([theirs.total, guests.total]).toEqual([7, 6]);
});

test('a list of picks follows the picks, which are no part of the gallery’s contents', async () => {
  await sql('update events set printselectiondone = false where id = $1', [project.id]);
  const query = `?filter=selected&product=${project.products.Album}`;
  expect((await listOf(client, query)).total).toBe(0);
  await client.post('/product_medias', { product: project.products.Album, media: photo(5), selected: true });
  expect((await listOf(client, query)).total).toBe(1);
});

test('a list whose change is not yet committed is neither shown nor kept', async () => {
  const before = await listOf(client);
  const line = await pool().connect();
  try {
    await line.query('begin');
    await line.query(`update media set name = 'Later.jpg' where id = $1`, [photo(5)]);
    expect((await listOf(client)).medias).toEqual(before.medias);
    await line.query('commit');
  } finally {
    line.release();
  }
  expect((await listOf(client)).medias.map(({ name }) => name)).toContain('Later.jpg');
});
