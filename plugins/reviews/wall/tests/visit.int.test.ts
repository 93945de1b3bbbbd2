import { Browser } from '@root/tests/helpers/browser';
import { solveFor } from '@root/tests/helpers/solve-captcha';
import { startWeb, type Web } from '@root/tests/helpers/start-web';
import { makeStudio, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { makeReview } from './make-review';

const app = await openTestApp();
const sql = sqlOf(app);
let web: Web;
let studio: Studio;
let other: Studio;

const at = (name: string) => new Browser(app.origin, `${name}.localhost:${app.port}`);
const WORDS = { content: 'Lovely', rating: 5, reviewer_first_name: 'Noa', reviewer_last_name: 'Bar' };
const FORM = { ...WORDS, rating: '5' };
const html = { Accept: 'text/html' };
const shown = () => {
  const form = web.drawn.at(-1)?.headers['x-keepers-form'];
  return JSON.parse(decodeURIComponent(String(form)));
};
const kept = () =>
  sql('select account_id as account, content, rating::int, public, source from reviews order by created_at');

beforeAll(async () => {
  web = await startWeb(app);
  studio = await makeStudio('Studio Alma');
  other = await makeStudio('Studio elsewhere');
  await sql(`update accounts set site_name = case id when $1 then 'alma' else 'elsewhere' end`, [
    studio.account,
  ]);
});

beforeEach(async () => {
  await sql('delete from reviews');
  await sql('delete from rates');
  await sql('update accounts set active = true');
});

test('a visitor’s review goes to the host’s studio, and is private until published', async () => {
  const answer = await at('alma').post('/reviews', WORDS);
  expect(answer.status).toBe(201);
  expect(answer.json).toMatchObject({ ...WORDS, reviewer_name: 'Noa Bar', public: false, source: 'site' });
  expect(await kept()).toEqual([
    { account: studio.account, content: 'Lovely', rating: 5, public: false, source: 'site' },
  ]);
  expect((await at('alma').get('/reviews')).json).toMatchObject({ total: 0, average: null, reviews: [] });
});

test('the platform’s own host and unknown hosts refuse reviews', async () => {
  const asked = [new Browser(app.origin), at('unknown')].map((who) =>
    who.post('/reviews', WORDS, { csrf: false }),
  );
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([405, 404]);
  expect(await kept()).toEqual([]);
});

test('a plain form redirects to thanks on the same host, with the withdrawal', async () => {
  const visitor = at('alma');
  expect((await visitor.page('/reviews/new')).status).toBe(200);
  expect(shown()).toMatchObject({
    page: 'reviews.visit',
    data: { action: '/reviews', studio: 'Studio Alma' },
  });
  const answer = await visitor.send('POST', '/reviews', { form: FORM, headers: html });
  const path = answer.headers.get('location') ?? '';
  expect([answer.status, path]).toEqual([303, expect.stringMatching(/^\/reviews\/own\?w=.+&sent=1$/)]);
  expect((await visitor.page(path)).status).toBe(200);
  expect(shown()).toMatchObject({ page: 'reviews.own', data: { sent: true, studio: 'Studio Alma' } });
  expect((await at('elsewhere').page(path)).status).toBe(404);
  const token = new URL(path, app.origin).searchParams.get('w') ?? '';
  const foreign = at('elsewhere');
  expect((await foreign.send('POST', '/reviews/own', { form: { token }, headers: html })).status).toBe(404);
  expect(await kept()).toHaveLength(1);
  expect((await visitor.send('POST', '/reviews/own', { form: { token }, headers: html })).status).toBe(303);
  expect(await kept()).toEqual([]);
});

test.each([
  ['content', { content: ' ' }],
  ['content', { content: 'x'.repeat(5001) }],
  ['rating', { rating: 6 }],
  ['rating', { rating: 'five' }],
  ['reviewer_first_name', { reviewer_first_name: '' }],
  ['reviewer_last_name', { reviewer_last_name: 'x'.repeat(101) }],
])('%s is not taken where it is wrong: %#', async (field, wrong) => {
  const answer = await at('alma').post('/reviews', { ...WORDS, ...wrong });
  expect([answer.status, Object.keys(answer.json.errors ?? {})]).toEqual([422, [field]]);
  expect(await kept()).toEqual([]);
});

test('a form with a mistake is shown again with the typed values', async () => {
  const form = { ...FORM, rating: '', content: 'Typed with care' };
  const answer = await at('alma').send('POST', '/reviews', { form, headers: html });
  expect(answer.status).toBe(422);
  expect(shown()).toMatchObject({
    page: 'reviews.visit',
    data: { values: { content: 'Typed with care' }, errors: { rating: [expect.any(String)] } },
  });
});

test('a visitor cannot set the account, the publication or the source', async () => {
  const more = {
    account: other.account,
    public: true,
    source: 'facebook',
    picture: other.brand,
    reply: 'Thanks',
  };
  await at('alma').post('/reviews', { ...WORDS, ...more });
  const rows = await sql('select account_id, public, source, picture_id, reply from reviews');
  expect(rows).toEqual([
    { account_id: studio.account, public: false, source: 'site', picture_id: null, reply: null },
  ]);
});

test('a visitor may write five an hour', async () => {
  const visitor = at('alma');
  await visitor.page('/reviews/new');
  const solved = async () => ({ recaptcha_token: await solveFor(visitor) });
  for (let i = 0; i < 5; i++)
    expect((await visitor.post('/reviews', { ...WORDS, ...(await solved()) })).status).toBe(201);
  const late = await visitor.post('/reviews', { ...WORDS, ...(await solved()) });
  expect([late.status, late.json.code]).toEqual([429, 'RATE_REACHED']);
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('after many strangers the next must solve a proof of work', async () => {
  for (let i = 0; i < 30; i++) await makeReview(studio.account, { source: 'site' });
  const visitor = at('alma');
  const refused = await visitor.post('/reviews', WORDS);
  expect([refused.status, refused.json.code]).toEqual([422, 'PROOF_NEEDED']);
  const recaptcha_token = await solveFor(visitor);
  expect((await visitor.post('/reviews', { ...WORDS, recaptcha_token })).status).toBe(201);
  expect((await at('elsewhere').post('/reviews', WORDS)).status).toBe(201);
});

test('a paused studio’s wall is readable, and refuses reviews', async () => {
  await sql('update accounts set active = false where id = $1', [studio.account]);
  await makeReview(studio.account);
  expect((await at('alma').get('/reviews')).json).toMatchObject({ total: 1 });
  const answer = await at('alma').post('/reviews', WORDS);
  expect([answer.status, answer.json.code]).toEqual([403, 'GALLERY_PAUSED']);
  await at('alma').page('/reviews');
  expect(shown()).toMatchObject({ data: { open: false } });
});

test('a page of another origin cannot write', async () => {
  const visitor = at('alma');
  await visitor.page('/reviews/new');
  const answer = await visitor.send('POST', '/reviews', {
    form: FORM,
    headers: { Origin: 'https://evil.test' },
  });
  expect([answer.status, answer.json.code]).toEqual([422, 'INVALID_CSRF_TOKEN']);
  expect(await kept()).toEqual([]);
});
