import { createClientConfig, createLocalReq } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SignedIn } from '@/core/access/person';
import { asSystem, asUser } from '@/core/db/local-api';
import { payload } from '@/core/db/payload';
import type { CollectionSlug } from '@/core/text/slugs';
import { pluginOfRecord, recordSlugs, shownRecords } from '@/web/admin/records/shown-records';
import { someOf } from '../helpers/part';
import { startWeb } from '../helpers/start-web';
import { openTestApp, sqlOf } from '../helpers/test-app';
import { makeWorld, PEOPLE, type World } from './world';

const app = await openTestApp();
const sql = sqlOf(app);
let world: World;

/** Collections of plugins that operators see. Adding one here is a decision (docs/decisions/0090-records-of-plugins.md). */
const SHOWN = [
  'downloads',
  'review-requests',
  'selection-nudges',
  'selection-reminders',
  'selection-settlements',
  'share-counts',
  'site-domains',
  'site-pictures',
  'site-versions',
  'sites',
];
/** Words, marks and lists of clients and visitors, and working tables. */
const CLOSED = [
  'album-outputs',
  'album-pins',
  'album-products',
  'album-templates',
  'album-versions',
  'albums',
  'business-places',
  'clip-tracks',
  'clips',
  'download-files',
  'download-parts',
  'facebook-albums',
  'facebook-pages',
  'facebook-uploads',
  'guest-photos',
  'push-devices',
  'ready-requests',
  'selection-completions',
  'selection-list-medias',
  'selection-lists',
  'selection-marks',
  'share-days',
  'shop-carts',
  'shop-coupons',
  'shop-lists',
  'shop-order-lines',
  'shop-order-photos',
  'shop-orders',
  'shop-products',
  'site-inquiries',
  'statistics-days',
  'statistics-looks',
  'statistics-salts',
  'statistics-visitors',
  'talk-comments',
  'talk-seen',
  'talk-threads',
];

const idOf = (slug: string) => ids.get(slug) ?? '';
const ids = new Map<string, string>();

/** Stores one row; `account` and `event` are the world's. */
async function store(slug: string, columns: Record<string, unknown>): Promise<void> {
  const table = slug.replaceAll('-', '_');
  const { account, id: event } = world.project;
  const known = await sql<{ name: string }>(
    'select column_name::text as name from information_schema.columns where table_name = $1',
    [table],
  );
  const own = Object.entries({ account_id: account, event_id: event, ...columns }).filter(([name]) =>
    known.some((one) => one.name === name),
  );
  const [row] = await sql<{ id: string }>(
    `insert into ${table} (id, ${own.map(([name]) => `"${name}"`).join(', ')})
     values (gen_random_uuid(), ${own.map((_, i) => `$${i + 1}`).join(', ')}) returning id::text as id`,
    own.map(([, value]) => value),
  );
  ids.set(slug, row?.id ?? '');
}

