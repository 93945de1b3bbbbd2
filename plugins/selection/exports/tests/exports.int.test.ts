import type { AddressInfo } from 'node:net';
import { makeStudio, type Studio } from '@media/upload/tests/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { pool } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { grantCookie } from '@/modules/access/grants/grant-cookie';
import { insertGrant } from '@/modules/access/grants/insert-grant';
import { addPermissions } from '@/modules/access/table';
import { createFront } from '@/web/front/create-front';
import { permissions } from '../../permissions';
import { exportEndpoints, listPicks } from '..';
import { readZip } from './read-zip';

const app = await openTestApp();

let studio: Studio;
let origin = '';
const ids: Record<string, string> = {};

beforeAll(async () => {
  addPermissions('selection', permissions);
  const server = createFront({
    endpoints: exportEndpoints,
    parts: [],
    next: (async () => undefined) as never,
    dev: false,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  app.atEnd(async () => {
    await new Promise((resolve) => server.close(resolve));
    await pool().end();
  });
  studio = await makeStudio();
  await pool().query(`update events set name = 'Maya/Jonathan חתונה', published_at = now() where id = $1`, [
    studio.event,
  ]);
  for (const [position, name] of ['Album', 'Cover'].entries())
    ids[name] = await addProduct(studio, name, position);
  for (const name of ['IMG_10.JPG', 'IMG_9.JPG', '=cmd.JPG', 'gone.JPG'])
    ids[name] = await addMedia(studio, name);
  await pool().query('update media set private = true where id = $1', [ids['gone.JPG']]);
  for (const name of ['IMG_10.JPG', 'IMG_9.JPG', 'gone.JPG'])
    await addPick(studio, ids.Album, ids[name], 'Maya');
  for (const name of ['IMG_9.JPG', '=cmd.JPG']) await addPick(studio, ids.Cover, ids[name], null);
});

async function addProduct(of: Studio, name: string, position: number): Promise<string> {
  const id = uuidv7();
  await pool().query(
    'insert into products (id, account_id, event_id, name, maxphotos, position) values ($1, $2, $3, $4, 12, $5)',
    [id, of.account, of.event, name, position],
  );
  return id;
}

async function addMedia(of: Studio, name: string): Promise<string> {
  const id = uuidv7();
  const key = name.replace(/\d+/g, (digits) => digits.padStart(8, '0'));
  await pool().query(
    `insert into media (id, account_id, event_id, gallery_id, name, name_key, sha256, bytes, state) values ($1, $2, $3, $4, $5, $6, $7, 1, 'ready')`,
    [id, of.account, of.event, of.gallery, name, key, id.replaceAll('-', '')],
  );
  return id;
}

async function addPick(
  of: Studio,
  productId: string | undefined,
  media: string | undefined,
  by: string | null,
): Promise<void> {
  await pool().query(
    'insert into product_medias (id, account_id, event_id, product_id, media_id, picked_by) values ($1, $2, $3, $4, $5, $6)',
    [uuidv7(), of.account, of.event, productId, media, by],
  );
}

const get = (format: string, headers: Record<string, string> = studio.headers, query = '') =>
  fetch(`${origin}/events/${studio.event}/selection.${format}${query}`, {
    headers: { ...headers, Accept: '*/*' },
  });

async function asGrant(
  role: 'guest' | 'client',
  { account, event } = studio,
): Promise<Record<string, string>> {
  const grant = await insertGrant({ account, event, role, source: 'code' });
  return { Cookie: grantCookie(event, grant).split(';')[0] ?? '' };
}

describe('the account', () => {
  test('exports names for a search, in natural order', async () => {
    const answer = await get('txt');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toBe('IMG_9, IMG_10, =cmd');
    expect(await (await get('txt', studio.headers, `?product=${ids.Cover}&for=capture_one`)).text()).toBe(
      '=cmd IMG_9',
    );
    expect((await get('txt', studio.headers, '?for=paint')).status).toBe(422);
  });

  test('exports a table, with a portable file name and no caching', async () => {
    const answer = await get('csv', studio.headers, `?product=${ids.Album}`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const disposition = answer.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''/);
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe('Maya_Jonathan חתונה – Album.csv');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const lines = bytes.toString('utf8').split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines.filter((line) => line.endsWith(',yes'))).toEqual([
      expect.stringContaining('gone.JPG,Album,Maya,'),
    ]);
  });

  test('exports JSON', async () => {
    const json = (await (await get('json')).json()) as {
      products: {
        name: string;
        count: number;
        picks: { name: string; withdrawn: boolean; media: string }[];
      }[];
    };
    expect(json.products.map(({ name, count }) => [name, count])).toEqual([
      ['Album', 3],
      ['Cover', 2],
    ]);
    expect(json.products[0]?.picks.find((pick) => pick.name === 'gone.JPG')).toMatchObject({
      withdrawn: true,
      media: ids['gone.JPG'],
    });
  });

  test('exports sidecars, none for withdrawn photographs', async () => {
    const answer = await get('zip');
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const files = readZip(Buffer.from(await answer.arrayBuffer()));
    expect([...files.keys()].sort()).toEqual(['=cmd.xmp', 'IMG_10.xmp', 'IMG_9.xmp', 'README.txt']);
    expect(files.get('README.txt')).toContain('3 sidecars.');
    expect(files.get('IMG_9.xmp')).toContain('<rdf:li>Album</rdf:li><rdf:li>Cover</rdf:li>');
    expect(files.get('=cmd.xmp')).toContain('xmp:Label="Cover"');
  });

  test('gets NOT_FOUND for a product of another project', async () => {
    const other = await makeStudio();
    const product = await addProduct(other, 'Theirs', 0);
    for (const wrong of [product, uuidv7(), 'x'])
      expect((await get('csv', studio.headers, `?product=${wrong}`)).status).toBe(404);
  });

  test('sees products without picks, and none of the trash', async () => {
    const other = await makeStudio();
    const kept = await addProduct(other, 'Empty', 0);
    const gone = await addProduct(other, 'Gone', 1);
    await pool().query('update products set deleted_at = now() where id = $1', [gone]);
    expect(await listPicks(other.event)).toEqual([
      { product: { id: kept, name: 'Empty', maxphotos: 12, count: 0 }, picks: [] },
    ]);
  });
});

describe.each(['txt', 'csv', 'json', 'zip'])('selection.%s is refused', (format) => {
  test('to an unknown person (401)', async () => {
    expect((await get(format, {})).status).toBe(401);
  });

  test('to a guest (401) and a client (403) of the project', async () => {
    expect((await get(format, await asGrant('guest'))).status).toBe(401);
    const client = await get(format, await asGrant('client'));
    expect([client.status, ((await client.json()) as { code: string }).code]).toEqual([403, 'FORBIDDEN']);
  });

  test('to another account (404)', async () => {
    const other = await makeStudio();
    const refused = await get(format, other.headers);
    const missing = await fetch(`${origin}/events/${uuidv7()}/selection.${format}`, {
      headers: other.headers,
    });
    expect([refused.status, missing.status]).toEqual([404, 404]);
    expect(await refused.text()).toBe(await missing.text());
  });

  test('to a client of another project (404)', async () => {
    const other = await makeStudio();
    expect((await get(format, await asGrant('client', other))).status).toBe(404);
  });
});
