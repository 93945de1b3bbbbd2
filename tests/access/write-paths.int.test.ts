import type { CollectionSlug } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SignedIn } from '@/core/access/person';
import { asSystem, asUser } from '@/core/db/local-api';
import { payload } from '@/core/db/payload';
import { pool } from '@/core/db/pool';
import { DOMAIN_EVENTS } from '@/core/events/domain-events';
import { type Answer, Browser } from '../helpers/browser';
import { collectEvents } from '../helpers/collect-events';
import { someOf } from '../helpers/part';
import { startWeb } from '../helpers/start-web';
import { makeProject, makeStudio, makeUser, PASSWORD, type Project } from '../helpers/studio';
import { openTestApp, sqlOf } from '../helpers/test-app';
import { byLocalApi, byRest, NOWHERE, type Noun, type Side, type Way } from './write-ways';
import { writtenNouns } from './written-nouns';

// Who may write what, and through what, is docs/decisions/0005-who-writes-what.md. Each noun that is open is written by the
// same steps through each way in; each other collection is asserted closed, also one a feature adds tomorrow.

const app = await openTestApp();
const sql = sqlOf(app);
const nouns = writtenNouns(sql);
let operator: Browser;

beforeAll(async () => {
  await startWeb(app);
  operator = await new Browser(app.origin).signIn((await makeUser({ operator: true })).email, PASSWORD);
});

const PLAN = { medias: 3, products: { Album: 12 }, options: { name: 'The project' } };
let elsewhere: Promise<Project> | undefined;

async function makeSide(): Promise<Side> {
  const studio = await makeStudio('A studio');
  // Nothing is written there, by any way.
  elsewhere ??= makeStudio('Elsewhere').then((other) => makeProject(other, PLAN));
  return {
    studio,
    project: await makeProject(studio, PLAN),
    second: await makeProject(studio, PLAN),
    theirs: await elsewhere,
    owner: await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD),
  };
}

/** The result of a run of the steps, without ids and times. */
async function traceOf(slug: string, noun: Noun, side: Side, way: Way) {
  const { account, id } = side.project;
  const [{ newest } = { newest: '0' }] = await sql<{ newest: string }>(
    'select coalesce(max(id), 0)::text as newest from event_changes where event_id = $1',
    [id],
  );
  await sql('delete from audit_entries where account_id = $1', [account]);
  await received();
  const steps: string[] = [];
  await noun.steps(way, side, (step, outcome) => void steps.push(`${slug}, ${step}: ${outcome}`));
  return {
    steps,
    rows: await noun.rows(side),
    history: await sql(
      'select action, subject, count, event_id is not null as of_project from audit_entries where account_id = $1 order by id',
      [account],
    ),
    live: await sql(
      `select kind, jsonb_array_length(data->'galleries') as galleries from event_changes
        where event_id = $1 and id > $2::bigint order by id`,
      [id, newest],
    ),
    received: await received(),
  };
}

/** Every domain event: none of these nouns emits one, by any way. */
const received = collectEvents(...Object.keys(DOMAIN_EVENTS));

describe.each(Object.entries(nouns))('%s', (slug, noun) => {
  test('gets the same refusals, rows, history and events by endpoint, Local API and operator', async () => {
    const traces = [];
    // In `npm test` the endpoint and one of the others, by the noun's name.
    for (const kind of ['own', ...someOf(slug, ['local', 'rest'] as const)] as const) {
      const side = await makeSide();
      const way =
        kind === 'own'
          ? noun.own(side)
          : kind === 'rest'
            ? byRest(operator, slug, noun, side)
            : byLocalApi(slug as CollectionSlug, noun, side);
      traces.push(await traceOf(slug, noun, side, way));
    }
    const [own, ...others] = traces;
    expect(own?.steps.filter((step) => step.endsWith(': ok')).length).toBeGreaterThan(3);
    expect(own?.steps.filter((step) => !step.endsWith(': ok')).length).toBeGreaterThan(1);
    expect(others.length).toBeGreaterThan(0);
    for (const other of others) expect(other).toEqual(own);
  }, 120_000);
});

const slugs = () => Object.keys(payload().collections).filter((slug) => !slug.startsWith('payload-'));

