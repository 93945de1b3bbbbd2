import { Browser } from '@root/tests/helpers/browser';
import { startWeb, type Web } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeReview } from './make-review';

const app = await openTestApp();
const sql = sqlOf(app);
let web: Web;
let studio: Studio;
let other: Studio;
let project: Project;
let pictured: string;

const at = (name: string) => new Browser(app.origin, `${name}.localhost:${app.port}`);
const shown = () => {
  const form = web.drawn.at(-1)?.headers['x-keepers-form'];
  return JSON.parse(decodeURIComponent(String(form)));
};
const reviewsOf = async (name: string, query = '') => (await at(name).get(`/reviews${query}`)).json;

beforeAll(async () => {
  web = await startWeb(app);
  studio = await makeStudio('Studio Alma');
  other = await makeStudio('Studio elsewhere');
  await sql(`update accounts set site_name = case id when $1 then 'alma' else 'elsewhere' end`, [
    studio.account,
  ]);
  project = await makeProject(studio, { options: { available_public: true, allow_sharing: true } });
  for (const [i, rating] of [5, 4, 5].entries())
    await makeReview(studio.account, {
      rating,
      written_at: `2026-09-1${i}T10:00:00Z`,
      content: `Review ${i}`,
    });
  await makeReview(studio.account, { public: false, rating: 1, content: 'not looked at yet' });
  await makeReview(studio.account, { deleted: true, rating: 1, content: 'deleted' });
  await makeReview(other.account, { rating: 2, content: 'of another studio' });
  pictured = await makeReview(studio.account, {
    rating: 5,
    written_at: '2026-09-01T10:00:00Z',
    picture: project.medias[0] as string,
  });
});

test('a wall shows its own studio’s public reviews, newest first, and counts all of them', async () => {
  const wall = await reviewsOf('alma');
  expect(wall).toMatchObject({ total: 4, average: 19 / 4, page: 1, pages: 1 });
  const contents = (wall.reviews as unknown as { content: string }[]).map(({ content }) => content);
  expect(contents).toEqual(['Review 2', 'Review 1', 'Review 0', 'Lovely']);
  expect(await reviewsOf('elsewhere')).toMatchObject({ total: 1, average: 2 });
  expect((await at('unknown').get('/reviews')).status).toBe(404);
});

test('on the platform’s own host there is no wall', async () => {
  const visitor = new Browser(app.origin);
  for (const path of ['/reviews', '/reviews/frame', `/reviews/${pictured}/picture.jpg`]) {
    expect((await visitor.get(path)).status).toBe(404);
    expect((await visitor.page(path)).status).toBe(404);
  }
});

test('its page has structured data for search engines', async () => {
  expect((await at('alma').page('/reviews')).status).toBe(200);
  const { data, site, title } = shown();
  expect(title).toContain('Studio Alma');
  expect(site).toMatchObject({ url: `http://alma.localhost:${app.port}/reviews`, bare: false });
  expect(site.description).toContain('4.75');
  expect(JSON.parse(data.structured)).toMatchObject({
    aggregateRating: { ratingValue: 4.75, reviewCount: 4 },
    review: expect.arrayContaining([expect.objectContaining({ reviewBody: 'Review 1' })]),
  });
  expect(data.structured).not.toContain('not looked at yet');
});

test('an author is shown by the given name alone', async () => {
  const wall = await reviewsOf('alma');
  for (const review of wall.reviews as unknown as object[])
    expect(Object.keys(review).sort()).toEqual(
      ['content', 'id', 'locale', 'name', 'picture', 'rating', 'reply', 'source', 'written_at'].sort(),
    );
});

test.each(['0', '-1', 'x', '1e9', '99'])('page %s answers 200, not an error', async (page) => {
  expect((await at('alma').page(`/reviews?page=${page}`)).status).toBe(200);
});

describe('the frame', () => {
  test('is refused everywhere until the brand names a site', async () => {
    const answer = await at('alma').page('/reviews/frame');
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });

  test('may be embedded by the sites the brand names, the page itself by none', async () => {
    await sql(`update brands set embed_sites = 'https://alma.test' where id = $1`, [studio.brand]);
    const frame = await at('alma').page('/reviews/frame');
    expect(frame.headers.get('x-frame-options')).toBeNull();
    expect(frame.headers.get('content-security-policy')).toContain(
      "frame-ancestors 'self' https://alma.test",
    );
    expect(shown()).toMatchObject({ page: 'reviews.frame', site: { bare: true } });
    const page = await at('alma').page('/reviews');
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const theirs = await at('elsewhere').page('/reviews/frame');
    expect(theirs.headers.get('content-security-policy')).not.toContain('alma.test');
  });
});

describe('a photograph beside a review', () => {
  const picture = (name = 'alma') => at(name).get(`/reviews/${pictured}/picture.jpg`);
  const notified = async () => {
    const { reviews } = await reviewsOf('alma');
    return (reviews as unknown as { id: string; picture: object | null }[]).find(({ id }) => id === pictured)
      ?.picture;
  };

  test('is served on its own host', async () => {
    expect(await notified()).toMatchObject({ width: 1280, height: 853 });
    const answer = await picture();
    expect([answer.status, answer.headers.get('content-type'), answer.text]).toEqual([
      200,
      'image/jpeg',
      `medium of ${project.medias[0]}`,
    ]);
    expect((await picture('elsewhere')).status).toBe(404);
    expect((await at('alma').get('/reviews/x/picture.jpg')).status).toBe(404);
  });

  test.each([
    ['events', 'available_public = false', 'available_public = true'],
    ['events', 'allow_sharing = false', 'allow_sharing = true'],
    ['events', `expires_at = now() - interval '1 second'`, 'expires_at = null'],
    ['events', 'archived_at = now()', 'archived_at = null'],
    ['events', 'deleted_at = now()', 'deleted_at = null'],
    ['galleries', 'deleted_at = now()', 'deleted_at = null'],
    ['galleries', 'private = true', 'private = false'],
    ['media', 'hidden = true', 'hidden = false'],
    ['media', 'private = true', 'private = false'],
    ['media', 'deleted_at = now()', 'deleted_at = null'],
    ['reviews', 'public = false', 'public = true'],
  ])('is gone where %s has %s', async (table, closed, open) => {
    const row = {
      events: project.id,
      galleries: project.gallery,
      media: project.medias[0],
      reviews: pictured,
    }[table];
    await sql(`update ${table} set ${closed} where id = $1`, [row]);
    expect([(await picture()).status, await notified()]).toEqual([
      404,
      table === 'reviews' ? undefined : null,
    ]);
    await sql(`update ${table} set ${open} where id = $1`, [row]);
    expect((await picture()).status).toBe(200);
  });
});
