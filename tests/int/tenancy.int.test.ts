import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asSystem } from '@/core/db/local-api';
import { respondError } from '@/core/http/answer';
import { startTestApp } from '../helpers/start-web';
import { makeProject, makeStudio } from '../helpers/studio';
import { plantRow, readKeys, readTenantColumns, type TenantKey } from '../helpers/tenant-keys';
import { openTestApp } from '../helpers/test-app';

const app = await openTestApp();
const DOC = path.resolve(import.meta.dirname, '../../docs/decisions/0004-tenancy-in-the-database.md');
const client = new pg.Client({ connectionString: app.databaseUrl });
await client.connect();
const keys = await readKeys(client);
const tenants = await readTenantColumns(client);
const tied = keys.filter(({ tie }) => tie) as (TenantKey & { tie: NonNullable<TenantKey['tie']> })[];

/** Foreign keys without a tenant column, by target or source; the decision record gives the reasons. */
const OF_NO_TENANT = ['accounts', 'users'];
const ALONE = ['seller_fields.account_id', 'talk_seen.event_id'];

beforeAll(() => startTestApp(app));
afterAll(() => client.end());

test('a reference between two tables of tenants includes the tenant', () => {
  const shared = ({ child, parent }: TenantKey) =>
    [...(tenants.get(child) ?? [])].some((column) => tenants.get(parent)?.has(column));
  const open = keys
    .filter((key) => !OF_NO_TENANT.includes(key.parent) && shared(key) && !key.tie)
    .filter(({ child, column }) => !tied.some((key) => key.child === child && key.column === column))
    .map(({ child, column }) => `${child}.${column}`);
  expect(open.filter((one) => !ALONE.includes(one))).toEqual([]);
  expect(tied.length).toBeGreaterThan(50);
});

test('a column that names a row of a tenant is a foreign key, or the decision record gives the reason', async () => {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select table_name::text as table, column_name::text as column from information_schema.columns
      where table_schema = 'public' and udt_name = 'uuid' and table_name not like 'payload%'
        and column_name in ('event_id', 'gallery_id', 'media_id', 'product_id', 'grant_id', 'client_id', 'site_id', 'webhook_id')`,
  );
  const none = rows.filter(
    ({ table, column }) => !keys.some((key) => key.child === table && key.column === column),
  );
  expect(none.map(({ table, column }) => `${table}.${column}`).sort()).toEqual([
    'audit_entries.event_id',
    'data_requests.client_id',
    'event_changes.event_id',
    'uploads.media_id',
    'webhook_deliveries.event_id',
  ]);
});

test('the decision record lists every key', () => {
  const by = ({ child }: { child: string }) =>
    ({ account_id: 'account', event_id: 'project', id: 'the project it is' })[child];
  const lines = tied.map(
    ({ child, column, parent, tie, onDelete }) =>
      `| \`${child}.${column}\` | \`${parent}\` | ${by(tie)} | ${onDelete} |`,
  );
  const listed = readFileSync(DOC, 'utf8')
    .split('\n')
    .filter((line) => /^\| `\w+\.\w+` \| `\w+` \|/.test(line));
  expect(listed.sort()).toEqual(lines.sort());
});

describe.each(tied.map((key) => [`${key.child}.${key.column}`, key] as const))('%s', (_name, key) => {
  const parentOf = (tenant: string) => plantRow(client, key.parent, { [key.tie.parent]: tenant });
  /** A child of a parent of its own tenant. */
  async function makePair() {
    const own = randomUUID();
    const parent = await parentOf(own);
    const child = await plantRow(client, key.child, { [key.tie.child]: own, [key.column]: parent });
    return { own, parent, child };
  }

  /** The database's answer to a reference to this row; rolled back. */
  async function naming(child: string, value: string) {
    await client.query('begin');
    try {
      await client.query(`update ${key.child} set ${key.column} = $2 where id = $1`, [child, value]);
      return 'written';
    } catch (error) {
      const { code, constraint } = error as pg.DatabaseError;
      return `${code} ${constraint}`;
    } finally {
      await client.query('rollback');
    }
  }

  test('cannot refer to a row of another tenant', async () => {
    const { child } = await makePair();
    expect(await naming(child, await parentOf(randomUUID()))).toBe(`23503 ${key.name}`);
  });

  test('keeps its tenant when the referenced row is deleted', async () => {
    const { own, parent, child } = await makePair();
    const gone = client.query(`delete from ${key.parent} where id = $1`, [parent]);
    if (key.onDelete === 'kept from going') {
      await expect(gone).rejects.toMatchObject({ code: '23503' });
      return;
    }
    await gone;
    const { rows } = await client.query(
      `select "${key.column}" as named, "${key.tie.child}" as tenant from ${key.child} where id = $1`,
      [child],
    );
    const tenant = key.tie.child === 'id' ? child : own;
    expect(rows).toEqual(key.onDelete === 'emptied' ? [{ named: null, tenant }] : []);
  });
});

test('a switch is not null in any table', async () => {
  const { rows } = await client.query(
    `select table_name, column_name from information_schema.columns where table_schema = 'public'
        and data_type = 'boolean' and (is_nullable = 'YES' or column_default is null)`,
  );
  expect(rows).toEqual([]);
});

describe('answers to requests', () => {
  test('a switch set to null gets its default, over the Local API', async () => {
    const project = await makeProject(await makeStudio());
    const api = asSystem('the test writes as an operation would');
    const event = await api.update('events', project.id, { selection_mode: null, listed: null } as never);
    expect([event.selection_mode, event.listed]).toEqual([true, false]);
    const { account, id } = project;
    const product = await api.create('products', {
      account,
      event: id,
      name: 'Album',
      from_favourites: null,
    } as never);
    expect(product.from_favourites).toBe(false);
  });

  test('a deleted row, or one of another tenant, is not found', async () => {
    const mine = await makeProject(await makeStudio());
    const theirs = await makeProject(await makeStudio());
    const error = await client
      .query('update media set gallery_id = $2 where id = $1', [mine.medias[0], theirs.gallery])
      .catch((thrown: unknown) => thrown);
    expect((error as pg.DatabaseError).code).toBe('23503');
    const { status, body } = respondError(error, 'en');
    expect([status, JSON.stringify(body)]).toEqual([404, expect.stringContaining('NOT_FOUND')]);
  });
});
