import type { CollectionSlug, FlattenedField } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { canOnCollection } from '@/core/access/permissions';
import { asSystem } from '@/core/db/local-api';
import { payload } from '@/core/db/payload';
import { Browser } from '../helpers/browser';
import { plant } from '../helpers/plant';
import { startWeb } from '../helpers/start-web';
import { makeProject, makeStudio, makeUser, PASSWORD, type Project, type Studio } from '../helpers/studio';
import { openTestApp, sqlOf } from '../helpers/test-app';

const app = await openTestApp();
const sql = sqlOf(app);

/** A studio with one row of everything that another row can refer to. */
interface Side {
  studio: Studio;
  project: Project;
  rows: Record<string, string>;
}
let mine: Side;
let theirs: Side;
let operator: Browser;

async function makeSide(): Promise<Side> {
  const studio = await makeStudio();
  const project = await makeProject(studio, { medias: 1 });
  const { account } = project;
  const insert = async (text: string, values: unknown[]) =>
    (await sql<{ id: string }>(`${text} returning id`, values))[0]?.id as string;
  const client = await insert(
    `insert into clients (id, account_id, name) values (gen_random_uuid(), $1, 'A client')`,
    [account],
  );
  const grant = await insert(
    `insert into grants (id, account_id, event_id) values (gen_random_uuid(), $1, $2)`,
    [account, project.id],
  );
  const invitation = await insert(
    `insert into invitations (id, account_id, event_id, token_hash)
     values (gen_random_uuid(), $1, $2, gen_random_uuid()::text)`,
    [account, project.id],
  );
  const mail = await insert(
    `insert into mails (id, account_id, kind, "to", subject)
     values (gen_random_uuid(), $1, 'test', 'a@b.test', 'A mail')`,
    [account],
  );
  const download = await insert(
    `insert into downloads (id, account_id, event_id, scope, size, role, name, files, bytes, state)
     values (gen_random_uuid(), $1, $2, 'all', 'web', 'client', 'x', 1, 1, 'ready')`,
    [account, project.id],
  );
  const list = await insert(
    `insert into selection_lists (id, account_id, event_id, person, name) values (gen_random_uuid(), $1, $2, 'x', 'A list')`,
    [account, project.id],
  );
  const site = await insert(
    `insert into sites (id, account_id, draft) values (gen_random_uuid(), $1, '{}')`,
    [account],
  );
  return {
    studio,
    project,
    rows: {
      accounts: account,
      events: project.id,
      galleries: project.gallery,
      media: project.medias[0] as string,
      products: project.products.Album as string,
      brands: studio.brand,
      users: studio.owner,
      clients: client,
      grants: grant,
      invitations: invitation,
      mails: mail,
      downloads: download,
      'selection-lists': list,
      sites: site,
    },
  };
}

beforeAll(async () => {
  await startWeb(app);
  mine = await makeSide();
  theirs = await makeSide();
  operator = await new Browser(app.origin).signIn((await makeUser({ operator: true })).email, PASSWORD);
});

type Relation = FlattenedField & { type: 'relationship'; relationTo: string };
const slugs = () => Object.keys(payload().collections).filter((slug) => !slug.startsWith('payload-'));
const fieldsOf = (slug: string) => payload().collections[slug as CollectionSlug].config.flattenedFields;
const relationsOf = (slug: string) =>
  fieldsOf(slug).filter(
    (field): field is Relation => field.type === 'relationship' && typeof field.relationTo === 'string',
  );

