import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeStudio, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { makeSite } from '../../tests/make-site';
import { countView, writeViews } from '../count-views';
import { addCounts, deleteOldCounts, readVisits } from '../queries';

const app = await openTestApp();
const sql = sqlOf(app);
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
let alma: Studio;
let boaz: Studio;

beforeAll(async () => {
  await startWeb(app);
  alma = await makeStudio('Studio Alma');
  boaz = await makeStudio('Studio Boaz');
  await makeSite(alma.account, 'alma', { '': [], contact: [] });
  await makeSite(boaz.account, 'boaz', { '': [] });
});
beforeEach(() => sql('delete from site_views'));

/** Opens a page of a site as a browser would. */
const open = (site: string, path: string, headers: Record<string, string> = {}) =>
  new Browser(app.origin, `${site}.localhost:${app.port}`).get(path, {
    headers: { Accept: 'text/html', 'User-Agent': AGENT, ...headers },
  });
const counts = () =>
  sql('select account_id as account, kind, name, count from site_views order by account_id, kind, name');

test('a page of a website is counted as a view, and as a visit from where the visitor came', async () => {
  await open('alma', '/', { Referer: 'https://www.google.com/' });
  await open('alma', '/contact', { Referer: `http://alma.localhost:${app.port}/` });
  await open('alma', '/', { Referer: 'https://google.com/' });
  await open('boaz', '/');
  await writeViews();
  const of = (account: string, kind: string, name: string, count: number) => ({ account, kind, name, count });
  const expected = [
    of(alma.account, 'page', '/', 2),
    of(alma.account, 'page', '/contact', 1),
    of(alma.account, 'source', 'google.com', 2),
    of(boaz.account, 'page', '/', 1),
    of(boaz.account, 'source', '', 1),
  ];
  expect(await counts()).toEqual(
    expected.sort((a, b) => (a.account < b.account ? -1 : a.account > b.account ? 1 : 0)),
  );
});

test('what was searched for is counted once, with the first page of a visit', async () => {
  const referer = 'https://www.bing.com/search?q=Wedding+Haifa';
  await open('alma', '/', { Referer: referer });
  await open('alma', '/contact?utm_term=Wedding%20Haifa', { Referer: `http://alma.localhost:${app.port}/` });
  await writeViews();
  expect((await counts()).filter(({ kind }) => kind === 'term')).toMatchObject([
    { name: 'wedding haifa', count: 1 },
  ]);
});

test('an unknown page, a file, a program and the platform’s front page are not counted', async () => {
  await open('alma', '/nowhere');
  await open('alma', '/robots.txt');
  await open('alma', '/', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  await new Browser(app.origin).get('/', { headers: { Accept: 'text/html', 'User-Agent': AGENT } });
  await writeViews();
  expect(await counts()).toEqual([]);
});

test('beyond fifty sources of a day, further ones are one line', async () => {
  for (let nr = 0; nr < 60; nr++)
    countView(alma.account, '/', {
      method: 'GET',
      host: 'alma.test',
      referer: `https://place${nr}.example/`,
      agent: AGENT,
      purpose: undefined,
    });
  await writeViews();
  const sources = (await counts()).filter(({ kind }) => kind === 'source');
  expect(sources.length).toBeLessThanOrEqual(51);
  expect(sources.find(({ name }) => name === '*')?.count).toBeGreaterThanOrEqual(10);
});

test('a studio sees its own days, those before, and its inquiries', async () => {
  const add = (account: string, day: string, kind: string, name: string, count: number) =>
    sql(
      `insert into site_views (account_id, day, kind, name, count)
       values ($1, current_date - $2::int, $3, $4, $5)`,
      [account, day, kind, name, count],
    );
  await sql(`update accounts set time_zone = 'UTC'`);
  await add(alma.account, '0', 'page', '/', 5);
  await add(alma.account, '0', 'source', '', 3);
  await add(alma.account, '29', 'source', 'google.com', 4);
  await add(alma.account, '30', 'source', 'google.com', 7);
  await add(boaz.account, '0', 'source', '', 100);
  const found = await readVisits(alma.account, 30);
  expect(found).toMatchObject({ visits: 7, views: 5, before: 7, inquiries: 0 });
  expect(found.days).toHaveLength(30);
  expect(found.days.at(-1)).toMatchObject({ visits: 3, views: 5 });
  expect(found.days[0]).toMatchObject({ visits: 4 });
  expect(found.sources).toEqual([
    { name: 'google.com', count: 4 },
    { name: '', count: 3 },
  ]);
  expect(found.pages).toEqual([{ name: '/', count: 5 }]);
});

test('counts of a deleted account are dropped, and old ones are deleted', async () => {
  await addCounts([
    { account: '0199aaaa-0000-7000-8000-00000000dead', kind: 'page', name: '/', count: 1 },
    { account: alma.account, kind: 'page', name: '/', count: 1 },
  ]);
  expect(await counts()).toHaveLength(1);
  await sql('update site_views set day = current_date - 401');
  expect(await deleteOldCounts(400)).toBe(1);
  expect(await counts()).toEqual([]);
});
