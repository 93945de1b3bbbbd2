import { makeReview } from '@plugins/reviews/wall/tests/make-review';
import { beforeAll, expect, test } from 'vitest';
import { FLASH_COOKIE } from '@/core/constants';
import { watchSites } from '@/modules/sites/page-store';
import { makeSite } from '@/modules/sites/tests/make-site';
import { Browser } from '../helpers/browser';
import { startWeb } from '../helpers/start-web';
import { makeStudio } from '../helpers/studio';
import { openTestApp, sqlOf } from '../helpers/test-app';

const app = await openTestApp();
const sql = sqlOf(app);
const at = (name: string) => new Browser(app.origin, `${name}.localhost:${app.port}`);
let account = '';

beforeAll(async () => {
  await startWeb(app);
  await watchSites();
  account = (await makeStudio('Alma')).account;
  const home = [{ id: 'cards', type: 'reviews.block', settings: { limit: 3 } }];
  await makeSite(account, 'alma', { '': home, about: [] });
  const other = (await makeStudio('Other')).account;
  await makeSite(other, 'other', { '': [] });
  for (let nr = 0; nr < 25; nr++)
    await makeReview(account, {
      rating: 5,
      written_at: `2026-09-10T10:${10 + nr}:00Z`,
      content: nr === 24 ? 'היא הייתה בכל מקום' : `</script>Review ${nr}.`,
    });
  await makeReview(other, { rating: 1, content: 'of another studio' });
});

test('all reviews are a page of the website, with its menu and its look, in parts', async () => {
  const { status, text, headers } = await at('alma').page('/reviews');
  expect(status).toBe(200);
  expect(text).toContain('data-template="quiet"');
  expect(text).toContain('href="/about"');
  expect(text).toContain('href="/reviews/2"');
  expect(text).toContain('href="/reviews/new"');
  expect(text.match(/<h1/g)).toHaveLength(1);
  expect(text).not.toContain('of another studio');
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  const second = await at('alma').page('/reviews/2');
  expect([second.status, second.text.includes('Review 0.')]).toEqual([200, true]);
  expect((await at('alma').page('/reviews/3')).status).toBe(404);
});

test('they are data for search engines, and cannot end their element', async () => {
  const { text } = await at('alma').page('/reviews');
  const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );
  const studio = data.find((one) => one.aggregateRating);
  expect(studio.aggregateRating).toMatchObject({ ratingValue: 5, reviewCount: 25 });
  expect(studio.review[1].reviewBody).toBe('</script>Review 23.');
});

test('a script still gets them as data, and a visitor with a message a page of their own', async () => {
  expect((await at('alma').get('/reviews')).json).toMatchObject({ total: 25 });
  const visitor = at('alma');
  const cookie = { headers: { cookie: `${FLASH_COOKIE}=x` } };
  const { status, text } = await visitor.send('GET', '/reviews', {
    headers: { ...cookie.headers, accept: 'text/html' },
  });
  expect([status, text.includes('data-template')]).toEqual([200, false]);
});

test('a page in English does not mix in reviews in Hebrew, nor the other way round', async () => {
  const [english, hebrew] = [await at('alma').page('/'), await at('alma').page('/?locale=he')];
  expect(english.text).toContain('Review 23.');
  expect(english.text).not.toContain('היא הייתה');
  expect(hebrew.text).toContain('היא הייתה');
  expect(hebrew.text).not.toContain('Review 23.');
});

test('a new review appears, and one that was hidden is gone', async () => {
  await makeReview(account, { rating: 5, written_at: '2026-10-01T10:00:00Z', content: 'The newest' });
  await expect.poll(async () => (await at('alma').page('/reviews')).text).toContain('The newest');
  await sql(`update reviews set public = false where content = 'The newest'`);
  await expect.poll(async () => (await at('alma').page('/reviews')).text).not.toContain('The newest');
});