/** A row of a collection that is right, so that one wrong relation is all that is wrong. */
function rightRow(slug: string): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const field of fieldsOf(slug)) {
    const { name, type, required } = field as { name: string; type: string; required?: boolean };
    if (type === 'relationship' && typeof (field as Relation).relationTo === 'string') {
      const own = mine.rows[(field as Relation).relationTo];
      if (required || name === 'account') row[name] = own;
    } else if (required && type === 'text') row[name] = 'x';
    else if (required && type === 'textarea') row[name] = 'x';
    else if (required && type === 'number') row[name] = 1;
    else if (required && type === 'json') row[name] = {};
    else if (required && type === 'date') row[name] = '2026-01-01T00:00:00.000Z';
  }
  return { ...row, ...(slug === 'events' || slug === 'accounts' ? { time_zone: 'UTC' } : {}) };
}

/** The fields that an error names, for every kind of caller. */
const fieldsNamed = (error: unknown) => Object.keys((error as { fields?: object }).fields ?? {});

async function everyRelation(check: (slug: string, relation: Relation) => Promise<void>): Promise<number> {
  let tried = 0;
  for (const slug of slugs())
    for (const relation of relationsOf(slug)) {
      // A row's own account is what everything else is compared with.
      if (relation.name === 'account') continue;
      expect([relation.relationTo, theirs.rows[relation.relationTo]]).toEqual([
        relation.relationTo,
        expect.any(String),
      ]);
      await check(slug, relation);
      tried += 1;
    }
  return tried;
}

/** A table without an account column belongs to the account of its first relation; the others must match. */
const decides = (slug: string, relation: Relation) =>
  !relationsOf(slug).some(({ name }) => name === 'account') && relationsOf(slug)[0] === relation;

describe('a row of the own account that refers to a row of another studio', () => {
  test('cannot be written through the Local API, for any collection and relation', async () => {
    const api = asSystem('the test plants as an operation with a fault would');
    const tried = await everyRelation(async (slug, relation) => {
      if (decides(slug, relation)) return;
      const row = { ...rightRow(slug), [relation.name]: theirs.rows[relation.relationTo] };
      const refused = await api.create(slug as never, row).catch((error: unknown) => error);
      expect([slug, fieldsNamed(refused)]).toEqual([slug, expect.arrayContaining([relation.name])]);
      expect((refused as { code: string }).code).toBe('INVALID_INPUT');
    });
    expect(tried).toBeGreaterThan(40);
  });

  test("cannot be written by an operator's request, which is refused with field and code", async () => {
    await everyRelation(async (slug, relation) => {
      if (decides(slug, relation)) return;
      const row = { ...rightRow(slug), [relation.name]: theirs.rows[relation.relationTo] };
      const { status, json } = await operator.post(`/api/${slug}`, row);
      const errors = Array.isArray(json.errors) ? (json.errors as { path?: string }[]) : [];
      const named = errors.find(({ path }) => path === relation.name)?.path;
      const said = [slug, relation.name, status, named ?? json.code];
      // Tables that operations alone write, and fields that operations alone set, are closed before.
      const may = [
        [slug, relation.name, 422, relation.name],
        [slug, relation.name, 403, 'RECORD_READ_ONLY'],
        [slug, relation.name, 422, 'INVALID_INPUT'],
      ];
      if (status !== 201) expect(may).toContainEqual(said);
      else
        expect([slug, (json.doc as unknown as Record<string, unknown>)[relation.name] ?? null]).toEqual([
          slug,
          null,
        ]);
    });
  });

  test('cannot result from changing a valid row', async () => {
    const api = asSystem('the test plants as an operation with a fault would');
    await everyRelation(async (slug, relation) => {
      const own = mine.rows[slug];
      if (!own || decides(slug, relation)) return;
      const refused = await api
        .update(slug as never, own, { [relation.name]: theirs.rows[relation.relationTo] })
        .catch((error: unknown) => error);
      // A field that cannot be written after creation is ignored: no refusal, no change.
      const column = `${relation.name}_id`;
      const [row] = await sql(`select * from ${slug.replaceAll('-', '_')} where id = $1`, [own]);
      expect([slug, relation.name, row?.[column] === theirs.rows[relation.relationTo]]).toEqual([
        slug,
        relation.name,
        false,
      ]);
      if (refused instanceof Error) expect(fieldsNamed(refused)).toContain(relation.name);
    });
  });

  test('no such row was stored', async () => {
    for (const slug of slugs())
      for (const relation of relationsOf(slug)) {
        if (relation.name === 'account' || !relationsOf(slug).some(({ name }) => name === 'account'))
          continue;
        const target = relation.relationTo;
        if (target === 'users') continue;
        expect([
          slug,
          relation.name,
          await sql(
            `select r.id from ${slug.replaceAll('-', '_')} r join ${target.replaceAll('-', '_')} t on t.id = r.${relation.name}_id
              where t.account_id <> r.account_id`,
          ),
        ]).toEqual([slug, relation.name, []]);
      }
  });
});

