import { beforeAll, describe, expect, test } from 'vitest';
import { canOnCollection } from '@/core/access/permissions';
import { COLLECTION_SLUGS, type CollectionSlug } from '@/core/text/slugs';
import { someOf, whole } from '../helpers/part';
import { startWeb } from '../helpers/start-web';
import { openTestApp, sqlOf } from '../helpers/test-app';
import { makeWorld, type Person, ROLE_HERE, type World } from './world';

const app = await openTestApp();
const sql = sqlOf(app);
let world: World;

beforeAll(async () => {
  await startWeb(app);
  world = await makeWorld(app);
  const { project, people } = world;
  await people.client.post('/product_medias', { media: project.medias[0], product: project.products.Album });
  await people.owner.post(`/api/x/studio/projects/${project.id}/invitations`, { name: 'Dana' });
  await sql(`insert into clients (id, account_id, name) values (gen_random_uuid(), $1, 'A client')`, [
    project.account,
  ]);
  await sql(
    `insert into mails (id, account_id, event_id, kind, "to", subject)
     values (gen_random_uuid(), $1, $2, 'test', 'a@b.test', 'A mail')`,
    [project.account, project.id],
  );
  await sql(
    `insert into feature_settings (id, account_id, feature, chosen) values (gen_random_uuid(), $1, 'notes', '{}')`,
    [project.account],
  );
  await sql(
    `insert into assets (id, account_id, kind, sha256, filename) values (gen_random_uuid(), $1, 'logo', 'x', 'x.png')`,
    [project.account],
  );
  await sql(
    `insert into message_templates (id, account_id, heading) values (gen_random_uuid(), $1, 'Hello')`,
    [project.account],
  );
  await sql(
    `insert into presets (id, account_id, name, settings, galleries, products)
     values (gen_random_uuid(), $1, 'A preset', '{}', '[]', '[]')`,
    [project.account],
  );
  await sql(
    `insert into saved_filters (id, account_id, user_id, name, query)
     select gen_random_uuid(), $1, id, 'A filter', 'phase=draft' from users where account_id = $1 limit 1`,
    [project.account],
  );
  await sql(
    `insert into reviews (id, account_id, content, rating, written_at) values (gen_random_uuid(), $1, 'Lovely', 5, now())`,
    [project.account],
  );
});

const tableOf = (slug: CollectionSlug) => slug.replaceAll('-', '_');
/** People outside the account, whatever cookies they send. */
const OUTSIDE: Person[] = [
  'anonymous',
  'guest',
  'client',
  'revoked client',
  'signed in, no grant',
  'assistant who left',
  "another account's owner",
];

/** Everyone of them in the whole; otherwise the owner of another account, and one more by the collection's name. */
const outsidersOf = (slug: CollectionSlug): Person[] =>
  whole ? OUTSIDE : [...someOf(slug, OUTSIDE.slice(0, -1)), "another account's owner"];

async function rowsOf(slug: CollectionSlug): Promise<{ id: string; row: string }[]> {
  const own = slug === 'accounts' ? 'id' : 'account_id';
  return sql(
    `select id::text as id, to_jsonb(t)::text as row from ${tableOf(slug)} t where ${own} = $1 order by id`,
    [world.project.account],
  );
}

describe.each(COLLECTION_SLUGS)("Payload's own REST of %s", (slug) => {
  test('has a row in the world, without which the next tests prove nothing', async () => {
    expect((await rowsOf(slug)).length).toBeGreaterThan(0);
  });

  test.each(outsidersOf(slug))('returns nothing to, and accepts nothing from, %s', async (person) => {
    const before = await rowsOf(slug);
    const id = before[0]?.id ?? '';
    const ask = world.people[person];
    const list = await ask.get(`/api/${slug}?limit=500`);
    expect([list.status, list.json.code]).toEqual([404, 'NOT_FOUND']);
    const count = await ask.get(`/api/${slug}/count?where[id][equals]=${id}`);
    expect(count.status).toBe(404);
    const answers = [
      await ask.get(`/api/${slug}/${id}`),
      await ask.send('PATCH', `/api/${slug}/${id}`, { json: { name: 'Stolen', business_name: 'Stolen' } }),
      await ask.send('PATCH', `/api/${slug}?where[id][equals]=${id}`, { json: { name: 'Stolen' } }),
      await ask.delete(`/api/${slug}/${id}`),
      await ask.delete(`/api/${slug}?where[id][equals]=${id}`),
      await ask.post(`/api/${slug}`, {
        account: world.project.account,
        event: world.project.id,
        name: 'Planted',
      }),
      await ask.post(`/api/${slug}/${id}/duplicate`, {}),
      await ask.get(`/api/${slug}/versions`),
    ];
    for (const answer of answers) {
      const changed = (answer.json?.docs ?? []) as unknown[];
      const nothing =
        [400, 401, 403, 404, 405].includes(answer.status) || (answer.status === 200 && changed.length === 0);
      expect([answer.status, answer.text.slice(0, 200), nothing]).toEqual([
        answer.status,
        answer.text.slice(0, 200),
        true,
      ]);
      expect(answer.text).not.toContain(world.project.code);
    }
    expect(await rowsOf(slug)).toEqual(before);
  });

  test.each(['assistant', 'owner', 'operator'] as const)('answers %s as the table says', async (person) => {
    const scope = canOnCollection(ROLE_HERE[person], slug, 'read');
    const list = await world.people[person].get(`/api/${slug}?limit=500`);
    if (person !== 'operator') {
      expect(list.status).toBe(404);
      return;
    }
    const docs = ((list.json.docs ?? []) as { id: string }[]).map((doc) => doc.id);
    const missing = (await rowsOf(slug)).filter((row) => !docs.includes(row.id));
    expect([list.status, missing]).toEqual(scope === 'all' ? [200, []] : [403, await rowsOf(slug)]);
  });
});

