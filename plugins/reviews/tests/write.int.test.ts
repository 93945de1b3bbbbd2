import { beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../../../tests/helpers/browser';
import { entriesOf, openGallery } from '../../../tests/helpers/entries';
import { makeInvitation } from '../../../tests/helpers/invitation';
import { solveFor } from '../../../tests/helpers/solve-captcha';
import type { Web } from '../../../tests/helpers/start-web';
import type { Project } from '../../../tests/helpers/studio';
import { openTestApp, sqlOf } from '../../../tests/helpers/test-app';

const app = await openTestApp();
const sql = sqlOf(app);
const { fresh } = entriesOf(app);
let web: Web;
let project: Project;
let client: Browser;
let guest: Browser;

const WORDS = {
  content: 'She caught every smile. תודה!',
  rating: 5,
  reviewer_first_name: 'Dana',
  reviewer_last_name: 'Levi',
};
const MODAL = { 'X-Requested-With': 'XMLHttpRequest', Accept: 'text/html, application/json;q=0.5' };
const path = () => `/events/${project.id}/reviews`;
const rows = () => sql(`select * from reviews where project_id = $1 order by created_at`, [project.id]);
/** The data the last page was rendered from. */
const drawn = () => {
  const form = web.drawn.at(-1)?.headers['x-keepers-form'];
  return form ? JSON.parse(decodeURIComponent(String(form))) : null;
};

beforeAll(async () => {
  ({ web, project, client, guest } = await openGallery(app, { studio: 'Studio <b>' }));
});

describe('writing a review', () => {
  test('stores it for the studio, and answers with the review', async () => {
    const { status, json } = await client.post(path(), WORDS);
    expect(status).toBe(201);
    expect(json).toEqual({
      id: expect.any(String),
      ...WORDS,
      created_at: expect.stringMatching(/Z$/),
      reviewer_name: 'Dana Levi',
      public: false,
      source: 'project',
    });
    expect(await rows()).toMatchObject([{ account_id: project.account, public: false, deleted_at: null }]);
  });

  test.each([
    [{ content: '' }, 'content'],
    [{ content: '   ' }, 'content'],
    [{ content: 'x'.repeat(5001) }, 'content'],
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ rating: 4.5 }, 'rating'],
    [{ rating: 'five' }, 'rating'],
    [{ rating: undefined }, 'rating'],
    [{ reviewer_first_name: '' }, 'reviewer_first_name'],
    [{ reviewer_last_name: 'x'.repeat(101) }, 'reviewer_last_name'],
  ])('refuses %j', async (wrong, field) => {
    const before = (await rows()).length;
    const { status, json } = await client.post(path(), { ...WORDS, ...wrong });
    expect([status, json.code, Object.keys(json.errors ?? {})]).toEqual([422, 'INVALID_INPUT', [field]]);
    expect((await rows()).length).toBe(before);
  });

  test('is open to guests, and closed to strangers', async () => {
    expect((await guest.post(path(), { ...WORDS, rating: '4' })).json.rating).toBe(4);
    expect((await fresh().post(path(), WORDS)).status).toBe(401);
    expect((await fresh().page(`${path()}/new`)).status).toBe(401);
  });
});

describe('the form', () => {
  test('is shown again in the modal with its mistakes and typed values', async () => {
    const form = await client.send('GET', `${path()}/new`, { headers: MODAL });
    expect([
      form.status,
      form.text.includes('name="content"'),
      form.text.includes('Studio &lt;b&gt;'),
    ]).toEqual([200, true, true]);
    const sent = { ...WORDS, rating: '5', content: '<img src=x onerror=alert(1)>', reviewer_first_name: ' ' };
    const back = await client.send('POST', path(), { form: sent, headers: MODAL });
    expect(back.status).toBe(422);
    expect(back.text).toContain('role="alert"');
    expect(back.text).toContain('&lt;img src=x');
    expect(back.text).not.toContain('<img');
  });

  test('sent from the modal is answered with thanks and the link to withdraw it', async () => {
    const form = { ...WORDS, rating: '5', content: '<b>bold</b>' };
    const done = await client.send('POST', path(), { form, headers: MODAL });
    expect([done.status, done.text.includes('&lt;b&gt;bold'), done.text.includes('name="token"')]).toEqual([
      201,
      true,
      true,
    ]);
  });

  test('sent without script redirects to a page, and with mistakes renders one', async () => {
    const html = { Accept: 'text/html' };
    const form = { ...WORDS, rating: '5' };
    const wrong = await guest.send('POST', path(), { form: { ...form, content: '' }, headers: html });
    expect([wrong.status, drawn()?.page]).toEqual([422, 'reviews.new']);
    expect(drawn()?.data).toMatchObject({
      values: { reviewer_first_name: 'Dana' },
      errors: { content: [expect.any(String)] },
    });
    const done = await guest.send('POST', path(), { form, headers: html });
    expect([done.status, done.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/reviews\/own\?w=/),
    ]);
    await guest.page(String(done.headers.get('location')));
    expect(drawn()).toMatchObject({
      page: 'reviews.own',
      data: { sent: true, review: { content: WORDS.content } },
    });
  });
});