describe('every other collection is written by operations alone', () => {
  test("an operator's create, change and deletion are refused with a code, and change nothing", async () => {
    const side = await makeSide();
    const { account, id } = side.project;
    let tried = 0;
    for (const slug of slugs().filter((one) => !Object.hasOwn(nouns, one))) {
      const table = slug.replaceAll('-', '_');
      const before = await sql(`select to_jsonb(t)::text as row from ${table} t order by 1`);
      const [row] = await sql<{ id: string }>(`select id::text as id from ${table} limit 1`);
      const one = `/api/${slug}/${row?.id ?? NOWHERE}`;
      const names = payload().collections[slug as CollectionSlug].config.flattenedFields.map(
        ({ name }) => name,
      );
      const data = Object.fromEntries(
        Object.entries({ account, event: id, name: 'Planted' }).filter(([name]) => names.includes(name)),
      );
      for (const answer of [
        await operator.post(`/api/${slug}`, data),
        await operator.send('PATCH', one, { json: data }),
        await operator.delete(one),
      ]) {
        expect([slug, answer.status, answer.json.code]).toEqual([slug, 403, 'RECORD_READ_ONLY']);
        tried += 1;
      }
      expect([slug, await sql(`select to_jsonb(t)::text as row from ${table} t order by 1`)]).toEqual([
        slug,
        before,
      ]);
    }
    expect(tried).toBeGreaterThan(60);
  });

  test('no person of a studio writes a row through Payload, in the Local API under their rights or by a request', async () => {
    const side = await makeSide();
    const { account, id } = side.project;
    const owner = (await asSystem('the test looks a person up').byId('users', side.studio.owner)) as SignedIn;
    for (const slug of slugs()) {
      const [row] = await sql<{ id: string }>(
        `select id::text as id from ${slug.replaceAll('-', '_')} limit 1`,
      );
      const api = asUser(owner);
      const at = slug as never;
      const data = { account, event: id, name: 'Planted' };
      for (const work of [
        () => api.create(at, data),
        () => api.update(at, row?.id ?? NOWHERE, data),
        () => api.delete(at, row?.id ?? NOWHERE),
      ]) {
        const refused = await work().catch((error: unknown) => error);
        expect([slug, (refused as { status?: number }).status]).toEqual([slug, 403]);
      }
      for (const [method, path] of [
        ['POST', `/api/${slug}`],
        ['PATCH', `/api/${slug}/${row?.id ?? NOWHERE}`],
        ['DELETE', `/api/${slug}/${row?.id ?? NOWHERE}`],
      ] as const)
        expect([slug, (await side.owner.send(method, path, { json: data })).status]).toEqual([slug, 404]);
    }
  }, 120_000);
});

describe('rows that only operations create and delete', () => {
  test('a request can neither create, delete nor restore a project', async () => {
    const { project } = await makeSide();
    const one = `/api/events/${project.id}`;
    const refused = async (answer: Promise<Answer>) => {
      const { status, json } = await answer;
      expect([status, json.code]).toEqual([403, 'RECORD_READ_ONLY']);
    };
    await refused(
      operator.post('/api/events', { account: project.account, name: 'Planted', time_zone: 'UTC' }),
    );
    await refused(operator.delete(one));
    await refused(operator.send('PATCH', one, { json: { deletedAt: new Date().toISOString() } }));
    await sql('update events set deleted_at = now() where id = $1', [project.id]);
    await refused(operator.send('PATCH', `${one}?trash=true`, { json: { deletedAt: null } }));
    expect(await sql('select deleted_at is null as there from events where id = $1', [project.id])).toEqual([
      { there: false },
    ]);
  });

  test('a request cannot change picture settings, the cover or fields of features', async () => {
    const { project, second } = await makeSide();
    const columns = `brand_id, add_watermark, upload_resolution, do_not_optimize_my_photos, cover_id, code, address,
      reviews_requested_at, site_consent_at, published_at, archived_at, printselectiondone`;
    const before = await sql(`select ${columns} from events where id = $1`, [project.id]);
    const { status } = await operator.send('PATCH', `/api/events/${project.id}`, {
      json: {
        brand: null,
        add_watermark: true,
        upload_resolution: 'original',
        do_not_optimize_my_photos: true,
        cover: second.medias[0],
        code: 'MINE2026',
        address: 'mine-kxqz',
        former_addresses: ['mine-kxqz'],
        reviews_requested_at: new Date().toISOString(),
        site_consent_at: new Date().toISOString(),
        published_at: null,
        archived_at: new Date().toISOString(),
        printselectiondone: true,
      },
    });
    expect([status, await sql(`select ${columns} from events where id = $1`, [project.id])]).toEqual([
      200,
      before,
    ]);
  });
});

