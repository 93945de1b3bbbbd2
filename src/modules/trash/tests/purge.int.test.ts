import { originalKey } from '@media/pictures/address';
import { storage } from '@media/storage/files';
import { sweepStorage } from '@media/storage/operations/sweep-storage';
import { Browser } from '@root/tests/helpers/browser';
import { makeInvitation } from '@root/tests/helpers/invitation';
import { startWeb } from '@root/tests/helpers/start-web';
import {
  makeMedia,
  makeProject,
  makeStudio,
  PASSWORD,
  type Project,
  type Studio,
} from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { pool } from '@/core/db/pool';
import { readDependents } from '../dependents';
import { purgeTrash } from '../operations/purge-trash';

const app = await openTestApp();
const sql = sqlOf(app);
const DAY = 86_400_000;
const API = '/api/x/studio/projects';
let studio: Studio;
let owner: Browser;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
});

const in30Days = () => new Date(Date.now() + 30 * DAY + 2 * 3_600_000);

/** A project with a pick, an invitation, an order of photographs and a history. */
async function lived(): Promise<Project> {
  const project = await makeProject(studio, { options: { allow_downloads: true } });
  const client = await new Browser(app.origin).enter(project.code);
  const body = { media: project.medias[0], product: project.products.Album, selected: true };
  expect((await client.post('/product_medias', body)).status).toBe(200);
  await makeInvitation(project, 'Dana');
  await sql('update events set printselectiondone = true where id = $1', [project.id]);
  await client.post(`/events/${project.id}/downloads`, { scope: 'all', size: 'web' });
  return project;
}

/** Every table that still names the project, but for the account's own history. */
async function namesOf(id: string): Promise<string[]> {
  const tables = await sql<{ name: string }>(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'event_id' and table_name <> 'audit_entries'`,
  );
  const found: string[] = [];
  for (const { name } of tables)
    if ((await sql(`select 1 from ${name} where event_id = $1 limit 1`, [id])).length > 0) found.push(name);
  return found;
}

describe('rows deleted thirty days ago', () => {
  test('are purged with all dependent rows, and their files with the next sweep', async () => {
    const project = await lived();
    const other = await makeProject(studio);
    expect(await namesOf(project.id)).toContain('product_medias');
    const [{ sha256 = '' } = {}] = await sql<{ sha256: string }>('select sha256 from media where id = $1', [
      project.medias[0],
    ]);
    const key = originalKey(studio.account, sha256);
    await owner.delete(`${API}/${project.id}`);

    expect((await purgeTrash(new Date(Date.now() + 29 * DAY))).events).toBe(0);
    expect(await sql('select 1 from events where id = $1', [project.id])).toHaveLength(1);

    expect((await purgeTrash(in30Days())).events).toBe(1);
    expect(await sql('select 1 from events where id = $1', [project.id])).toEqual([]);
    expect(await namesOf(project.id)).toEqual([]);
    expect(await sql('select 1 from media where event_id = $1', [other.id])).toHaveLength(3);
    expect(await storage().stat(key)).not.toBeNull();
    await sweepStorage(Date.now() + 3 * DAY);
    expect(await storage().stat(key)).toBeNull();
  });

  test('are purged singly too: a gallery with its photographs, a product with its picks, a photograph', async () => {
    const project = await lived();
    const gallery = await owner.post(`${API}/${project.id}/galleries`, { name: 'Party' });
    const id = String(gallery.json.id);
    const place = { account: studio.account, event: project.id, gallery: id };
    const inside = await makeMedia(place, 'PARTY.JPG');
    await owner.delete(`${API}/${project.id}/galleries/${id}`);
    await owner.delete(`${API}/${project.id}/products/${project.products.Album}`);
    await sql('update media set deleted_at = now() where id = $1', [project.medias[2]]);
    const purged = await purgeTrash(in30Days());
    expect(purged).toMatchObject({ events: 0, galleries: 1, products: 1, media: 1 });
    expect(
      await sql('select 1 from media where id = any($1::uuid[])', [[inside, project.medias[2]]]),
    ).toEqual([]);
    expect(await sql('select 1 from product_medias where event_id = $1', [project.id])).toEqual([]);
    expect(await sql('select 1 from media where event_id = $1', [project.id])).toHaveLength(2);
    expect((await owner.post(`${API}/${project.id}/galleries/${id}/restore`)).status).toBe(404);
  });
});

describe('a row restored during the purge', () => {
  test('is kept; locked rows are skipped', async () => {
    const project = await lived();
    await owner.delete(`${API}/${project.id}`);
    const held = await pool().connect();
    try {
      await held.query('begin');
      await held.query('update events set deleted_at = null where id = $1', [project.id]);
      expect((await purgeTrash(in30Days())).events).toBe(0);
      await held.query('commit');
    } finally {
      held.release();
    }
    expect((await purgeTrash(in30Days())).events).toBe(0);
    expect(await sql('select 1 from media where event_id = $1', [project.id])).toHaveLength(3);
    expect(await sql('select 1 from product_medias where event_id = $1', [project.id])).toHaveLength(1);
  });

  test('is either whole or gone, whichever transaction commits first', async () => {
    for (let round = 0; round < 6; round++) {
      const project = await makeProject(studio);
      await owner.delete(`${API}/${project.id}`);
      const [, back] = await Promise.all([
        purgeTrash(in30Days()),
        owner.post(`${API}/${project.id}/restore`),
      ]);
      const photos = await sql('select 1 from media where event_id = $1', [project.id]);
      expect([back.status, photos.length]).toEqual(back.status === 200 ? [200, 3] : [404, 0]);
    }
  });
});

test('what names a client stays where the database clears the name, and is purged where it would refuse', async () => {
  await sql('create table named_clients (id uuid primary key, client_id uuid references clients)');
  const ofClients = (await readDependents()).filter(({ of }) => of === 'clients');
  await sql('drop table named_clients');
  expect(ofClients.map(({ table }) => table).sort()).toEqual(['named_clients', 'review_requests']);
});
