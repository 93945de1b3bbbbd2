import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeMedia, makeProject, makeStudio, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { watchSites } from '../../page-store';
import { makeSite } from '../../tests/make-site';

const app = await openTestApp();
const sql = sqlOf(app);
const at = (name: string) => new Browser(app.origin, name ? `${name}.localhost:${app.port}` : undefined);
const html = { Accept: 'text/html' };
let alma: Studio;
let shown: Project;
let listed: Project;
let closed: Project;
let theirs: Project;

const page = async (name = 'alma', path = '/clients') => at(name).page(`${path}?locale=en`);
const search = (q: string, name = 'alma') => at(name).post('/events/search', { q });
const change = (id: string, set: string) => sql(`update events set ${set} where id = $1`, [id]);

beforeAll(async () => {
  await startWeb(app);
  await watchSites();
  alma = await makeStudio('Studio Alma');
  const boaz = await makeStudio('Studio Boaz');
  const make = (studio: Studio, name: string, options: object) =>
    makeProject(studio, { options: { name, ...options } });
  shown = await make(alma, 'Dana & Omer', { available_public: true, date: '2027-03-26' });
  listed = await make(alma, 'Noa & Gil', { listed: true });
  closed = await make(alma, 'A private project', {});
  theirs = await make(boaz, 'Of another studio', { available_public: true });
  const blocks = {
    '': [],
    clients: [{ id: 'all', type: 'sites.clients' }],
    enter: [{ id: 'in', type: 'sites.entry' }],
  };
  await makeSite(alma.account, 'alma', blocks);
  await makeSite(boaz.account, 'boaz', blocks);
});

beforeEach(async () => {
  await sql('delete from tries');
});

describe('the clients page', () => {
  test('shows public projects with covers, listed ones locked without one, and no other studio’s', async () => {
    const { text } = await page();
    expect(text).toContain(`href="/events/${shown.id}"`);
    expect(text).toMatch(/Dana &amp; Omer[\s\S]*March 26, 2027/);
    expect(text).toContain(`/covers/${shown.id}/picture.jpg?v=v1`);
    expect(text).toMatch(/Noa &amp; Gil[\s\S]*Code required/);
    expect(text).not.toContain(`/covers/${listed.id}`);
    expect(text).not.toMatch(/A private project|Of another studio/);
    expect((await page('boaz')).text).not.toMatch(/Dana|Noa/);
  });

  test.each([
    'published_at = null',
    'archived_at = now()',
    `expires_at = now() - interval '1 minute'`,
    'deleted_at = now()',
    'available_public = false',
  ])('a project with %s disappears with its cover', async (set) => {
    const cover = () => at('alma').get(`/covers/${shown.id}/picture.jpg`);
    expect((await cover()).status).toBe(200);
    const [before] = await sql(
      'select published_at, archived_at, expires_at, deleted_at, available_public from events where id = $1',
      [shown.id],
    );
    await change(shown.id, set);
    expect((await cover()).status).toBe(404);
    await expect.poll(async () => (await page()).text, { timeout: 2000 }).not.toContain('Dana');
    await sql(
      `update events set published_at = $2, archived_at = null, expires_at = null, deleted_at = null, available_public = true
        where id = $1`,
      [shown.id, before?.published_at],
    );
    await expect.poll(async () => (await page()).text, { timeout: 2000 }).toContain('Dana');
  });

  test('a cover is never a photograph that guests may not see', async () => {
    const cover = async () => (await at('alma').get(`/covers/${shown.id}/picture.jpg`)).text;
    const [first, second] = shown.medias;
    await change(shown.id, `cover_id = '${second}'`);
    expect(await cover()).toBe(`s600 of ${second}`);
    await sql('update media set hidden = true where id = $1', [second]);
    expect(await cover()).toBe(`s600 of ${first}`);
    await sql('update media set private = true where event_id = $1', [shown.id]);
    expect((await at('alma').get(`/covers/${shown.id}/picture.jpg`)).status).toBe(404);
    await sql('update media set private = false, hidden = false where event_id = $1', [shown.id]);
    await change(shown.id, 'cover_id = null');
  });

  test('a cover is served only on its own studio’s host', async () => {
    const statuses = await Promise.all(
      ['boaz', '', 'unknown'].map(
        async (name) => (await at(name).get(`/covers/${shown.id}/picture.jpg`)).status,
      ),
    );
    expect(statuses).toEqual([404, 404, 404]);
    for (const id of [listed.id, closed.id, theirs.id, 'none'])
      expect((await at('alma').get(`/covers/${id}/picture.jpg`)).status).toBe(404);
  });

  test('continues at numbered addresses, as far as there are projects', async () => {
    expect((await page('alma', '/clients/2')).status).toBe(404);
    await sql(
      `insert into events (id, account_id, unique_id, name, code, brand_id, locale, layout, layout_color, sort_by, upload_resolution, listed, published_at, created_at, updated_at)
       select gen_random_uuid(), account_id, 'many' || n, 'Many ' || n, 'MANYMANY' || n, brand_id, locale, layout, layout_color, sort_by, upload_resolution, true,
              now() - make_interval(days => n), now(), now() from events, generate_series(1, 24) n where id = $1`,
      [listed.id],
    );
    await expect.poll(async () => (await page()).text, { timeout: 2000 }).toContain('href="/clients/2"');
    const second = await page('alma', '/clients/2');
    expect(second.text).toMatch(/Many 2[34][\s\S]*href="\/clients" rel="prev"/);
    expect(second.text).toMatch(/rel="canonical" href="[^"]*\/clients\/2"/);
    expect(second.text).not.toContain('Dana');
    expect((await page('alma', '/clients/3')).status).toBe(404);
    await sql(`delete from events where name like 'Many %'`);
  });
});

