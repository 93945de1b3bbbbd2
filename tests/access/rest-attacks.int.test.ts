import { beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../helpers/browser';
import { someOf, whole } from '../helpers/part';
import { expectRefused, ours, slugs, sql, TENANTS, web, world } from './rest-world';
import { PEOPLE, type Person } from './world';

/** A photographer who signed up a minute ago, and the operator of the installation. */
let stranger: Browser;
let operator: Browser;

beforeAll(() => {
  ({ "another account's owner": stranger, operator } = world.people);
});

async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const slug of ours()) {
    const [row] = await sql<{ n: number }>(`select count(*)::int as n from ${slug.replaceAll('-', '_')}`);
    counts[slug] = row?.n ?? 0;
  }
  return counts;
}

/** What Payload serves, or could be made to serve, below /api. */
const addresses = () => [...slugs(), 'globals', 'access', 'graphql', '__proto__', 'constructor'];

/** Everyone in the whole; otherwise the owner, who may do most, and one more by the address. */
const attackersOf = (slug: string): Person[] =>
  whole
    ? TENANTS
    : [
        'owner',
        ...someOf(
          slug,
          TENANTS.filter((person) => person !== 'owner'),
        ),
      ];

/** Every method and way to one address. */
async function attacksOn(slug: string): Promise<[string, string, object?][]> {
  const { project } = world;
  const [row] = ours().includes(slug)
    ? await sql<{ id: string }>(`select id from ${slug.replaceAll('-', '_')} limit 1`)
    : [];
  const all = `/api/${slug}`;
  const one = `${all}/${row?.id ?? project.id}`;
  const json = { account: project.account, event: project.id, name: 'Planted' };
  return [
    ['GET', all],
    ['GET', `${all}/count`],
    ['GET', `${all}?limit[]=100000&pagination=false`],
    ['GET', one],
    ['POST', all, { json }],
    ['PATCH', one, { json }],
    ['PATCH', `${all}?where[id][exists]=true`, { json }],
    ['DELETE', one],
    ['DELETE', `${all}?where[id][exists]=true`],
    ['POST', `${one}/duplicate`, { json: {} }],
    ['POST', all, { headers: { 'X-Payload-HTTP-Method-Override': 'GET' }, form: { limit: '100000' } }],
    ['POST', all, { headers: { 'X-HTTP-Method-Override': 'GET' }, form: { limit: '1' } }],
  ];
}

describe('raw rows are for operators alone', () => {
  test('the chosen attackers include everyone but operators', () => {
    expect(new Set(addresses().flatMap(attackersOf))).toEqual(new Set(TENANTS));
  });

  test('every collection, method and address answers everyone but operators that it does not exist', async () => {
    const before = await countRows();
    for (const slug of addresses()) {
      const attacks = await attacksOn(slug);
      for (const person of attackersOf(slug)) {
        const ask = world.people[person];
        // Requests at once would each fetch a token of their own.
        await ask.token();
        await Promise.all(
          attacks.map(async ([method, path, sent]) =>
            expectRefused(`${person}: ${method} ${path}`, await ask.send(method, path, sent ?? {}), 404),
          ),
        );
      }
    }
    expect(await countRows()).toEqual(before);
  }, 300_000);

  test("sorting through a relation cannot compare another studio's code", async () => {
    for (const query of [
      'sort=event.code',
      'sort=-event.code',
      'where[event.code][like]=D',
      'select[code]=true',
    ])
      expectRefused(query, await stranger.get(`/api/galleries?${query}`), 404);
  });

  test('a session token in a header instead of the cookie is ignored', async () => {
    const token = operator.cookies.get('keepers-token');
    for (const scheme of ['JWT', 'Bearer']) {
      const headers = { Authorization: `${scheme} ${token}` };
      expectRefused(scheme, await stranger.get('/api/events', { headers }), 404);
      expectRefused(scheme, await world.people.anonymous.get('/api/events', { headers }), 404);
    }
  });
});

describe("requests of Payload's own admin", () => {
  test("its user is returned without the session's token", async () => {
    for (const person of ['owner', 'assistant', 'operator'] as const) {
      const { status, json, text, headers } = await world.people[person].get('/api/users/me');
      expect([status, (json.user as unknown as { email: string }).email.includes('@')]).toEqual([200, true]);
      expect([text.includes('"token"'), text.includes('eyJ'), headers.get('cache-control')]).toEqual([
        false,
        false,
        'no-store',
      ]);
    }
  });

  test.each(['depth=2', 'select[hash]=true', 'populate[users][hash]=true', 'joins[x]=1'])(
    'its user requested with %s answers 404',
    async (query) => {
      expectRefused(query, await world.people.owner.get(`/api/users/me?${query}`), 404);
    },
  );

  test('the state of its navigation is readable, and not writable', async () => {
    const path = '/api/payload-preferences/nav';
    const { owner, assistant, operator, client, anonymous } = world.people;
    expect([(await owner.get(path)).status, (await owner.get(path)).json.value ?? null]).toEqual([200, null]);
    for (const person of [owner, assistant, operator, client, anonymous])
      for (const key of ['nav', 'locale', 'events-list', 'x'.repeat(200)]) {
        const to = `/api/payload-preferences/${key}`;
        expectRefused(key, await person.post(to, { value: { open: true } }), 404);
        expectRefused(key, await person.delete(to), 404);
      }
    expect(await sql('select 1 from payload_preferences')).toEqual([]);
  });

  test('a record cannot be locked, not in another user’s name either', async () => {
    const data = {
      document: { relationTo: 'events', value: world.project.id },
      user: { relationTo: 'users', value: world.studio.owner },
    };
    for (const person of PEOPLE)
      expectRefused(person, await world.people[person].post('/api/payload-locked-documents', data), 404);
    expect(await sql('select 1 from payload_locked_documents')).toEqual([]);
  });

  test.each(['owner', 'assistant', 'operator'] as const)(
    'a server function crafted by the %s reaches no page',
    async (person) => {
      const args = JSON.stringify([{ name: 'form-state', args: { collectionSlug: 'events' } }]);
      for (const path of ['/admin', '/admin/projects', '/', '/pricing'])
        for (const id of ['40'.repeat(21), '60'.repeat(21), 'x']) {
          web.drawn.length = 0;
          const { status } = await world.people[person].send('POST', path, {
            headers: { 'Next-Action': id, 'Content-Type': 'text/plain;charset=UTF-8' },
            body: args,
          });
          expect([path, status, web.drawn]).toEqual([path, 405, []]);
        }
    },
  );
});