beforeAll(async () => {
  await startWeb(app);
  world = await makeWorld(app);
  const { account, medias, products } = world.project;
  const media_id = medias[0];
  await sql('delete from sites where account_id = $1', [account]);
  await store('sites', { draft: '{}' });
  const site_id = idOf('sites');
  const [client] = await sql<{ id: string }>(
    `insert into clients (id, account_id, name) values (gen_random_uuid(), $1, 'Dana') returning id::text as id`,
    [account],
  );
  const person = client?.id;
  await store('downloads', {
    scope: 'event',
    size: 'large',
    role: 'client',
    name: 'Wedding',
    files: 1,
    bytes: 1,
    state: 'ready',
  });
  await store('review-requests', { client_id: person, reason: 'asked' });
  await store('selection-nudges', { mails: 1 });
  await store('selection-reminders', { closes_on: '2026-11-01', days: 3 });
  await store('selection-settlements', {
    product_id: products.Album,
    extras: 1,
    amount: 500,
    currency: 'ILS',
  });
  await store('share-counts', { counter: 'email_shares', count: 1 });
  await store('site-domains', { host: 'www.studio.test', proof: 'x' });
  await store('site-pictures', { site_id, state: 'ready' });
  await store('site-versions', { site_id, number: 1, kind: 'published', document: '{}' });
  await store('download-parts', {
    download_id: idOf('downloads'),
    number: 1,
    files: 1,
    bytes: 1,
    entries: '[]',
  });
  await store('download-files', { media_id, size: 'large', version: 'x', key: 'x', bytes: 1, crc32: 1 });
  // Closed, and not empty: an empty table would prove nothing.
  await store('talk-threads', { media_id });
  await store('talk-comments', { media_id, text: 'More of the dance, please' });
  await store('talk-seen', { media_id, person, seen_at: new Date() });
  await store('selection-completions', { person_name: 'Dana', note: 'For my mother' });
  await store('selection-lists', { person, name: 'Her favourites' });
  await store('selection-list-medias', { list_id: idOf('selection-lists'), media_id });
  await store('selection-marks', { media_id, person, favourite: true });
  await store('clips', { source: '{}', photographs: '[]', theme: 'daylight', music: 'none', shapes: '[]' });
  const sound = { format: 'mp3', bytes: 1, length: 1, rights_at: new Date() };
  await store('clip-tracks', { name: 'Song', sha256: 'a'.repeat(64), ...sound });
  const [user] = await sql<{ id: string }>(
    `select id::text as id from users where account_id = $1 and role = 'owner'`,
    [account],
  );
  const keys = { endpoint: 'https://push.example.com/1', p256dh: 'p', auth: 'a' };
  await store('push-devices', { user_id: user?.id, ...keys, name: 'Chrome', locale: 'en' });
  const [grant] = await sql<{ id: string }>('select id::text as id from grants where event_id = $1 limit 1', [
    world.project.id,
  ]);
  await store('ready-requests', { grant_id: grant?.id, email: 'maya@people.test', locale: 'en' });
  await store('guest-photos', { grant_id: grant?.id, media_id });
  const day = '2026-11-26';
  await store('statistics-days', { place: 'site', day, kind: 'visits', name: '', count: 1 });
  await store('statistics-looks', { media_id, opened: 1, seconds: 3 });
  await store('statistics-salts', { day: '2026-01-01', salt: 'salt' });
  await store('statistics-visitors', { place: 'site', day, visitor: 'hash' });
  await store('share-days', { day, counter: 'link_shares', count: 1 });
  await store('album-products', { name: 'Large', rules: '{}' });
  await store('album-templates', { name: 'Two', cells: '[]' });
  await store('albums', { name: 'Album', document: '{}' });
  const album_id = idOf('albums');
  await store('album-versions', { album_id, number: 1, document: '{}' });
  await store('album-pins', { album_id, spread: 's', x: 0.5, y: 0.5, text: 'Lighter' });
  await store('album-outputs', { album_id, kind: 'pdf', document: '{}' });
  await store('business-places', { place: 'accounts/1/locations/2', name: 'Studio' });
  await store('facebook-pages', { page: '501', name: 'Page' });
  await store('facebook-albums', { page: '501', name: 'Album', running: false, tries: 0 });
  await store('facebook-uploads', {
    album_id: idOf('facebook-albums'),
    media_id,
    place: 1,
    state: 'waiting',
  });
  await store('shop-lists', { name: 'Prices', currency: 'USD' });
  await store('shop-products', { list_id: idOf('shop-lists'), name: 'Print', kind: 'print', options: '[]' });
  await store('shop-coupons', { code: 'GIFT', kind: 'percent' });
  await store('shop-carts', { person, lines: '[]' });
  await store('shop-orders', { state: 'open', currency: 'USD', person, name: 'Dana', locale: 'en' });
  await store('shop-order-lines', { order_id: idOf('shop-orders'), name: 'Print', kind: 'print' });
  await store('shop-order-photos', { line_id: idOf('shop-order-lines'), media_id, name: 'A.JPG' });
  await store('site-inquiries', { site_id, name: 'Noa', email: 'noa@people.test', message: 'In May?' });
});

