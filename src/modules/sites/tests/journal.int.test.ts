import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeStudio, PASSWORD } from '@root/tests/helpers/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import { beforeAll, expect, test } from 'vitest';
import { watchSites } from '../page-store';
import { makeSite } from './make-site';

const app = await openTestApp();
const origin = `http://dana.localhost:${app.port}`;
const ask = (path: string, name = 'dana') =>
  new Browser(app.origin, `${name}.localhost:${app.port}`).page(path);

const post = (id: string, day: string, more: object = {}) => ({
  id,
  slug: id,
  title: { en: `Story ${id}`, he: `סיפור ${id}` },
  post: { day, intro: { en: `A day in ${id} <b>` } },
  blocks: [{ id: `${id}-words`, type: 'sites.text', settings: { text: { en: `All about ${id}` } } }],
  ...more,
});
const PAGES = [
  { id: 'home', slug: '', title: { en: 'Home' }, blocks: [] },
  { id: 'list', slug: 'news', title: { en: 'News' }, blocks: [{ id: 'j', type: 'sites.journal' }] },
  post('jaffa', '2026-03-04'),
  post('haifa', '2026-08-09'),
  post('draft', '2026-09-09', { shown: false }),
];

let longOwner = '';

/** A list of two posts at a time. */
const newest = { id: 'j', type: 'sites.journal', settings: { limit: 2 } };

beforeAll(async () => {
  await startWeb(app);
  await watchSites();
  const { account } = await makeStudio('Dana');
  await makeSite(account, 'dana', {}, { pages: PAGES });
  const long = await makeStudio('Long');
  longOwner = long.ownerEmail;
  await makeSite(
    long.account,
    'long',
    {},
    {
      pages: [
        { id: 'home', slug: '', title: { en: 'Home' }, blocks: [newest] },
        { id: 'list', slug: 'news', title: { en: 'News' }, blocks: [{ ...newest, id: 'all' }] },
        ...['01', '02', '03', '04', '05'].map((day) => post(`p${day}`, `2026-03-${day}`)),
        post('hidden', '2026-03-06', { shown: false }),
      ],
    },
  );
  const other = await makeStudio('Other');
  await makeSite(other.account, 'other', { '': [{ id: 'j', type: 'sites.journal' }] });
});

test('the page of the journal lists its published posts, newest first', async () => {
  const { status, text } = await ask('/news');
  expect(status).toBe(200);
  expect([...text.matchAll(/href="(\/journal\/[a-z]+)"/g)].map(([, href]) => href)).toEqual([
    '/journal/haifa',
    '/journal/jaffa',
  ]);
  expect(text).toContain('A day in haifa &lt;b&gt;');
  expect((await ask('/', 'other')).text).not.toContain('Story');
});

test('a post has its date and title above its text, and leads to its neighbors and to the list', async () => {
  const { status, text } = await ask('/journal/haifa');
  expect(status).toBe(200);
  expect(text).toMatch(/<time[^>]*datetime="2026-08-09"/i);
  expect(text).toMatch(/<h1[^>]*>Story haifa<\/h1>/);
  expect(text.match(/<h1/g)).toHaveLength(1);
  expect(text).toContain('All about haifa');
  for (const href of ['/journal/jaffa', '/news']) expect(text).toContain(`href="${href}"`);
  expect(text).toContain('<meta property="og:type" content="article">');
  expect((await ask('/journal/haifa?locale=he')).text).toContain('סיפור haifa');
});

test('a post is an article for search engines, below the journal', async () => {
  const { text } = await ask('/journal/haifa');
  const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );
  expect(data.find((one) => one['@type'] === 'BlogPosting')).toMatchObject({
    headline: 'Story haifa',
    datePublished: '2026-08-09',
    url: `${origin}/journal/haifa`,
    inLanguage: 'en',
  });
  const [way] = data.filter((one) => one['@type'] === 'BreadcrumbList');
  expect(way.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    `${origin}/`,
    `${origin}/news`,
    `${origin}/journal/haifa`,
  ]);
});

test.each(['/journal/draft', '/haifa', '/journal', '/journal/nothing'])('%s is no page', async (path) =>
  expect((await ask(path)).status).toBe(404),
);

test('a draft is on no page, in no feed and in no sitemap; no menu lists posts', async () => {
  for (const path of ['/', '/news', '/feed.xml', '/sitemap.xml'])
    expect((await ask(path)).text).not.toContain('journal/draft');
  expect((await ask('/')).text).not.toContain('/journal/');
});

test('the feed and the sitemap have the posts', async () => {
  const feed = (await ask('/feed.xml')).text;
  expect(feed.indexOf('journal/haifa')).toBeGreaterThan(0);
  expect(feed.indexOf('journal/jaffa')).toBeGreaterThan(feed.indexOf('journal/haifa'));
  expect(feed).toContain('<updated>2026-08-09T00:00:00.000Z</updated>');
  expect((await ask('/sitemap.xml')).text).toContain(`<loc>${origin}/journal/haifa</loc>`);
  expect((await ask('/')).text).toContain('rel="alternate" type="application/atom+xml"');
});

const posts = (text: string) => [...text.matchAll(/href="\/journal\/(p\d+)"/g)].map(([, id]) => id);

test.each([
  ['/news', ['p05', 'p04'], [], ['/news/2']],
  ['/news/2', ['p03', 'p02'], ['/news'], ['/news/3']],
  ['/news/3', ['p01'], ['/news/2'], []],
])(
  '%s of a long journal has its part of the posts, and links to the parts beside it',
  async (path, listed, before, after) => {
    const { status, text } = await ask(path, 'long');
    expect(status).toBe(200);
    expect(posts(text)).toEqual(listed);
    expect(text).toContain(`<link rel="canonical" href="http://long.localhost:${app.port}${path}">`);
    const links = (rel: string) =>
      [...text.matchAll(new RegExp(`<a href="([^"]+)" rel="${rel}"`, 'g'))].map(([, to]) => to);
    expect([links('prev'), links('next')]).toEqual([before, after]);
  },
);

test('a long journal has no further part, and a page with its newest posts links to the list instead', async () => {
  for (const path of ['/news/4', '/news/1', '/2', '/journal/p01/2'])
    expect([path, (await ask(path, 'long')).status]).toEqual([path, 404]);
  const { text } = await ask('/', 'long');
  expect(posts(text)).toEqual(['p05', 'p04']);
  expect(text).toMatch(/<a [^>]*href="\/news"[^>]*><bdi>All posts/);
});

test.each([
  [1, ['hidden', 'p05']],
  [2, ['p04', 'p03']],
  [3, ['p02', 'p01']],
])('part %i of a long journal is in the preview, with its drafts', async (part, listed) => {
  const owner = await new Browser(app.origin).signIn(longOwner, PASSWORD);
  const { json } = await owner.get('/api/x/sites/draft');
  const { text } = await owner.post('/api/x/sites/preview', {
    document: json.document,
    page: 'list',
    locale: 'en',
    part,
  });
  expect([...text.matchAll(/href="\/journal\/(\w+)"/g)].map(([, id]) => id)).toEqual(listed);
});
