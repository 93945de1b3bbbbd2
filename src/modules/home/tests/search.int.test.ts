import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import {
  makeProject,
  makeStudio,
  makeUser,
  PASSWORD,
  type Project,
  type Studio,
} from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { pool, transaction } from '@/core/db/pool';
import type { SearchView } from '../queries/present-search';
import { SOURCES, searchStatement } from '../queries/search-repo';

const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;
let owner: Browser;
let stranger: Browser;
let wedding: Project;
let hebrew: Project;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  const other = await makeStudio();
  stranger = await new Browser(app.origin).signIn(other.ownerEmail, PASSWORD);
  wedding = await makeProject(studio, {
    medias: 3,
    options: { name: 'The Wedding of Maya & Jonathan', date: '2025-06-12', location: 'Jaffa' },
  });
  hebrew = await makeProject(studio, { medias: 0, options: { name: 'חֲתֻנַּת נועה ואיתי, ירושלים' } });
  await makeProject(other, { options: { name: 'Wedding of another studio' } });
  await sql(
    `insert into clients (id, account_id, name, email, phone_number) values (uuidv7(), $1, 'Ayelet Ben-Ami', 'ayelet@bride.test', '+972 50-123-4567')`,
    [studio.account],
  );
});

const search = async (text: string, who = owner) => {
  const { status, json } = await who.get(`/api/x/studio/search?q=${encodeURIComponent(text)}`);
  expect(status).toBe(200);
  return json as unknown as SearchView;
};
const projects = async (text: string, who = owner) => (await search(text, who)).projects.map(({ id }) => id);

describe('a project is found', () => {
  test.each([
    'wedding',
    'WEDD',
    'eddin',
    'weding',
    'weddnig',
    'maya wedding',
    'jonathan jaffa',
    '2025 wedding',
    'maya & jonathan',
  ])('by “%s”', async (text) => {
    expect(await projects(text)).toEqual([wedding.id]);
  });

  test.each(['חתנת', 'נועה', 'חֲתֻנַּת', 'ירושלימ', 'ירושלים', 'ירושים', 'איתי נעוה'])(
    'by “%s”',
    async (text) => {
      expect(await projects(text)).toEqual([hebrew.id]);
    },
  );

  test('by its code', async () => {
    expect(await projects(wedding.code)).toEqual([wedding.id]);
  });

  test('with its cover, also in the archive, and not once it is deleted', async () => {
    const shelf = (column: string, value: string) =>
      sql(`update events set ${column} = ${value} where id = $1`, [wedding.id]);
    await shelf('archived_at', 'now()');
    const [found] = (await search('maya')).projects;
    expect(found).toMatchObject({ archived: true, date: '2025-06-12', location: 'Jaffa' });
    const picture = await owner.get(found?.src ?? '');
    expect(picture.status).toBe(200);
    await shelf('archived_at', 'null');
    await shelf('deleted_at', 'now()');
    expect(await search('maya')).toMatchObject({ projects: [], photos: [] });
    expect((await search('img 1')).photos.map(({ event_id }) => event_id)).not.toContain(wedding.id);
    await shelf('deleted_at', 'null');
  });
});

test('people are found by name, address and telephone', async () => {
  for (const text of ['ayelet', 'ben ami', 'ben-ami', 'aylet', 'bride.test', '1234567', '501234567']) {
    expect([text, (await search(text)).people.map(({ name }) => name)]).toEqual([text, ['Ayelet Ben-Ami']]);
  }
});

test('galleries and photographs are found by name; digits must match exactly', async () => {
  await sql(`update galleries set name = 'Ceremony' where event_id = $1`, [wedding.id]);
  expect((await search('cermony')).galleries).toMatchObject([
    { name: 'Ceremony', event_id: wedding.id, project: 'The Wedding of Maya & Jonathan' },
  ]);
  const { photos } = await search('IMG_2');
  expect(photos).toMatchObject([
    { id: wedding.medias[1], event_id: wedding.id, gallery_id: wedding.gallery },
  ]);
  expect((await search('IMG_9')).photos).toEqual([]);
});