describe('searching for a project', () => {
  test('finds the studio’s own by name or code, public or listed', async () => {
    for (const q of ['dana & omer', 'Dana', ` ${shown.code.toLowerCase()} `])
      expect((await search(q)).json).toEqual({ path: `/events/${shown.id}` });
    expect((await search('noa')).json).toEqual({ path: `/events/${listed.id}` });
  });

  test.each([
    ['one that is neither', () => 'A private project'],
    ['its code', () => closed.code],
    ['another studio’s', () => 'Of another studio'],
    ['another studio’s code', () => theirs.code],
    ['nothing like it', () => 'zzz'],
  ])('does not find %s', async (_what, q) => {
    const answer = await search(q());
    expect([answer.status, answer.json.code]).toEqual([422, 'WRONG_PROJECT_CODE']);
    expect(answer.json.errors).toEqual({ q: [expect.stringMatching(/^No public gallery has that name/)] });
  });

  test('on the platform’s host finds only by the complete name', async () => {
    expect((await search('of another studio', '')).json).toEqual({ path: `/events/${theirs.id}` });
    expect((await search('another', '')).status).toBe(422);
  });

  test('is limited after many wrong attempts', async () => {
    const visitor = at('alma');
    await visitor.get('/csrf');
    const codes: unknown[] = [];
    for (let i = 0; i < 11; i++)
      codes.push((await visitor.post('/events/search', { q: `wrong ${i}` })).json.code);
    expect(codes.at(-1)).toBe('TOO_MANY_TRIES');
  });

  test.each([
    ['among the projects', 'all', /Dana/],
    ['beside the entry', 'in', /name="code"/],
  ])(
    'works as a plain form %s: redirects to the project or shows the error',
    async (_where, block, beside) => {
      const send = (q: string) =>
        at('alma').send('POST', '/events/search', { form: { q, block }, headers: html, csrf: false });
      const found = await send('dana');
      expect([found.status, found.headers.get('location')]).toEqual([303, `/events/${shown.id}`]);
      const wrong = await send('zzz');
      expect([wrong.status, /value="zzz"/.test(wrong.text), beside.test(wrong.text)]).toEqual([
        422,
        true,
        true,
      ]);
    },
  );
});

describe('entering by a code on a site', () => {
  const enter = (json: object, who = at('alma')) => who.post('/client_access', json);
  const cookieOf = (who: Browser) => who.cookies.get(`kg_${listed.id.replaceAll('-', '')}`);

  test('opens the gallery on the same host, and there alone', async () => {
    const who = at('alma');
    expect((await enter({ code: listed.code }, who)).json).toEqual({ path: `/events/${listed.id}` });
    expect((await who.get(`/events/${listed.id}`)).json).toMatchObject({ name: 'Noa & Gil' });
    expect((await new Browser(app.origin).get(`/events/${listed.id}`)).status).toBe(401);
  });

  test('keeps an existing grant, and makes a guest a client', async () => {
    const who = await at('alma').enter(listed.code, { guest: true });
    const before = cookieOf(who);
    await enter({ code: listed.code }, who);
    expect(cookieOf(who)).toBe(before);
    const [grant] = decodeURIComponent(before ?? '').split('.');
    expect((await sql('select role from grants where id = $1', [grant]))[0]).toEqual({ role: 'client' });
  });

  test('works only for the site’s own projects', async () => {
    expect((await enter({ code: theirs.code })).json.code).toBe('WRONG_PROJECT_CODE');
    expect((await enter({ event: theirs.id, guest: true })).json.code).toBe('WRONG_PROJECT_CODE');
    expect((await enter({ event: shown.id, guest: true })).json.path).toBe(`/events/${shown.id}`);
    expect((await enter({ code: 'WRONG222' })).status).toBe(422);
  });

  test('leads a client who must sign in to the platform', async () => {
    await change(listed.id, 'force_selection_login = true');
    const who = at('alma');
    const { status, json } = await enter({ code: listed.code }, who);
    expect([status, json.path]).toEqual([401, `/users/sign_up?i=${listed.id}&c=${listed.code}`]);
    const form = { form: { code: listed.code, block: 'in' }, headers: html, csrf: false };
    const plain = await who.send('POST', '/client_access', form);
    expect([plain.status, plain.headers.get('location')]).toEqual([303, json.path]);
    const leads = (await who.page(String(json.path))).headers.get('location');
    expect(leads).toBe(`${app.origin}/users/sign_up?i=${listed.id}&c=${listed.code}&from=alma.localhost`);
    await change(listed.id, 'force_selection_login = false');
  });

  test('works as a plain form without a token, also for the holder of a grant, and shows errors on its page', async () => {
    const who = await at('alma').enter(listed.code);
    const send = (code: string) =>
      who.send('POST', '/client_access', { form: { code, block: 'in' }, headers: html, csrf: false });
    expect((await send(listed.code)).headers.get('location')).toBe(`/events/${listed.id}`);
    const wrong = await send('WRONG222');
    expect(wrong.status).toBe(422);
    expect(wrong.text).toMatch(
      /<title>Page enter[\s\S]*value="WRONG222"[\s\S]*That code doesn’t open a gallery/,
    );
  });

  test('names the studio of a closed project', async () => {
    await change(listed.id, `expires_at = now() - interval '1 minute'`);
    expect((await enter({ code: listed.code })).json.code).toBe('PROJECT_EXPIRED');
    await change(listed.id, 'expires_at = null');
  });
});

test('more photographs do not make a listed project’s visible', async () => {
  await makeMedia({ account: alma.account, event: listed.id, gallery: listed.gallery }, 'SECRET.JPG');
  expect((await page()).text).not.toContain('SECRET');
});