describe('many reviews', () => {
  test('by one person end with RATE_REACHED', async () => {
    const one = await entriesOf(app).client(project);
    const codes: unknown[] = [];
    await sql('update reviews set created_at = now() - interval $$1 day$$');
    for (let i = 0; i < 6; i++) {
      await sql('update reviews set created_at = now() - interval $$1 day$$');
      codes.push((await one.post(path(), WORDS)).status);
    }
    expect(codes).toEqual([201, 201, 201, 201, 201, 429]);
  });

  test('by strangers require a proof of work of the next, once each', async () => {
    await sql('update reviews set created_at = now() - interval $$1 day$$');
    for (let i = 0; i < 5; i++) {
      const one = await entriesOf(app).guest(project);
      expect((await one.post(path(), WORDS)).status).toBe(201);
    }
    const one = await entriesOf(app).guest(project);
    expect((await one.post(path(), WORDS)).json.code).toBe('PROOF_NEEDED');
    const form = await one.send('POST', path(), { form: { ...WORDS, rating: '5' }, headers: MODAL });
    expect([form.status, form.text.includes('data-solve')]).toEqual([422, true]);
    const recaptcha_token = await solveFor(one);
    expect((await one.post(path(), { ...WORDS, recaptcha_token })).status).toBe(201);
    expect((await one.post(path(), { ...WORDS, recaptcha_token })).json.code).toBe('PROOF_NEEDED');
  });
});

test('an author with an address gets the link to withdraw it, in their language', async () => {
  const link = await makeInvitation(project, 'Dana');
  await sql(`update clients set email = 'dana@people.test' where name = 'Dana'`);
  await sql('update reviews set created_at = now() - interval $$1 day$$');
  await sql('delete from mails');
  const dana = fresh();
  await dana.page(link);
  dana.cookies.set('locale', 'he');
  const sent = await dana.post(path(), WORDS);
  expect(sent.status).toBe(201);
  const mails = () =>
    sql<{ to: string; locale: string; text: string }>(
      `select "to", locale::text as locale, text from mails where kind = 'reviews.received'`,
    );
  const [mail] = await mails();
  expect(mail).toMatchObject({ to: 'dana@people.test', locale: 'he' });
  expect(mail?.text).toContain(WORDS.content);
  const token = /\/reviews\/own\?w=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await fresh().post('/reviews/own', { token })).json).toEqual({ withdrawn: true });
  // A guest's address is unknown.
  expect((await guest.post(path(), WORDS)).status).toBe(201);
  expect(await mails()).toHaveLength(1);
});

describe('withdrawing a review', () => {
  test('deletes it for good, by its own link alone, once', async () => {
    const one = await entriesOf(app).client(project);
    await sql('update reviews set created_at = now() - interval $$1 day$$');
    const html = { Accept: 'text/html' };
    const form = { ...WORDS, rating: '3' };
    const sent = await one.send('POST', path(), { form, headers: html });
    const token = new URL(String(sent.headers.get('location')), app.origin).searchParams.get('w') ?? '';
    const id = token.split('.')[0];
    const stranger = fresh();
    for (const wrong of ['', 'nonsense', `${id}.`, `${id}.${'A'.repeat(22)}`])
      expect((await stranger.post('/reviews/own', { token: wrong })).status).toBe(404);
    expect(await sql('select 1 from reviews where id = $1', [id])).toHaveLength(1);
    // A mail program that opens the link must not withdraw anything.
    expect((await stranger.page(`/reviews/own?w=${token}`)).status).toBe(200);
    expect((await stranger.post('/reviews/own', { token })).json).toEqual({ withdrawn: true });
    expect(await sql('select 1 from reviews where id = $1', [id])).toEqual([]);
    expect((await stranger.post('/reviews/own', { token })).status).toBe(404);
  });
});
