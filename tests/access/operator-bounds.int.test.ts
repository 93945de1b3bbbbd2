import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { payload } from '@/core/db/payload';
import type { Browser } from '../helpers/browser';
import { expectRefused, ours, sql, TENANTS, world } from './rest-world';

/** A photographer who signed up a minute ago, and the operator of the installation. */
let stranger: Browser;
let operator: Browser;

beforeAll(() => {
  ({ "another account's owner": stranger, operator } = world.people);
});

/** What an operator may be mistaken in, or a stolen operator's session may try. */
const BAD_QUERIES = [
  'limit[]=100000',
  'limit=100000',
  'limit=0',
  'pagination=false',
  'depth=3',
  'depth[]=1',
  'page=0',
  'populate[users][hash]=true',
  'joins[x]=1',
  'overrideAccess=true',
  'where=a',
  'where[account][in]=x',
  'where[account][equals]=x',
  'where[id][near]=1',
  'where[name][near]=1,2,3',
  'where[name][all]=x',
  'where[name][within]=x',
  'where[name][equals][$ne]=x',
  'where[__proto__][equals]=x',
  'where[createdAt][greater_than]=%2B275760-09-13T00:00:00.000Z',
  'where[createdAt][greater_than]=garbage',
  'where[id][equals]=a&where[id][equals]=b',
  'where[event.cover.event.cover.name][like]=x',
  'where[account.name][equals]=x',
  'sort=account.name',
  'sort=-event.code',
  'sort=nothing',
  'sort[]=name',
  'select[account.name]=true',
  'select[nothing]=true',
  `where[name][like]=${'x'.repeat(501)}`,
  `where[name][like]=${'x'.repeat(5000)}`,
  Array.from({ length: 60 }, (_, i) => `where[or][${i}][name][like]=x`).join('&'),
  'where[or][0][or][0][or][0][name][equals]=x',
];