describe('relations within one studio', () => {
  const api = () => asSystem('the test writes as an operation would');

  test('between two projects are refused if the row belongs to one', async () => {
    const second = await makeProject(mine.studio, { medias: 1 });
    const { account, id: event } = mine.project;
    const planted = { account, event, product: mine.rows.products, media: second.medias[0] };
    const refused = await api()
      .create('product-medias', planted)
      .catch((error: unknown) => error);
    expect(fieldsNamed(refused)).toEqual(['media']);
    const cover = await api()
      .update('events', event, { cover: second.medias[0] })
      .catch((error: unknown) => error);
    expect(fieldsNamed(cover)).toEqual(['cover']);
  });

  test('a product cannot depend on itself or form a cycle', async () => {
    const { account, id: event } = mine.project;
    const [a, b, c] = (await Promise.all(
      ['A', 'B', 'C'].map(async (name) => (await api().create('products', { account, event, name })).id),
    )) as [string, string, string];
    await api().update('products', b, { among: a });
    await api().update('products', c, { among: b });
    for (const among of [a, c]) {
      const refused = await api()
        .update('products', a, { among })
        .catch((error: unknown) => error);
      expect((refused as { fields?: object }).fields).toEqual({ among: 'leads_round' });
    }
  });

  test('valid rows are stored: own relations, a client without an account, a row changed elsewhere', async () => {
    const { account, id: event } = mine.project;
    const person = await makeUser({});
    const client = await api().create('clients', { account, name: 'Dana', user: person.id });
    expect((await api().update('clients', client.id, { name: 'Dana C.' })).name).toBe('Dana C.');
    const cover = await api().update('events', event, { cover: mine.rows.media });
    expect(cover.cover).toBe(mine.rows.media);
  });

  test('a row that was planted before can still be changed in its other fields', async () => {
    await plant(app.databaseUrl, 'update events set brand_id = $2 where id = $1', [
      mine.project.id,
      theirs.studio.brand,
    ]);
    expect((await api().update('events', mine.project.id, { name: 'Renamed' })).name).toBe('Renamed');
    await sql('update events set brand_id = $2 where id = $1', [mine.project.id, mine.studio.brand]);
  });
});

/** Whether operations alone change rows of it: an operator's REST is refused before a value is looked at. */
const closed = (slug: string) => canOnCollection('operator', slug, 'update') === 'none';

/** Whether operations alone write the field: a request's value is dropped. */
const setByOperation = (slug: string, name: string) =>
  !closed(slug) &&
  fieldsOf(slug).some(
    (field) => field.name === name && Boolean((field as { access?: { update?: unknown } }).access?.update),
  );

