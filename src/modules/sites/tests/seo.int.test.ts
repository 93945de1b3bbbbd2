import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { watchSites } from '../page-store';
import { makeSite } from './make-site';

const app = await openTestApp();
const sql = sqlOf(app);
const origin = `http://alma.localhost:${app.port}`;
let account = '';
const project: Record<string, string> = {};

const ask = (path: string, name = 'alma') =>
  new Browser(app.origin, `${name}.localhost:${app.port}`).page(path);
const makeReview = (rating: number, shown = true) =>
  sql(
    `insert into reviews (id, account_id, content, rating, public, written_at)
     values (gen_random_uuid(), $1, 'Lovely', $2, $3, now())`,
    [account, rating, shown],
  );
const dataOf = (text: string) =>
  [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );
const PAGES = {
  '': [{ id: 'words', type: 'sites.text' }],
  questions: [
    {
      id: 'faq',
      type: 'sites.faq',
      settings: {
        questions: [{ question: { en: 'When?', he: 'מתי?' }, answer: { en: '**Soon** </script><script>x' } }],
      },
    },
  ],
  עלינו: [],
  clients: [{ id: 'all', type: 'sites.clients' }],
};

beforeAll(async () => {
  await startWeb(app);
  await watchSites();
  const studio = await makeStudio('Studio <Alma>');
  account = studio.account;
  const social = { instagram: 'https://instagram.com/alma' };
  await makeSite(account, 'alma', PAGES, { footer: { social } });
  for (const [name, options] of Object.entries({
    'Dana & Omer': { available_public: true, date: '2027-03-26' },
    Listed: { listed: true },
    Closed: {},
  }))
    project[name] = (await makeProject(studio, { options: { name, ...options } })).id;
});

describe('a site', () => {
  test('lists its pages in each language for search engines, with the time of their change', async () => {
    const { status, text, headers } = await ask('/sitemap.xml');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(text.match(/<loc>/g)).toHaveLength(8);
    expect(text).toContain(`<loc>${origin}/</loc>`);
    expect(text).toContain(`<loc>${origin}/questions?locale=he</loc>`);
    expect(text).toContain(`<loc>${origin}/${encodeURI('עלינו')}</loc>`);
    expect(text).toMatch(/<lastmod>20\d\d-\d\d-\d\dT/);
    expect(text).toContain(`hreflang="he" href="${origin}/questions?locale=he"/>`);
    expect(text).toContain('hreflang="x-default"');
  });

  test.each(['clients', 'עלינו'])(
    'names a page whose blocks have no title to screen readers: %s',
    async (page) => {
      const { text } = await ask(`/${encodeURI(page)}`);
      expect(text.match(/<h1/g)).toHaveLength(1);
      expect(text).toContain(`<h1 class="unseen" dir="auto">Page ${page}</h1>`);
    },
  );

  test('allows crawlers according to its setting', async () => {
    const { text } = await ask('/robots.txt');
    expect(text).toContain('Allow: /\n');
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });

  test('has a feed of its public projects, without closed or listed ones', async () => {
    const { text, headers } = await ask('/feed.xml?locale=en');
    expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(text).toContain('<title>Studio &lt;Alma&gt;</title>');
    expect(text).toContain(`<id>urn:uuid:${project['Dana & Omer']}</id><title>Dana &amp; Omer</title>`);
    expect(text).toContain(`href="${origin}/events/${project['Dana & Omer']}"`);
    expect(text).toContain('<summary>March 26, 2027</summary>');
    expect(text).not.toMatch(/Listed|Closed/);
    expect((await ask('/')).text).toContain(`type="application/atom+xml" href="${origin}/feed.xml"`);
  });

  test('names its owner, and a rating from real reviews only', async () => {
    const read = async () => dataOf((await ask('/?locale=en')).text)[0];
    expect(await read()).toMatchObject({
      '@type': 'ProfessionalService',
      name: 'Studio <Alma>',
      url: `${origin}/`,
      sameAs: ['https://instagram.com/alma'],
    });
    expect(await read()).not.toHaveProperty('aggregateRating');
    await makeReview(5);
    await makeReview(4);
    await makeReview(1, false);
    await expect
      .poll(read, { timeout: 2000 })
      .toMatchObject({ aggregateRating: { ratingValue: 4.5, reviewCount: 2 } });
  });

  test('has structured questions and breadcrumbs, whose text cannot end their element', async () => {
    const { text } = await ask('/questions?locale=en');
    const [way, faq] = dataOf(text);
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ item: `${origin}/` }, { item: `${origin}/questions` }],
    });
    expect(faq).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'When?', acceptedAnswer: { text: 'Soon </script><script>x' } }],
    });
    expect(text).not.toContain('<script>x');
    expect(dataOf((await ask('/questions?locale=he')).text)[1]).toMatchObject({
      mainEntity: [{ name: 'מתי?' }],
    });
  });

  test('hidden from search engines, says so everywhere', async () => {
    await makeSite(account, 'alma', PAGES, { seo: { indexed: false } });
    // A cached page is replaced when its process is notified of the change, each at its own time.
    const text = (path: string) => expect.poll(async () => (await ask(path)).text, { timeout: 2000 });
    await text('/robots.txt').toBe('User-agent: *\nDisallow: /\n');
    await text('/sitemap.xml').not.toContain('<loc>');
    await text('/feed.xml').not.toContain('<entry>');
    await text('/').toContain('<meta name="robots" content="noindex">');
  });
});

test('a host without a site has none of these, and the platform has its own', async () => {
  await sql(`update accounts set site_name = 'bare' where id = $1`, [(await makeStudio('Bare')).account]);
  for (const path of ['/sitemap.xml', '/robots.txt', '/feed.xml']) {
    expect((await ask(path, 'bare')).status).toBe(404);
    expect((await ask(path, 'unknown')).status).toBe(404);
  }
  const robots = await new Browser(app.origin).page('/robots.txt');
  expect(robots.text).toContain(`Sitemap: ${app.origin}/sitemap.xml`);
  expect(robots.text).not.toContain('alma');
  expect((await new Browser(app.origin).page('/sitemap.xml')).text).not.toContain('alma');
});

test('has an icon: the first letter of its name, or the platform’s own; no icon address is missing', async () => {
  const { text } = await ask('/');
  expect(text).toContain('<link rel="icon" href="/icon.svg">');
  for (const path of ['/icon.svg', '/favicon.ico']) {
    const own = await ask(path);
    expect([own.status, own.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(own.text).toMatch(/<text [^>]*>\p{Lu}<\/text>/u);
    const platform = await new Browser(app.origin).page(path);
    expect([platform.status, platform.text.includes('<path')]).toEqual([200, true]);
  }
});
