import { describe, expect, test } from 'vitest';
import { asSystem } from '@/core/db/local-api';
import { plant } from '../helpers/plant';
import { makeProject, makeUser } from '../helpers/studio';
import {
  app,
  fieldsNamed,
  fieldsOf,
  isRelation,
  mine,
  operator,
  type Relation,
  relationsOf,
  slugs,
  sql,
  theirs,
} from './two-sides';

/** A row of a collection that is right, so that one wrong relation is all that is wrong. */
function rightRow(slug: string): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const field of fieldsOf(slug)) {
    const { name, type, required } = field as { name: string; type: string; required?: boolean };
    if (isRelation(field)) {
      const own = mine.rows[field.relationTo];
      if (required || name === 'account') row[name] = own;
    } else if (required && name === 'currency') row[name] = 'USD';
    else if (required && type === 'text') row[name] = 'x';
    else if (required && type === 'textarea') row[name] = 'x';
    else if (required && type === 'number') row[name] = 1;
    else if (required && type === 'json') row[name] = {};
    else if (required && type === 'date') row[name] = '2026-01-01T00:00:00.000Z';
  }
  return { ...row, ...(slug === 'events' || slug === 'accounts' ? { time_zone: 'UTC' } : {}) };
}

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
