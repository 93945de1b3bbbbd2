import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeStudio, makeUser, PASSWORD, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { watchSites } from '../../page-store';
import { makeSite } from '../../tests/make-site';
import { findDomain } from '../domains-repo';
import { lookAtDomain } from '../look-at-domain';
import { lookAtDomains } from '../look-at-domains';
import type { StudioDomains } from '../present-domains';
import { startNameServer } from './name-server';

const app = await openTestApp();
const sql = sqlOf(app);
const names = await startNameServer();
app.atEnd(() => names.close());
Object.assign(process.env, {
  DNS_SERVERS: names.address,
  PUBLIC_URL: `http://photos.example.com:${app.port}`,
  PLATFORM_HOSTS: 'keepers.example.net',
});

let alma: Studio;
let boaz: Studio;
let owner: Browser;
let other: Browser;

const on = (host: string) => new Browser(app.origin, `${host}:${app.port}`);
const show = (host: string, path = '/') => on(host).page(`${path}`, { headers: { 'Accept-Language': 'en' } });
const list = async (who = owner) => (await who.get('/api/x/sites/domains')).json as unknown as StudioDomains;
const add = (host: string, who = owner) => who.post('/api/x/sites/domains', { host });
const idOf = async (host: string, who = owner) =>
  (await list(who)).domains.find((one) => one.host === host)?.id ?? '';
const look = async (host: string, who = owner) => {
  await who.post(`/api/x/sites/domains/${await idOf(host, who)}/look`);
  return (await list(who)).domains.find((one) => one.host === host);
};
async function prove(host: string, who = owner) {
  await add(host, who);
  const { record } = (await list(who)).domains.find((one) => one.host === host) ?? {};
  names.texts.set(record?.name ?? '', [record?.value ?? '']);
  return look(host, who);
}

beforeAll(async () => {
  await startWeb(app);
  await watchSites();
  alma = await makeStudio('Studio Alma');
  boaz = await makeStudio('Studio Boaz');
  for (const [studio, name] of [
    [alma, 'alma'],
    [boaz, 'boaz'],
  ] as const)
    await makeSite(studio.account, name, {
      '': [{ id: 'words', type: 'sites.text', settings: { title: { en: `Words of ${name}` } } }],
      about: [],
    });
  const signIn = (email: string) => new Browser(app.origin).signIn(email, PASSWORD);
  [owner, other] = [await signIn(alma.ownerEmail), await signIn(boaz.ownerEmail)];
});

beforeEach(async () => {
  names.texts.clear();
  names.addresses.clear();
  await sql('delete from site_domains');
  await sql('delete from rates');
  await sql('delete from mails');
});

describe('adding a domain', () => {
  test('says which record verifies it, and where its DNS must point', async () => {
    names.addresses.set('photos.example.com', ['203.0.113.7']);
    const { status, json } = await add(' https://WWW.Alma.example.org/about ');
    expect(status).toBe(201);
    expect(json).toMatchObject({
      own: `http://alma.photos.example.com:${app.port}`,
      target: 'alma.photos.example.com',
      addresses: ['203.0.113.7'],
      domains: [
        {
          host: 'www.alma.example.org',
          record: {
            name: '_keepers.www.alma.example.org',
            value: expect.stringMatching(/^keepers-[\w-]{20}$/),
          },
          proved: false,
          main: false,
        },
      ],
    });
    expect((await show('www.alma.example.org')).status).toBe(404);
  });

  test('in Hebrew letters is stored in its ASCII form', async () => {
    await add('סטודיו.com');
    expect((await list()).domains).toMatchObject([
      { shown: 'סטודיו.com', host: expect.stringMatching(/^xn--.+\.com$/) },
    ]);
  });

  test('twice is one, with the same proof', async () => {
    await add('alma.com');
    const before = await list();
    expect((await add('ALMA.com')).status).toBe(201);
    expect(await list()).toEqual(before);
  });

  test.each([
    ['photos.example.com', 'taken'],
    ['boaz.photos.example.com', 'taken'],
    ['10.0.0.1', 'invalid'],
    ['alma', 'invalid'],
    ['alma.local', 'invalid'],
  ])('refuses %s', async (host) => {
    const answer = await add(host);
    expect([answer.status, Object.keys(answer.json.errors ?? {})]).toEqual([422, ['host']]);
    expect((await list()).domains).toEqual([]);
  });

  test('refuses one that another account has verified, and the eleventh', async () => {
    await prove('boaz.com', other);
    expect((await add('boaz.com')).status).toBe(422);
    for (let i = 0; i < 10; i++) expect((await add(`alma${i}.com`)).status).toBe(201);
    const answer = await add('alma10.com');
    expect([answer.status, answer.json.code]).toEqual([422, 'REFUSED']);
  });
});

