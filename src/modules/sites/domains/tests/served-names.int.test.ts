import { Browser } from '@root/tests/helpers/browser';
import { describe, expect, test } from 'vitest';
import { add, app, idOf, list, on, owner, prove, show } from './world';

/** Pages are read again after a minute in any case: what is seen sooner came by a notification, on a busy machine, too. */
const NOTICED_MS = 15_000;

describe('the main domain', () => {
  const setMain = async (host: string, main = true) =>
    owner.put(`/api/x/sites/domains/${await idOf(host)}`, { main });

  test('gets redirects from every other host of the site, with path and query, and none from itself', async () => {
    await prove('alma.com');
    await prove('www.alma.com');
    expect((await setMain('alma.com')).status).toBe(200);
    const at = `http://alma.com:${app.port}`;
    for (const host of ['www.alma.com', 'alma.photos.example.com', 'WWW.alma.com.'])
      await expect
        .poll(
          async () => {
            const answer = await show(host, '/about?x=%D7%90&y=2');
            return [answer.status, answer.headers.get('location')];
          },
          { timeout: NOTICED_MS },
        )
        .toEqual([301, `${at}/about?x=%D7%90&y=2`]);
    const main = await show('alma.com');
    expect([main.status, main.text.includes('Words of alma')]).toEqual([200, true]);
    expect(main.text).toContain(`<link rel="canonical" href="${at}/`);
    expect((await show('ALMA.com.', '/about')).status).toBe(200);
  });

  test('redirects nowhere else, whatever the path contains', async () => {
    await prove('alma.com');
    await setMain('alma.com');
    for (const path of ['//evil.com/x', '/\\evil.com', '/@evil.com', '/%2f%2fevil.com']) {
      const { headers } = await show('alma.photos.example.com', path);
      const location = headers.get('location');
      expect(location === null || new URL(location).host === `alma.com:${app.port}`).toBe(true);
    }
  });

  test('redirects no writes: forms are answered on the host they were sent to', async () => {
    await prove('alma.com');
    await setMain('alma.com');
    const answer = await on('alma.photos.example.com').post('/events/search', { q: 'nothing' });
    expect(answer.status).toBe(422);
    expect((await on('alma.photos.example.com').get('/csrf')).status).toBe(200);
  });

  test('is a single verified domain, and optional', async () => {
    await prove('alma.com');
    await prove('alma.net');
    await add('alma.org');
    expect((await setMain('alma.org')).status).toBe(422);
    await setMain('alma.com');
    await setMain('alma.net');
    expect((await list()).domains.map(({ host, main }) => [host, main])).toEqual([
      ['alma.com', false],
      ['alma.net', true],
      ['alma.org', false],
    ]);
    await setMain('alma.net', false);
    await expect.poll(async () => (await show('alma.com')).status, { timeout: NOTICED_MS }).toBe(200);
  });

  test('removed, leaves the other hosts without a redirect', async () => {
    await prove('alma.com');
    await setMain('alma.com');
    await expect
      .poll(async () => (await show('alma.photos.example.com')).status, { timeout: NOTICED_MS })
      .toBe(301);
    await owner.delete(`/api/x/sites/domains/${await idOf('alma.com')}`);
    await expect
      .poll(async () => (await show('alma.photos.example.com')).status, { timeout: NOTICED_MS })
      .toBe(200);
    expect((await show('alma.com')).status).toBe(404);
  });
});

describe('names of no site', () => {
  test.each([
    'unknown.com',
    'evilphotos.example.com',
    'unknown.photos.example.com',
    'a.b.photos.example.com',
  ])('%s: a plain error page that names no studio', async (host) => {
    for (const path of ['/', '/about', '/admin', '/users/sign_in', '/reviews']) {
      const answer = await show(host, path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.text).toContain('/sites/unknown');
      expect(answer.text).not.toMatch(/Words of/);
    }
    const json = await on(host).get('/api/x/sites/domains', { headers: { Cookie: owner.cookie } });
    expect([json.status, json.json.code]).toEqual([404, 'NOT_FOUND']);
  });

  test.each([
    'photos.example.com',
    'www.photos.example.com',
    'keepers.example.net',
    'localhost',
    '127.0.0.1',
    'keepers',
  ])('%s is the platform', async (host) => {
    expect((await on(host).get('/csrf')).status).toBe(200);
    expect((await show(host, '/users/sign_in')).status).toBe(200);
  });
});

describe('certificate requests', () => {
  const ask = (domain: string, headers: Record<string, string> = {}, more = '') =>
    new Browser(app.origin).get(`/_site/certificate?domain=${domain}${more}`, { headers });

  test('are allowed for the platform, sites and verified domains alone', async () => {
    await prove('alma.com');
    await add('unproved.com');
    await expect.poll(async () => (await ask('alma.com')).status, { timeout: NOTICED_MS }).toBe(200);
    const names: [string, number][] = [
      ['photos.example.com', 200],
      ['keepers.example.net', 200],
      ['alma.photos.example.com', 200],
      ['ALMA.com', 200],
      ['unproved.com', 404],
      ['unknown.photos.example.com', 404],
      ['admin.photos.example.com', 404],
      ['unknown.com', 404],
      ['localhost', 404],
      ['127.0.0.1', 404],
      ['', 404],
      ['a/../b', 404],
    ];
    for (const [name, status] of names) expect([name, (await ask(name)).status]).toEqual([name, status]);
  });

  test('are answered to this machine’s own proxy, not to clients behind it', async () => {
    for (const name of ['X-Forwarded-For', 'X-Forwarded-Host', 'Forwarded', 'Via'])
      expect((await ask('photos.example.com', { [name]: 'someone' })).status).toBe(404);
    expect((await ask('photos.example.com', { Via: 'x' }, '&secret=wrong')).status).toBe(404);
  });
});