describe("an operator's queries are limited", () => {
  test.each(BAD_QUERIES)('%s is refused', async (query) => {
    for (const slug of ['events', 'galleries', 'clients', 'users'])
      expectRefused(query.slice(0, 80), await operator.get(`/api/${slug}?${query}`), 422);
  });

  test.each([
    'limit=500&depth=0&page=1&sort=name,-createdAt',
    'where[or][0][name][like]=a&where[or][1][name][contains]=b',
    'where[id][in]=0199aaaa-0000-7000-8000-000000000000,0199aaaa-0000-7000-8000-000000000001',
    'where[id][in][0]=0199aaaa-0000-7000-8000-000000000000',
    'where[createdAt][greater_than]=2026-01-01',
    'select[name]=true&trash=true',
    'draft=true&locale=he&fallback-locale=null',
  ])('%s is answered', async (query) => {
    const { status, headers } = await operator.get(`/api/events?${query}`);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  test('no hidden field of any collection can be sorted by, compared or selected', async () => {
    let tried = 0;
    for (const slug of ours()) {
      for (const field of payload().collections[slug as 'events'].config.flattenedFields) {
        const { hidden, access } = field as { hidden?: boolean; access?: { read?: unknown } };
        if (!hidden && !access?.read) continue;
        tried += 1;
        for (const query of [
          `sort=${field.name}`,
          `sort=-${field.name}`,
          `where[${field.name}][exists]=true`,
          `where[${field.name}][like]=a`,
          `where[or][0][${field.name}][equals]=a`,
          `select[${field.name}]=true`,
        ])
          for (const [who, status] of [
            [operator, 422],
            [stranger, 404],
          ] as const)
            expectRefused(`${slug} ${query}`, await who.get(`/api/${slug}?${query}`), status);
      }
    }
    expect(tried).toBeGreaterThan(8);
  });
});

const NOWHERE = '0199aaaa-0000-7000-8000-000000000000';
const FAR = '+275760-09-13T00:00:00.000Z';

describe("an operator's mistakes cause no server error", () => {
  test.each([
    ['a project that is no row', 'galleries', { event: NOWHERE, name: 'x' }],
    ['an id that is none', 'galleries', { event: 'x', name: 'x' }],
    ['a list for one id', 'galleries', { event: [NOWHERE], name: 'x' }],
    ['an object for an id', 'galleries', { event: { id: NOWHERE }, name: 'x' }],
    ['a deletion in the year 275760', 'presets', { name: 'x', deletedAt: FAR }],
    ['a deletion that is no date', 'presets', { name: 'x', deletedAt: 'garbage' }],
    ['an unknown choice', 'message-templates', { kind: 'zzz' }],
    ['a language there is not', 'message-templates', { locale: 'zz', heading: 'x' }],
    ['a text for a yes', 'products', { name: 'x', from_favourites: 'zzz' }],
    ['settings that are a list', 'presets', { name: 'x', settings: [], galleries: {}, products: 1 }],
    ['NUL', 'brands', { business_name: 'a\u0000b' }],
    ['a lone surrogate', 'brands', { business_name: 'a\ud800b' }],
    ['an id of its own', 'brands', { id: 'x', business_name: 'x' }],
    ['a creation time', 'brands', { createdAt: FAR, business_name: 'x' }],
    ['an unknown field', 'brands', { nothing: 1, business_name: 'x' }],
    ['infinity', 'galleries', { event: NOWHERE, name: 'x', position: 1e308 }],
  ])('%s', async (_what, slug, data) => {
    const sent = { account: world.project.account, ...data };
    expectRefused(slug, await operator.post(`/api/${slug}`, sent), 400, 422);
  });

  test.each([
    ['DELETE', '/api/payload-preferences/anything'],
    ['GET', '/api/__proto__'],
    ['GET', '/api/constructor'],
    ['GET', '/api/events/not-an-id'],
    ['GET', `/api/events/${NOWHERE}`],
    ['DELETE', `/api/brands/${NOWHERE}`],
    ['GET', '/api/events/versions'],
    ['GET', '/api/users/init'],
    ['GET', '/api/access'],
  ])('%s %s answers 404', async (method, path) => {
    expectRefused(path, await operator.send(method, path), 404);
  });

  test('bulk changes are refused', async () => {
    for (const method of ['PATCH', 'DELETE'])
      expectRefused(
        method,
        await operator.send(method, '/api/media?where[id][exists]=true', { json: {} }),
        405,
      );
  });
});

describe('a write that the database refuses', () => {
  const said: string[] = [];
  const spies = (['log', 'info', 'warn', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((...words) => void said.push(words.map(String).join(' '))),
  );
  afterAll(() => {
    for (const spy of spies) spy.mockRestore();
  });

  test('logs table and column, and no value of a person or code of a project', async () => {
    await sql(`create function lose_name() returns trigger language plpgsql as $$
      begin new.name := null; return new; end $$`);
    for (const table of ['presets', 'events'])
      await sql(
        `create trigger lose_name before insert on ${table} for each row execute function lose_name()`,
      );
    said.length = 0;
    const { account } = world.project;
    const preset = {
      account,
      name: 'Dana Secret',
      settings: {},
      galleries: ['dana.secret@people.test', '0501234567'],
      products: [],
    };
    expectRefused('REST', await operator.post('/api/presets', preset), 422);
    const made = await world.people.owner.post('/api/x/studio/projects', {
      name: 'Secret wedding',
      word: 'DANASECRET',
    });
    expect(made.status).toBe(500);
    for (const table of ['presets', 'events']) await sql(`drop trigger lose_name on ${table}`);
    const log = said.join('\n');
    expect(log).toContain('PostgreSQL 23502, table presets, column name');
    expect(log).toContain('PostgreSQL 23502, table events, column name');
    expect(log).not.toMatch(/dana|secret wedding|0501234567|params:/i);
  });

  test('an operator’s refused request logs no stack trace', async () => {
    said.length = 0;
    await operator.post('/api/brands', { account: world.project.account });
    await operator.post('/api/galleries', { account: world.project.account, event: NOWHERE, name: 'x' });
    await operator.get(`/api/events/${NOWHERE}`);
    expect(said.join('\n')).not.toMatch(/^\s+at /m);
  });
});

describe("requests of an operator's record views", () => {
  const question = (slug: string, body: string, as = 'GET', type = 'application/x-www-form-urlencoded') =>
    operator.send('POST', `/api/${slug}`, {
      headers: { 'X-Payload-HTTP-Method-Override': as, 'Content-Type': type },
      body,
    });

  test('a query in a body is answered like a GET request, with the same limits', async () => {
    const asked =
      'depth=0&draft=true&limit=10&page=1&sort=business_name&where[and][0][id][not_in]=&select[business_name]=true';
    const { status, json } = await question('brands', asked.replace('where[and][0][id][not_in]=&', ''));
    expect([status, (json.docs as unknown as unknown[]).length > 0]).toEqual([200, true]);
    for (const bad of [
      'where[hash][like]=a',
      'limit=100000',
      'sort=account.name',
      'where[and][0][account.name][like]=x',
    ])
      expectRefused(bad, await question('users', bad), 422);
    expectRefused('another verb', await question('brands', '', 'DELETE'), 404);
    expectRefused('another type', await question('brands', '{}', 'GET', 'application/json'), 415);
    expectRefused('too long', await question('brands', `where[id][in]=${'x'.repeat(20_000)}`), 413);
    const one = `/api/brands/${world.studio.brand}`;
    const headers = {
      'X-Payload-HTTP-Method-Override': 'GET',
      'Content-Type': 'application/x-www-form-urlencoded',
    };
    expectRefused('of one record', await operator.send('PATCH', one, { headers, body: '' }), 405);
  });

  test('a form’s JSON is read field by field', async () => {
    const one = `/api/brands/${world.studio.brand}?depth=0&fallback-locale=null`;
    const form = (parts: Record<string, string>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(parts)) body.set(name, value);
      return operator.send('PATCH', one, { body });
    };
    const well = await form({
      _payload: JSON.stringify({ contact_phone: '42', id: NOWHERE, updatedAt: FAR }),
    });
    expect([well.status, well.json.doc]).toEqual([
      200,
      expect.objectContaining({ id: world.studio.brand, contact_phone: '42' }),
    ]);
    expectRefused('no JSON', await form({ _payload: 'x' }), 422);
    expectRefused('no payload', await form({ contact_phone: '43' }), 422);
    expectRefused('a part beside it', await form({ _payload: '{}', file: 'x' }), 422);
    expectRefused('an unknown field', await form({ _payload: '{"hash":"x"}' }), 422);
  });

  test('the permissions for a record are returned to operators alone', async () => {
    const path = `/api/brands/access/${world.studio.brand}`;
    const { status, json } = await operator.post(path, { business_name: 'x' });
    expect([status, json.update, Object.hasOwn(json, 'readVersions')]).toEqual([200, true, false]);
    expectRefused('another verb', await operator.send('DELETE', path), 405);
    expectRefused('of messages', await operator.post(`/api/mails/access/${NOWHERE}`, {}), 404);
    expectRefused('deeper', await operator.post(`${path}/x`, {}), 404);
    for (const person of TENANTS) expectRefused(person, await world.people[person].post(path, {}), 404);
  });

  test('the preferences of a record that has no id yet are read as empty, and never written', async () => {
    const path = '/api/payload-preferences/undefined';
    const { status, json } = await operator.get(path);
    expect([status, json.value]).toEqual([200, null]);
    expectRefused('written', await operator.post(path, { value: {} }), 404);
    expectRefused('with a query', await operator.get(`${path}?depth=2`), 404);
    for (const person of TENANTS) expectRefused(person, await world.people[person].get(path), 404);
  });

  test('the columns of their own lists are stored, for visible collections alone', async () => {
    const path = '/api/payload-preferences/collection-brands';
    expect((await operator.post(path, { value: { limit: 25 } })).status).toBe(200);
    expect((await operator.get(path)).json.value).toEqual({ limit: 25 });
    expectRefused('too much', await operator.post(path, { value: 'x'.repeat(20_000) }), 413);
    for (const key of [
      'collection-mails',
      'collection-payload-preferences',
      'collection-nothing',
      'brands',
    ]) {
      expectRefused(key, await operator.get(`/api/payload-preferences/${key}`), 404);
      expectRefused(key, await operator.post(`/api/payload-preferences/${key}`, { value: {} }), 404);
    }
    for (const person of TENANTS)
      expectRefused(person, await world.people[person].post(path, { value: {} }), 404);
    expect(await sql('select key from payload_preferences')).toEqual([{ key: 'collection-brands' }]);
  });
});
