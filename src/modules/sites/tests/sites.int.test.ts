import { Browser } from '@root/tests/helpers/browser';
import { type OpenGallery, openGallery } from '@root/tests/helpers/entries';
import { makeProject, makeStudio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';

const app = await openTestApp();
const sql = sqlOf(app);
let place: OpenGallery;
let theirs: string;

const at = (name: string) => new Browser(app.origin, `${name}.localhost:${app.port}`);
const drawn = () => {
  const last = place.web.drawn.at(-1);
  const form = String(last?.headers['x-keepers-form'] ?? '');
  return { path: last?.path, form: form && JSON.parse(decodeURIComponent(form)) };
};

beforeAll(async () => {
  place = await openGallery(app, { studio: 'Studio Alma', options: { available_public: true } });
  await sql(`update accounts set site_name = 'alma', locale = 'he' where id = $1`, [place.studio.account]);
  const other = await makeStudio('Studio elsewhere');
  await sql(`update accounts set site_name = 'elsewhere' where id = $1`, [other.account]);
  theirs = (await makeProject(other)).id;
});

test('a host shows its own studio’s site, in the studio’s language', async () => {
  expect((await at('alma').page('/')).status).toBe(200);
  expect(drawn()).toMatchObject({ path: '/sites/home', form: { brand: { name: 'Studio Alma' } } });
  expect(place.web.drawn.at(-1)?.headers['x-locale']).toBe('he');
  await at('elsewhere').page('/', { headers: { 'Accept-Language': 'he' } });
  expect(drawn()).toMatchObject({ form: { brand: { name: 'Studio elsewhere' } } });
  expect(place.web.drawn.at(-1)?.headers['x-locale']).toBe('en');
});

test.each(['unknown', 'admin', 'a.b', 'al_ma'])('an unknown host shows an error page: %s', async (name) => {
  for (const path of ['/', '/reviews', '/admin', '/users/sign_in', `/events/${place.project.id}`]) {
    expect((await at(name).page(path)).status).toBe(404);
    expect(drawn()).toEqual({ path: '/sites/unknown', form: '' });
  }
  const answer = await at(name).get(`/galleries/${place.project.gallery}`);
  expect([answer.status, answer.json.code]).toEqual([404, 'NOT_FOUND']);
});

test('the platform’s own routes are on its own host', async () => {
  for (const path of ['/admin/projects', '/users/sign_in?x=1', '/users/account']) {
    const answer = await at('alma').page(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, app.origin + path]);
  }
});

describe('routes of the platform on a site’s host', () => {
  test.each([
    ['GET', '/api/x/studio/projects'],
    ['POST', '/users/sign_in'],
    ['POST', '/api/users/login'],
    ['GET', '/api/uploads'],
    ['GET', '/sites/home'],
    ['GET', '/closed'],
    ['GET', '/entry'],
  ])('%s %s', async (method, path) => {
    const site = at('alma');
    const own = place.owner.cookie;
    const answer = await site.send(method, path, {
      headers: { Cookie: own, 'X-CSRF-Token': await place.owner.token() },
      ...(method === 'POST' ? { json: { code: place.project.code } } : {}),
    });
    expect([answer.status, answer.json.code]).toEqual([404, 'NOT_FOUND']);
  });

  test('show the studio’s own project to its client, and nothing of another studio', async () => {
    const productsOf = (id: string) =>
      at('alma').get(`/events/${id}/products`, { headers: { Cookie: place.client.cookie } });
    const [own, foreign] = [await productsOf(place.project.id), await productsOf(theirs)];
    expect([own.status, own.text.includes('Album')]).toEqual([200, true]);
    expect([foreign.status, foreign.json.code]).toEqual([404, 'NOT_FOUND']);
  });
});

test('no header of a client overrides the requested host', async () => {
  const answer = await place.client.page('/', { headers: { 'X-Keepers-Site': place.studio.account } });
  expect(answer.status).toBe(200);
  expect(place.web.drawn.at(-1)?.headers['x-keepers-site']).toBeUndefined();
});

test('routes that forms need exist', async () => {
  expect((await at('alma').get('/csrf')).json.token).toEqual(expect.any(String));
  expect((await at('alma').get('/captcha')).status).toBe(200);
});
