import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { canOnCollection } from '@/core/access/permissions';
import type { SignedIn } from '@/core/access/person';
import { roleOf } from '@/core/access/person';
import { asSystem, asUser } from '@/core/db/local-api';
import { COLLECTION_SLUGS } from '@/core/text/slugs';
import { startWeb } from '../helpers/start-web';
import { makeMedia, makeProject, makeStudio, makeUser } from '../helpers/studio';
import { openTestApp, sqlOf } from '../helpers/test-app';

const app = await openTestApp();
const sql = sqlOf(app);
/** Every kind of signed-in person, and an anonymous caller. */
const people: (SignedIn | null)[] = [null];

beforeAll(async () => {
  await startWeb(app);
  for (const _ of [1, 2]) {
    const studio = await makeStudio();
    const project = await makeProject(studio);
    const place = { account: studio.account, event: project.id, gallery: project.gallery };
    await makeMedia(place, 'HIDDEN.JPG', { hidden: true });
    await makeMedia(place, 'PRIVATE.JPG', { private: true });
    const assistant = await makeUser({ account: studio.account, role: 'assistant' });
    const asUserRow = async (id: string) =>
      (await asSystem('the test looks a person up').byId('users', id)) as SignedIn;
    people.push(await asUserRow(studio.owner), await asUserRow(assistant.id));
  }
  for (const data of [{}, { operator: true }, { role: 'owner' as const }]) {
    const made = await makeUser(data);
    people.push((await asSystem('the test looks a person up').byId('users', made.id)) as SignedIn);
  }
});

const tableOf = (slug: string) => slug.replaceAll('-', '_');

/** The rows that the access table allows of a collection, as SQL: an independent way to the same answer. */
async function idsBySql(person: SignedIn | null, slug: (typeof COLLECTION_SLUGS)[number]): Promise<string[]> {
  const scope = canOnCollection(roleOf(person), slug, 'read');
  if (scope === 'none') return [];
  const own = slug === 'accounts' ? 'id' : 'account_id';
  const rows = await sql<{ id: string }>(
    `select id from ${tableOf(slug)} where ($1::uuid is null or ${own} = $1::uuid) order by id`,
    [scope === 'all' ? null : person?.account],
  );
  return rows.map((row) => row.id);
}

test('each person reads the same rows of each collection through Payload as by the table in SQL', async () => {
  for (const person of people) {
    for (const slug of COLLECTION_SLUGS) {
      const through = asUser(person as SignedIn)
        .find(slug, {}, { limit: 1000, sort: 'id', select: ['id'] })
        .catch(() => []);
      const ids = (await through).map((row) => row.id).sort();
      expect([person?.email ?? 'anonymous', slug, ids]).toEqual([
        person?.email ?? 'anonymous',
        slug,
        await idsBySql(person, slug),
      ]);
    }
  }
});

test('no filter returns a row that the table refuses', async () => {
  const rows = await sql<{ id: string; name: string; account_id: string }>(
    'select id, name, account_id from events',
  );
  const value = fc.oneof(
    fc.constantFrom(...rows.flatMap((row) => [row.id, row.name, row.account_id])),
    fc.string({ maxLength: 12 }),
    fc.constant(null),
  );
  const leaf = fc
    .tuple(
      fc.constantFrom('id', 'name', 'account', 'published_at'),
      fc.constantFrom('equals', 'not_equals', 'in', 'exists', 'like'),
      value,
    )
    .map(([field, operator, one]) => ({
      [field]: { [operator]: operator === 'in' ? [one] : operator === 'exists' ? true : one },
    }));
  const where = fc.letrec((tie) => ({
    one: fc.oneof(
      { maxDepth: 2 },
      leaf,
      fc.record({ or: fc.array(tie('one'), { minLength: 1, maxLength: 3 }) }),
      fc.record({ and: fc.array(tie('one'), { minLength: 1, maxLength: 3 }) }),
    ),
  })).one;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...people), where, async (person, filter) => {
      const found = await asUser(person as SignedIn)
        .find('events', filter as never, { limit: 1000, select: ['id'] })
        .catch(() => []);
      const allowed = new Set(await idsBySql(person, 'events'));
      return found.every((row) => allowed.has(row.id));
    }),
    { numRuns: 60 },
  );
});