describe('requests that are refused to the own account too', () => {
  test.each([
    ['its code', { code: 'MINE2026' }],
    ['its account', { account: null }],
    ['that it is complete', { printselectiondone: true }],
  ])('an owner cannot write %s of a project', async (_what, data) => {
    const { project, other, people } = world;
    const [before] = await sql('select code, account_id, printselectiondone from events where id = $1', [
      project.id,
    ]);
    const sent = 'account' in data ? { account: other.project.account } : data;
    await people.owner.send('PATCH', `/api/events/${project.id}`, { json: sent });
    expect(
      await sql('select code, account_id, printselectiondone from events where id = $1', [project.id]),
    ).toEqual([before]);
  });

  test('an owner cannot make a user operator or move one into another account', async () => {
    const { people, studio, other } = world;
    await people.owner.send('PATCH', `/api/users/${studio.owner}`, {
      json: { operator: true, role: 'assistant', account: other.project.account },
    });
    const rows = await sql('select operator, role::text as role, account_id from users where id = $1', [
      studio.owner,
    ]);
    expect(rows).toEqual([{ operator: false, role: 'owner', account_id: studio.account }]);
    const made = {
      email: 'spy@people.test',
      password: 'long enough',
      account: other.project.account,
      role: 'owner',
    };
    await people.owner.post('/api/users', { ...made, operator: true });
    expect(
      await sql(`select 1 from users where email = 'spy@people.test' and (operator or account_id = $1)`, [
        other.project.account,
      ]),
    ).toEqual([]);
  });

  test('no row contains a password, a salt or a hash', async () => {
    const { text, json } = await world.people.operator.get('/api/users?limit=100&depth=2');
    expect(text).toContain('@');
    const users = json.docs as unknown as { operator: boolean; sessions?: unknown[] }[];
    // Payload shows a user their own sessions only.
    expect(users.filter((user) => user.sessions?.length && !user.operator)).toEqual([]);
    for (const word of ['"hash"', '"salt"', 'reset_password', 'resetPassword']) {
      expect([word, text.includes(word)]).toEqual([word, false]);
    }
    expect((await world.people.owner.get('/api/events?limit=100')).text).not.toContain(
      'selection_password_hash',
    );
  });
});

describe("Payload's other routes", () => {
  test.each([
    ['POST', '/api/users/login'],
    ['POST', '/api/users/logout'],
    ['POST', '/api/users/forgot-password'],
    ['POST', '/api/users/reset-password'],
    ['POST', '/api/users/first-register'],
    ['POST', '/api/users/unlock'],
    ['POST', '/api/users/refresh-token'],
    ['POST', '/api/users/verify/abc'],
    ['POST', '/api/graphql'],
    ['GET', '/api/graphql'],
    ['GET', '/api/graphql-playground'],
    ['GET', '/api/media/file/IMG_1.JPG'],
    ['GET', '/api/payload-jobs/run'],
    ['POST', '/api/payload-jobs/run'],
    ['POST', '/api/users//login'],
    ['POST', '/api/Users/login'],
    ['POST', '/api/users/login/'],
    ['POST', '/api/users/%6cogin'],
    ['POST', '/api/./users/login'],
    ['POST', '/api/events/../users/login'],
  ])('%s %s is closed', async (method, path) => {
    const json =
      method === 'POST' ? { json: { email: world.studio.ownerEmail, password: 'keepers-tests' } } : {};
    for (const person of ['anonymous', 'owner'] as const) {
      const { status, text } = await world.people[person].send(method, path, json);
      expect([person, path, status, text.includes('"token"')]).toEqual([person, path, 404, false]);
    }
  });

  test('a method in a header does not reach another handler', async () => {
    const { status, json } = await world.people.anonymous.send('POST', '/api/events', {
      headers: { 'X-Payload-HTTP-Method-Override': 'GET' },
      form: { limit: '10' },
    });
    expect(status === 200 ? json.docs : []).toEqual([]);
  });
});
