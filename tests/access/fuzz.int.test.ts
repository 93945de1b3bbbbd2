import { uploadEndpoints } from '@media/upload/serve';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COLLECTION_SLUGS } from '@/core/text/slugs';
import { webEndpoints } from '@/web/compose-web';
import { whole } from '../helpers/part';
import { openSocial } from '../helpers/social-servers';
import { startWeb } from '../helpers/start-web';
import { openTestApp, sqlOf } from '../helpers/test-app';
import { tryWild, wild } from './fuzz';
import { rawRequest, sendAllRaw, sendRaw } from './fuzz-raw';
import { type FuzzTarget, fuzzRoute, nothingSeen, OUT_OF_REACH } from './fuzz-run';
import { makeFuzzWorld } from './fuzz-world';
import type { Person } from './world';

const app = await openTestApp();
// A configured provider, without which those endpoints answer 404.
await openSocial(app);
const sql = sqlOf(app);
const seen = nothingSeen();
let world: FuzzTarget;

/** Inputs for each endpoint, and malformed requests: a few with every change, more in the long file, most in `tests/long`. */
const RUNS = whole ? 6 : 1;
const RAW = whole ? 400 : 100;
const SEED = 20261121;

beforeAll(async () => {
  await startWeb(app);
  world = { ...(await makeFuzzWorld(app)), seen, seed: SEED, reaching: whole ? 2 : 1 };
});
afterAll(() => console.info(`fuzz: ${seen.sent} requests sent`));

const routes = [...webEndpoints, ...uploadEndpoints];

describe('one hostile value among valid ones', () => {
  test.each(routes.map((route) => [route.id, route] as const))(
    '%s answers without a server error',
    async (_id, route) => {
      const before = seen.faults.length;
      await fuzzRoute(world, route, RUNS);
      expect(seen.faults.slice(before)).toEqual([]);
    },
  );

  test('valid requests reached every operation except those listed with a reason', () => {
    const missed = routes.map(({ id }) => id).filter((id) => !seen.reached.has(id));
    expect(missed.sort()).toEqual(Object.keys(OUT_OF_REACH).sort());
  });
});

test('malformed HTTP causes no server error, and the server keeps running', async () => {
  const { answered, faults } = await sendAllRaw(
    app.port,
    fc.sample(rawRequest, { numRuns: RAW, seed: SEED }),
  );
  seen.sent += RAW;
  expect(faults).toEqual([]);
  // The others wait for a body that is never sent.
  expect(answered).toBeGreaterThan(RAW / 2);
  expect(await sendRaw(app.port, 'GET /csrf HTTP/1.1\r\nHost: x\r\n\r\n')).toBe('HTTP/1.1 200 OK');
});

const SENDERS: Person[] = ['anonymous', 'guest', 'client', 'owner'];
const FIELDS = [
  'id',
  'name',
  'account',
  'account.name',
  'email',
  'deletedAt',
  'createdAt',
  'event.code',
  '__proto__',
];
const OPERATORS = [
  'equals',
  'in',
  'not_in',
  'like',
  'contains',
  'near',
  'within',
  'exists',
  'greater_than',
  'all',
  'x',
];
const KEYS = [
  ...FIELDS.flatMap((field) => OPERATORS.map((operator) => `where[${field}][${operator}]`)),
  ...['sort', 'limit', 'page', 'depth', 'pagination', 'trash', 'draft', 'locale', 'fallback-locale', 'where'],
  ...['where[or]', 'where[and][0][or][0][id][equals]', 'select[password]', 'populate[users][hash]'],
  ...['joins[x][limit]', 'joins', 'select', 'populate', 'data', 'publishSpecificLocale', 'flattenLocales'],
];

describe("Payload's own lists", () => {
  test.each(COLLECTION_SLUGS)('%s', async (slug) => {
    const question = fc.array(fc.constantFrom(...KEYS), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...SENDERS), wild, question, async (sender, input, keys) => {
        seen.sent += 1;
        const query = keys.map(
          (key, i) => [key, input.query[i]?.[1] ?? input.params[i % 3] ?? '1'] as [string, string],
        );
        const route = { method: 'GET', path: `/api/${slug}` } as const;
        const asked = { ...input, query };
        expect(
          await tryWild(world.world.people[sender], route, { ids: {}, body: {}, query: '' }, asked),
        ).toBeNull();
      }),
      { numRuns: RUNS * 2, endOnFailure: true, seed: SEED },
    );
  });
});

describe("Payload's own writes", () => {
  test.each(COLLECTION_SLUGS)('%s', async (slug) => {
    const rows = await sql(`select id::text as id from ${slug.replaceAll('-', '_')} limit 1`);
    const ids = { id: String(rows[0]?.id ?? world.world.project.id) };
    const body = {
      name: 'A name',
      email: 'a@b.test',
      event: world.world.project.id,
      gallery: world.world.project.gallery,
    };
    const routes = [
      { method: 'POST', path: `/api/${slug}` },
      { method: 'PATCH', path: `/api/${slug}/:id` },
      { method: 'PATCH', path: `/api/${slug}` },
    ] as const;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...SENDERS),
        wild,
        fc.constantFrom(...routes),
        async (sender, input, route) => {
          seen.sent += 1;
          expect(
            await tryWild(world.world.people[sender], route, { ids, body, query: '' }, input),
          ).toBeNull();
        },
      ),
      { numRuns: RUNS * 2, endOnFailure: true, seed: SEED },
    );
  });
});