const fieldsOf = (slug: string) =>
  payload().collections[slug as CollectionSlug].config.flattenedFields.map(({ name }) => name);

test('the installed plugins open these collections to operators, and no other', () => {
  const shown = shownRecords().filter(pluginOfRecord).sort();
  const closed = recordSlugs().filter((slug) => pluginOfRecord(slug) && !shown.includes(slug));
  expect([shown, closed.sort()]).toEqual([SHOWN, CLOSED]);
});

describe.each(SHOWN)('%s', (slug) => {
  test('is read by an operator, with every field its plugin gives it', async () => {
    const { operator } = world.people;
    const list = await operator.get(`/api/${slug}?limit=500`);
    const doc = ((list.json.docs ?? []) as { id: string }[]).find(({ id }) => id === idOf(slug));
    expect([list.status, doc?.id]).toEqual([200, idOf(slug)]);
    expect(fieldsOf(slug).filter((name) => !Object.hasOwn(doc ?? {}, name))).toEqual([]);
    expect((await operator.get(`/api/${slug}/${idOf(slug)}`)).status).toBe(200);
  });

  const others = PEOPLE.filter((person) => person !== 'operator');
  test.each(someOf(slug, others, 2))('does not exist for %s', async (person) => {
    const ask = world.people[person];
    for (const end of ['', `/${idOf(slug)}`, '/count']) {
      const { status, json } = await ask.get(`/api/${slug}${end}`);
      expect([end, status, json.code]).toEqual([end, 404, 'NOT_FOUND']);
    }
  });

  test('is shown in views of its own, each field named in both languages', async () => {
    const { docs } = await payload().find({
      collection: 'users',
      where: { operator: { equals: true } },
      limit: 1,
    });
    const [user] = docs;
    if (!user) throw new Error('The world has no operator.');
    const { config } = payload();
    for (const locale of ['en', 'he'] as const) {
      const { i18n } = await createLocalReq({ user, locale }, payload());
      const translated = { ...i18n, language: locale };
      const { collections } = createClientConfig({ config, i18n: translated, importMap: {}, user });
      const found = collections.find((one) => one.slug === slug);
      const hebrew = /[\u0590-\u05ff]/;
      const own = (found?.fields ?? []).flatMap((field) =>
        'name' in field && !field.admin?.hidden && !['id', 'createdAt', 'updatedAt'].includes(field.name)
          ? [[field.name, 'label' in field ? String(field.label) : ''] as const]
          : [],
      );
      expect(own.length).toBeGreaterThan(1);
      const labels = [...own, ['', String(found?.labels?.plural)], ['', String(found?.labels?.singular)]];
      expect(
        labels.filter(([, label = '']) => label === '' || hebrew.test(label) !== (locale === 'he')),
      ).toEqual([]);
    }
  });
});

test.each([...SHOWN, ...CLOSED])(
  'no person of a studio reads %s through the Local API with their rights',
  async (slug) => {
    expect(idOf(slug)).not.toBe('');
    const rows = await sql<{ id: string }>('select id::text as id from users where not operator');
    expect(rows.map(({ id }) => id)).toContain(world.studio.owner);
    for (const { id } of rows) {
      const person = (await asSystem('the test looks a person up').byId('users', id)) as SignedIn;
      const found = await asUser(person)
        .find(slug as CollectionSlug, {}, { limit: 100, select: ['id'] })
        .catch(() => []);
      expect([slug, person.role, found]).toEqual([slug, person.role, []]);
    }
  },
);

test.each(CLOSED)('%s is closed to operators too, in the REST and in the Local API', async (slug) => {
  expect(idOf(slug)).not.toBe('');
  const { operator } = world.people;
  for (const path of [`/api/${slug}`, `/api/${slug}/${idOf(slug)}`]) {
    const { status, text } = await operator.get(path);
    expect([path, status]).toEqual([path, 403]);
    expect(text).not.toContain('please');
  }
});