describe('nothing is found', () => {
  test.each(['', ' ', '%', '_', '\\', "'", 'zzzzz', 'wedding berlin', 'vedsing'])('by “%s”', async (text) => {
    expect(await search(text)).toEqual({ projects: [], people: [], galleries: [], photos: [] });
  });

  test('of another account', async () => {
    expect(await projects('maya', stranger)).toEqual([]);
    expect((await search('ayelet', stranger)).people).toEqual([]);
    expect((await search('ceremony', stranger)).galleries).toEqual([]);
    expect((await search('img', stranger)).photos.every(({ event_id }) => event_id !== wedding.id)).toBe(
      true,
    );
    expect(await projects('unmatched')).toEqual([]);
  });
});

test('an assistant searches; users without an account and visitors cannot', async () => {
  const assistant = await makeUser({ account: studio.account, role: 'assistant' });
  const here = await new Browser(app.origin).signIn(assistant.email, PASSWORD);
  expect(await projects('maya', here)).toEqual([wedding.id]);
  const outsider = await new Browser(app.origin).signIn((await makeUser()).email, PASSWORD);
  expect((await outsider.get('/api/x/studio/search?q=maya')).status).toBe(403);
  expect((await new Browser(app.origin).get('/api/x/studio/search?q=maya')).status).toBe(401);
  expect((await owner.get(`/api/x/studio/search?q=${'x'.repeat(101)}`)).status).toBe(422);
});

describe('with many projects and photographs', () => {
  beforeAll(async () => {
    await sql(
      `insert into events (id, account_id, brand_id, name, code)
       select uuidv7(), e.account_id, e.brand_id, md5(n::text) || ' ' || md5((n + 7)::text), 'X' || n
         from generate_series(1, 3000) n, (select * from events where id = $1) e`,
      [wedding.id],
    );
    await sql(
      `insert into media (id, account_id, event_id, gallery_id, name, name_key, sha256, bytes, format, state)
       select uuidv7(), $1, $2, $3, 'DSC_' || lpad(n::text, 6, '0') || '.JPG', n::text, md5(n::text) || md5(n || ''), 1, 'jpeg', 'ready' from generate_series(1, 20000) n`,
      [studio.account, wedding.id, wedding.gallery],
    );
    await sql('vacuum analyze events');
    await sql('vacuum analyze media');
  }, 120_000);

  const planOf = async (kind: keyof typeof SOURCES, words: string[], forgiving = false) =>
    transaction(async (client) => {
      await client.query(`select set_config('pg_trgm.word_similarity_threshold', '0.4', true)`);
      const { text, values } = searchStatement(SOURCES[kind], studio.account, words, { forgiving });
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });

  test.each([
    ['projects', ['wedding'], false],
    ['projects', ['weding'], true],
    ['projects', ['weding', '2025'], true],
    ['photos', ['019123'], false],
  ] as const)('%s named %j are found by the index (one letter wrong: %s)', async (kind, words, forgiving) => {
    const plan = await planOf(kind, [...words], forgiving);
    expect(plan).toContain(kind === 'photos' ? 'media_search_idx' : 'events_search_idx');
    expect(plan).not.toMatch(/Seq Scan on (events|media)/);
  });

  test('all of them are found', async () => {
    expect(await projects('weding maya')).toEqual([wedding.id]);
    expect((await search('dsc 019123')).photos.map(({ name }) => name)).toEqual(['DSC_019123.JPG']);
    expect((await search('dsc')).photos).toHaveLength(6);
  });
});

test('without the extension names are found as written, without tolerance for errors', async () => {
  const { state } = await import('@/core/process/state');
  const before = state().trigrams;
  state().trigrams = Promise.resolve(false);
  try {
    const { searchIn } = await import('../queries/search-repo');
    expect(await searchIn('projects', studio.account, ['weding'], 6)).toEqual([]);
    expect(await searchIn('projects', studio.account, ['eddin'], 6)).toMatchObject([{ id: wedding.id }]);
  } finally {
    state().trigrams = before;
  }
  expect(await pool().query('select 1')).toBeTruthy();
});