describe('fields accept only values of their type', () => {
  test.each([
    ['events', { time_zone: 'Nowhere/Bad' }],
    ['events', { date: 'garbage' }],
    ['events', { date: '2026-02-30' }],
    ['events', { time: '25:00' }],
    ['events', { downloads_permitted: 1e308 }],
    ['events', { expires_at: '+275760-09-13T00:00:00.000Z' }],
    ['events', { name: 'two\r\nlines' }],
    ['products', { closes_on: '2026-13-45' }],
    ['products', { extra_amount: 1e308 }],
    ['products', { position: 1e308 }],
    ['products', { extra_currency: 'dollars'.slice(0, 3) }],
    ['brands', { accent_color: 'red;}x' }],
    ['brands', { website_domain: 'javascript:alert(1)' }],
    ['brands', { facebook_page_url: 'javascript:alert(1)' }],
    ['brands', { sender_name: 'Studio\r\nBcc: all@people.test' }],
    ['brands', { business_name: 'a\u0000b' }],
    ['brands', { business_name: 'a\ud800b' }],
    ['media', { version: '../../x' }],
    ['media', { version: '..' }],
    ['media', { state: 'perhaps' }],
    ['accounts', { country_code: '12' }],
  ])('%s: %j is refused by the Local API and by REST', async (slug, data) => {
    const id = mine.rows[slug] as string;
    const [name = ''] = Object.keys(data);
    const refused = await asSystem('the test writes past access')
      .update(slug as never, id, data)
      .catch((error: unknown) => error);
    const named =
      fieldsNamed(refused)[0] ?? (refused as { data?: { errors: { path: string }[] } }).data?.errors[0]?.path;
    expect([slug, named]).toEqual([slug, name]);
    const { status, json } = await operator.send('PATCH', `/api/${slug}/${id}`, { json: data });
    if (setByOperation(slug, name))
      expect([
        status,
        (json.doc as unknown as typeof data)[name as never] !== Object.values(data)[0],
      ]).toEqual([200, true]);
    else if (closed(slug)) expect([status, json.code]).toEqual([403, 'RECORD_READ_ONLY']);
    else expect([[400, 422].includes(status), json.code]).toEqual([true, 'INVALID_INPUT']);
  });

  test.each([
    ['events', { time_zone: 'Asia/Jerusalem', date: '2027-03-26', time: '09:30', name: 'יעל ודן' }],
    ['brands', { accent_color: '#A1b2c3', website_domain: 'www.studio.co.il', sender_name: 'Studio “Alma”' }],
    ['brands', { business_description: 'two\nlines', website_domain: null }],
    ['products', { closes_on: '2027-01-31', extra_amount: 1500, extra_currency: 'ILS' }],
    ['media', { version: 'abc_-123.x' }],
  ])('%s: %j is stored', async (slug, data) => {
    const id = mine.rows[slug] as string;
    const stored = await asSystem('the test writes past access').update(slug as never, id, data);
    expect(stored).toMatchObject(data);
    if (closed(slug)) return;
    const { status, json } = await operator.send('PATCH', `/api/${slug}/${mine.rows[slug]}`, { json: data });
    expect([status, json.doc]).toEqual([200, expect.objectContaining(data)]);
  });

  test('a switch set to null gets its default, over the Local API and REST', async () => {
    const seen: string[] = [];
    for (const { config } of Object.values(payload().collections)) {
      const id = mine.rows[config.slug];
      const switches = config.flattenedFields.filter((field) => field.type === 'checkbox' && !field.hidden);
      if (!id || switches.length === 0) continue;
      const [emptied, filled] = [{}, {}] as Record<string, unknown>[];
      for (const { name, defaultValue } of switches as { name: string; defaultValue?: unknown }[]) {
        Object.assign(emptied as object, { [name]: null });
        Object.assign(filled as object, { [name]: defaultValue === true });
      }
      const row = await asSystem('the test writes past access').update(config.slug as never, id, {
        ...emptied,
      });
      expect([config.slug, row]).toEqual([config.slug, expect.objectContaining(filled as object)]);
      const { status } = await operator.send('PATCH', `/api/${config.slug}/${id}`, { json: emptied });
      expect([config.slug, status < 500]).toEqual([config.slug, true]);
      seen.push(config.slug);
    }
    expect(seen.length).toBeGreaterThan(7);
  });
});