async function addClient(account: string) {
  const sentence = `insert into clients (id, account_id, name) values (gen_random_uuid(), $1, 'Maya') returning id`;
  return (await sql<{ id: string }>(sentence, [account]))[0]?.id;
}

test('a request cannot change a client’s password, account or person, clear their address, or resume their mail', async () => {
  const { project, theirs } = await makeSide();
  const client = await addClient(project.account);
  const [person] = await sql<{ id: string }>(
    `insert into users (id, email) values (gen_random_uuid(), 'person.of.no.studio@example.com') returning id`,
  );
  const columns = 'account_id, user_id, selection_password_hash, mail_cleared_at, reminders_stopped_at';
  const before = await sql(`select ${columns} from clients where id = $1`, [client]);
  for (const data of [
    { selection_password_hash: 'scrypt$x$y' },
    { mail_cleared_at: new Date().toISOString() },
    { reminders_stopped_at: new Date().toISOString() },
    { account: theirs.account },
    { user: person?.id },
  ])
    await operator.send('PATCH', `/api/clients/${client}`, { json: { name: 'Maya L.', ...data } });
  expect(await sql(`select ${columns} from clients where id = $1`, [client])).toEqual(before);
});

test('a request cannot restore a client without a name and an address', async () => {
  const id = await addClient((await makeSide()).project.account);
  await sql('update clients set deleted_at = now() where id = $1', [id]);
  const restore = (json: object) =>
    operator.send('PATCH', `/api/clients/${id}?trash=true`, { json: { deletedAt: null, ...json } });
  const answers = [await restore({ name: '', email: null }), await restore({})];
  expect(answers.map(({ status }) => status)).toEqual([422, 200]);
  const stored = await sql('select name, deleted_at from clients where id = $1', [id]);
  expect(stored).toEqual([{ name: 'Maya', deleted_at: null }]);
});

describe('deleting', () => {
  test('a row of a noun with a trash marks it, and never removes it', async () => {
    const { project } = await makeSide();
    for (const [slug, id] of [
      ['galleries', project.gallery],
      ['products', project.products.Album],
    ]) {
      const { status, json } = await operator.delete(`/api/${slug}/${id}`);
      expect([slug, status, json.code]).toEqual([slug, 403, 'RECORD_READ_ONLY']);
      expect(await sql(`select deleted_at from ${slug} where id = $1`, [id])).toEqual([{ deleted_at: null }]);
    }
  });
});

test('is recorded in the history as the operator’s', async () => {
  const { project } = await makeSide();
  await operator.send('PATCH', `/api/products/${project.products.Album}`, {
    json: { deletedAt: new Date().toISOString() },
  });
  expect(
    await sql('select action, actor_role from audit_entries where account_id = $1 order by id desc limit 1', [
      project.account,
    ]),
  ).toEqual([{ action: 'product.deleted', actor_role: 'operator' }]);
});

test('concurrent changes of different fields of one row are all stored', async () => {
  const { studio } = await makeSide();
  const path = `/api/brands/${studio.brand}`;
  const first = await pool().connect();
  try {
    await first.query('begin');
    await first.query(`update brands set contact_phone = '1' where id = $1`, [studio.brand]);
    const others = [
      operator.send('PATCH', path, { json: { sender_name: 'Two' } }),
      operator.send('PATCH', path, { json: { contact_email: 'three@brand.test' } }),
    ];
    // Both have begun, and wait for the first.
    await expect
      .poll(
        async () =>
          (
            await sql(
              `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
            )
          ).length,
      )
      .toBe(2);
    await first.query('commit');
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200]);
  } finally {
    first.release();
  }
  expect(
    await sql('select contact_phone, sender_name, contact_email from brands where id = $1', [studio.brand]),
  ).toEqual([{ contact_phone: '1', sender_name: 'Two', contact_email: 'three@brand.test' }]);
});