describe('looking', () => {
  test('finds the record, among others and in pieces, and serves the site at once', async () => {
    await add('alma.com');
    const { value } = (await list()).domains[0]?.record ?? { value: '' };
    expect(await look('alma.com')).toMatchObject({ proved: false, trouble: 'missing' });
    names.texts.set('_keepers.alma.com', ['something else']);
    expect(await look('alma.com')).toMatchObject({ proved: false, trouble: 'other' });
    names.texts.set('_keepers.alma.com', ['something else', [value.slice(0, 9), value.slice(9)]]);
    expect(await look('alma.com')).toMatchObject({ proved: true, trouble: null, main: false });
    await expect
      .poll(async () => (await show('alma.com')).text, { timeout: 2000 })
      .toContain('Words of alma');
    expect((await show('alma.photos.example.com')).text).toContain('Words of alma');
  });

  test('the proof of another account verifies nothing', async () => {
    await add('alma.com');
    await add('alma.com', other);
    const theirs = (await list(other)).domains[0]?.record.value ?? '';
    names.texts.set('_keepers.alma.com', [theirs]);
    expect(await look('alma.com')).toMatchObject({ proved: false, trouble: 'other' });
    expect(await look('alma.com', other)).toMatchObject({ proved: true });
    const mine = (await list()).domains[0]?.record.value ?? '';
    names.texts.set('_keepers.alma.com', [theirs, mine]);
    expect(await look('alma.com')).toMatchObject({ proved: false, trouble: 'taken' });
    await expect
      .poll(async () => (await show('alma.com')).text, { timeout: 2000 })
      .toContain('Words of boaz');
  });

  test('an unresponsive name server withdraws nothing', async () => {
    await prove('alma.com');
    names.texts.set('_keepers.alma.com', null);
    expect(await look('alma.com')).toMatchObject({ proved: true, trouble: 'unreachable', lost: null });
  }, 60_000);

  test('a record missing for three days withdraws the domain, with one notice', async () => {
    await prove('alma.com');
    const id = await idOf('alma.com');
    await owner.put(`/api/x/sites/domains/${id}`, { main: true });
    names.texts.clear();
    const at = async (days: number) => {
      const domain = await findDomain(id);
      if (domain) await lookAtDomain(domain, new Date(Date.now() + days * 86_400_000));
      return findDomain(id);
    };
    expect(await at(0)).toMatchObject({ verified_at: expect.any(Date), lost_at: expect.any(Date) });
    expect(await at(2.9)).toMatchObject({ verified_at: expect.any(Date), main: true });
    expect(await sql('select 1 from mails')).toEqual([]);
    expect(await at(3.1)).toMatchObject({ verified_at: null, main: false });
    await at(3.2);
    const mails = await sql('select "to", kind, subject from mails');
    expect(mails).toEqual([
      { to: alma.ownerEmail, kind: 'site.domain-lost', subject: expect.stringContaining('alma.com') },
    ]);
    await expect.poll(async () => (await show('alma.com')).status, { timeout: 2000 }).toBe(404);
  });

  test('a record that returns in time leaves the domain verified', async () => {
    const before = await prove('alma.com');
    const kept = new Map(names.texts);
    names.texts.clear();
    expect(await look('alma.com')).toMatchObject({ proved: true, lost: expect.any(String) });
    for (const [name, texts] of kept) names.texts.set(name, texts);
    expect(await look('alma.com')).toMatchObject({ proved: true, lost: null, record: before?.record });
  });

  test('runs by itself when due, and by hand only so often', async () => {
    await add('alma.com');
    await add('later.com');
    await sql(
      `update site_domains set checked_at = now() - interval '20 minutes', created_at = now() - interval '5 hours' where host = 'later.com'`,
    );
    names.asked.length = 0;
    await lookAtDomains();
    expect(names.asked).toEqual(['TXT _keepers.alma.com']);
    const id = await idOf('alma.com');
    await sql('update rates set count = 1000');
    await owner.post(`/api/x/sites/domains/${id}/look`);
    await sql('update rates set count = 1000');
    expect((await owner.post(`/api/x/sites/domains/${id}/look`)).json.code).toBe('RATE_REACHED');
  });
});

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
          { timeout: 2000 },
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
    await expect.poll(async () => (await show('alma.com')).status, { timeout: 2000 }).toBe(200);
  });

  test('removed, leaves the other hosts without a redirect', async () => {
    await prove('alma.com');
    await setMain('alma.com');
    await expect
      .poll(async () => (await show('alma.photos.example.com')).status, { timeout: 2000 })
      .toBe(301);
    await owner.delete(`/api/x/sites/domains/${await idOf('alma.com')}`);
    await expect
      .poll(async () => (await show('alma.photos.example.com')).status, { timeout: 2000 })
      .toBe(200);
    expect((await show('alma.com')).status).toBe(404);
  });
});

describe('authorization', () => {
  test('is the owner’s alone; others get not found', async () => {
    await add('alma.com');
    const id = await idOf('alma.com');
    const nothing = await other.delete('/api/x/sites/domains/0199aaaa-0000-7000-8000-000000000000');
    for (const answer of [
      await other.put(`/api/x/sites/domains/${id}`, { main: true }),
      await other.post(`/api/x/sites/domains/${id}/look`),
      await other.delete(`/api/x/sites/domains/${id}`),
    ])
      expect([answer.status, answer.text]).toEqual([404, nothing.text]);
    const assistant = await new Browser(app.origin).signIn(
      (await makeUser({ account: alma.account, role: 'assistant' })).email,
      PASSWORD,
    );
    expect((await assistant.get('/api/x/sites/domains')).status).toBe(403);
    expect((await assistant.post('/api/x/sites/domains', { host: 'x.com' })).status).toBe(403);
    expect((await list()).domains).toHaveLength(1);
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
    await expect.poll(async () => (await ask('alma.com')).status, { timeout: 2000 }).toBe(200);
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
