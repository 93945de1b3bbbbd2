import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { webEndpoints } from '@/compose-web';
import { COLLECTION_SLUGS } from '@/domain/slugs';
import { uploadEndpoints } from '@/server/uploads/endpoints';
import { openHouse, sqlOf } from '../helpers/house';
import { openSocial } from '../helpers/social-house';
import { startWeb } from '../helpers/start-web';
import { tryWild, wild } from './fuzz';
import { SAMPLES } from './samples';
import { makeWorld, type Person, type World } from './world';

const house = await openHouse();
const sql = sqlOf(house);
// With somewhere to sign in by, or those doors would lead nowhere.
await openSocial(house);
let world: World;
let tried = 0;

/** Inputs for each door: a few with every change, `KEEPERS_FUZZ=500` before anything is called done. */
const RUNS = Number(process.env.KEEPERS_FUZZ ?? 12);
/** The same inputs every time where a change is tried; others each time where faults are looked for. */
const SEED = process.env.KEEPERS_FUZZ ? {} : { seed: 20261121 };
const SENDERS: Person[] = ['anonymous', 'guest', 'client', 'owner'];
/** What ends the world the others stand in comes last. */
const ENDING = /sign_out|delete|remove|revoke|archive|restore|erase|end-|password/;
const order = (id: string, method: string) => (ENDING.test(id) || method === 'DELETE' ? 1 : 0);

beforeAll(async () => {
  await startWeb(house);
  world = await makeWorld(house);
});
afterAll(() => console.info(`fuzz: ${tried} inputs tried`));

const doors = [...webEndpoints, ...uploadEndpoints].sort(
  (a, b) => order(a.id, a.method) - order(b.id, b.method),
);

describe('whatever comes in, nothing breaks', () => {
  test.each(doors.map((door) => [door.id, door] as const))('%s', async (id, door) => {
    const { params = {}, body = {}, query = '' } = (await SAMPLES[id]?.(world)) ?? {};
    const ids = { id: world.project.id, ...params };
    const sample = { ids, body, query: query.replace(/^\?/, '') };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...SENDERS), wild, async (sender, input) => {
        tried++;
        expect(await tryWild(world.people[sender], door, sample, input)).toBeNull();
      }),
      { numRuns: RUNS, endOnFailure: true, ...SEED },
    );
  });
});

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
        tried++;
        const query = keys.map(
          (key, i) => [key, input.query[i]?.[1] ?? input.params[i % 3] ?? '1'] as [string, string],
        );
        const door = { method: 'GET', path: `/api/${slug}` } as const;
        const asked = { ...input, query };
        expect(await tryWild(world.people[sender], door, { ids: {}, body: {}, query: '' }, asked)).toBeNull();
      }),
      { numRuns: RUNS * 2, endOnFailure: true, ...SEED },
    );
  });
});

describe("Payload's own writes", () => {
  test.each(COLLECTION_SLUGS)('%s', async (slug) => {
    const rows = await sql(`select id::text as id from ${slug.replaceAll('-', '_')} limit 1`);
    const ids = { id: String(rows[0]?.id ?? world.project.id) };
    const body = {
      name: 'A name',
      email: 'a@b.test',
      event: world.project.id,
      gallery: world.project.gallery,
    };
    const doors = [
      { method: 'POST', path: `/api/${slug}` },
      { method: 'PATCH', path: `/api/${slug}/:id` },
      { method: 'PATCH', path: `/api/${slug}` },
    ] as const;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...SENDERS),
        wild,
        fc.constantFrom(...doors),
        async (sender, input, door) => {
          tried++;
          expect(await tryWild(world.people[sender], door, { ids, body, query: '' }, input)).toBeNull();
        },
      ),
      { numRuns: RUNS * 2, endOnFailure: true, ...SEED },
    );
  });
});
