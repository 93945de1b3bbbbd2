import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makeProject } from '../../../tests/helpers/studio';
import { documentSchema, styleSchema, usedIn } from '../rules/document';
import { addSpread, addToSpread } from '../rules/edit';
import type { AlbumsView, AlbumView, ProductView } from '../rules/wire';
import {
  albumAt,
  at,
  client,
  fresh,
  guest,
  makeAlbum,
  owner,
  PRODUCTS,
  pin,
  project,
  readAlbum,
  readProof,
  save,
  send,
  sql,
  stranger,
  studio,
} from './world';

describe('a new album', () => {
  test('has every pick once, in the measures of its product', async () => {
    const album = await readAlbum(await makeAlbum({ title: 'Maya' }));
    expect(usedIn(album.document).sort()).toEqual(project.medias.slice(0, 7).sort());
    expect(album.document.format).toMatchObject({ width: 300_000, height: 300_000, bleed: 3000, dpi: 300 });
    expect(album).toMatchObject({ state: 'draft', round: 0, revision: 1 });
    expect(album.photos.every(({ src }) => src.startsWith('/p/'))).toBe(true);
    expect(documentSchema.safeParse(album.document).success).toBe(true);
  });

  test('of one product has its picks alone; bound at the right its first spread begins there', async () => {
    const [, cover] = Object.values(project.products);
    const album = await readAlbum(await makeAlbum({ from: cover, spine: 'right' }));
    expect(usedIn(album.document)).toEqual([]);
    expect(album.document.spine).toBe('right');
  });

  test('begins with the style of the last album of its brand, and with the usual one for another brand', async () => {
    const usual = styleSchema.parse({});
    const id = await makeAlbum();
    const { document } = await readAlbum(id);
    const style = { ...usual, gap: 1_000, face: 'sans' as const };
    await save(id, { revision: 1, document: { ...document, style } });
    const next = await readAlbum(await makeAlbum({ title: 'Maya' }));
    expect(next.document.style).toEqual(style);
    expect(next.document.spreads.flatMap(({ texts }) => texts.map(({ face }) => face))).not.toContain(
      'serif',
    );
    const [first] = await sql<{ brand_id: string }>('select brand_id from events where id = $1', [
      project.id,
    ]);
    const brand = randomUUID();
    await sql(
      `insert into brands (id, account_id, business_name, position, created_at, updated_at)
       values ($1, $2, 'Second', 9, now(), now())`,
      [brand, project.account],
    );
    await sql('update events set brand_id = $2 where id = $1', [project.id, brand]);
    await sql('delete from albums where event_id = $1', [project.id]);
    const other = await makeProject(studio, { medias: 1 });
    await sql(
      `insert into albums (id, account_id, event_id, name, document, revision, state, round, reminded, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, 'Other', $3, 1, 'draft', 0, 0, now(), now())`,
      [project.account, other.id, JSON.stringify({ ...document, spreads: [], style })],
    );
    expect((await readAlbum(await makeAlbum())).document.style).toEqual(usual);
    await sql('update events set brand_id = $2 where id = $1', [project.id, first?.brand_id]);
    await sql('delete from albums where event_id = $1', [project.id]);
    expect((await readAlbum(await makeAlbum())).document.style).toEqual(style);
  });

  test('of photographs has all that clients may see, or those of a gallery, and none of another project', async () => {
    const [hidden] = project.medias;
    await sql('update media set private = true where id = $1', [hidden]);
    const shown = project.medias.slice(1).sort();
    const all = await readAlbum(await makeAlbum({ of: 'photos' }));
    expect(usedIn(all.document).sort()).toEqual(shown);
    const one = await readAlbum(await makeAlbum({ of: 'photos', from: project.gallery }));
    expect(usedIn(one.document).sort()).toEqual(shown);
    const other = await makeProject(studio, { medias: 3 });
    const none = await readAlbum(await makeAlbum({ of: 'photos', from: other.gallery }));
    expect(usedIn(none.document)).toEqual([]);
    const { galleries } = (await owner.get(`${at()}/albums`)).json as unknown as AlbumsView;
    expect(galleries).toEqual([expect.objectContaining({ id: project.gallery, count: 7 })]);
    await sql('update media set private = false where id = $1', [hidden]);
  });

  test('is listed with its product and a picture of its first photograph, while that is there', async () => {
    const id = await makeAlbum();
    const [first = ''] = usedIn((await readAlbum(id)).document);
    await sql(`update media set version = 'v7' where id = $1`, [first]);
    const listed = async () => {
      const { albums } = (await owner.get(`${at()}/albums`)).json as unknown as AlbumsView;
      return albums.find((one) => one.id === id);
    };
    const { product, src } = (await listed()) ?? {};
    expect([product, src]).toEqual([expect.any(String), expect.stringContaining(`${first}/v7`)]);
    await sql('update media set deleted_at = now() where id = $1', [first]);
    expect((await listed())?.src).toBeNull();
    await sql('update media set deleted_at = null where id = $1', [first]);
  });

  test('names the photograph that is picked for a product of one photograph, as a cover is', async () => {
    const id = await makeAlbum();
    const [product = ''] = Object.values(project.products);
    const limit = (most: number | null) =>
      sql('update products set maxphotos = $2 where id = $1', [product, most]);
    const [before] = await sql<{ most: number | null }>(
      'select maxphotos as most from products where id = $1',
      [product],
    );
    await limit(5);
    expect((await readAlbum(id)).cover_pick).toBeNull();
    await limit(1);
    expect(project.medias.slice(0, 7)).toContain((await readAlbum(id)).cover_pick);
    await limit(before?.most ?? null);
  });

  test('gives its proof a link that enters a client by the code', async () => {
    const id = await makeAlbum();
    const { link } = await readAlbum(id);
    const { pathname, search } = new URL(link);
    expect(pathname).toBe(`/events/${project.id}/albums/${id}`);
    const { status, headers } = await fresh().page(pathname + search);
    expect([status, headers.get('location')]).toEqual([303, pathname]);
  });

  test('sent twice is made once', async () => {
    const id = await makeAlbum();
    await makeAlbum({ id });
    expect(await sql('select 1 from albums where id = $1', [id])).toHaveLength(1);
  });

  test('with the id of another project’s album answers 404, and changes nothing', async () => {
    const id = await makeAlbum();
    const other = await makeProject(studio, { medias: 0 });
    const body = { id, name: 'Theirs', product: 'starter-0' };
    expect((await owner.post(`/api/x/albums/projects/${other.id}/albums`, body)).status).toBe(404);
    expect((await readAlbum(id)).name).toBe('Album');
  });

  test.each<[string, object]>([
    ['no name', { name: ' ' }],
    ['an invalid id', { id: 'one' }],
    ['too many spreads', { spreads: 201 }],
    ['another spine', { spine: 'top' }],
  ])('with %s is refused', async (_, more) => {
    const body = { id: randomUUID(), name: 'Album', product: 'starter-0', ...more };
    expect((await owner.post(`${at()}/albums`, body)).status).toBe(422);
  });

  test('of an unknown product answers 404', async () => {
    const body = { id: randomUUID(), name: 'Album', product: randomUUID() };
    expect((await owner.post(`${at()}/albums`, body)).status).toBe(404);
  });
});

describe('saving', () => {
  test('needs the revision it is based on: a later one answers with the stored document', async () => {
    const id = await makeAlbum();
    const { document } = await readAlbum(id);
    const mine = { ...document, style: { ...document.style, gap: 1000 } };
    expect((await save(id, { revision: 1, document: mine })).json).toEqual({ revision: 2, changed: false });
    const late = await save(id, { revision: 1, document });
    expect([late.status, late.json.code]).toEqual([409, 'STALE']);
    expect(late.json.standing).toMatchObject({ revision: 2, document: { style: { gap: 1000 } } });
    expect((await readAlbum(id)).document.style.gap).toBe(1000);
  });

  test('of two at once exactly one is stored', async () => {
    const id = await makeAlbum();
    const { document } = await readAlbum(id);
    const answers = await Promise.all([1, 2, 3].map(() => save(id, { revision: 1, document })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('refuses a photograph of another project, one that is there twice, and a frame outside', async () => {
    const id = await makeAlbum();
    const { document } = await readAlbum(id);
    const foreign = (await makeProject(studio, { medias: 1 })).medias[0];
    const [spread] = document.spreads;
    const [frame] = spread?.frames ?? [];
    const withFrames = (frames: object[]) => ({
      revision: 1,
      document: { ...document, spreads: [{ ...spread, frames }] },
    });
    for (const frames of [
      [{ ...frame, media: foreign }],
      [frame, { ...frame, id: 'again' }],
      [{ ...frame, x: 599_000, w: 2000 }],
    ])
      expect((await save(id, withFrames(frames as object[]))).status).toBe(422);
    expect((await readAlbum(id)).revision).toBe(1);
  });

  test('keeps a photograph that was deleted meanwhile until it is replaced', async () => {
    const id = await makeAlbum();
    const { document } = await readAlbum(id);
    const media = project.medias[0];
    await sql('update media set deleted_at = now() where id = $1', [media]);
    expect((await save(id, { revision: 1, document })).status).toBe(200);
    expect((await readAlbum(id)).photos.some((photo) => photo.id === media)).toBe(false);
    await sql('update media set deleted_at = null where id = $1', [media]);
  });
});

test('an album is renamed, and deleted with its proofs', async () => {
  const id = await makeAlbum();
  await owner.put(`${albumAt(id)}/name`, { name: 'Parents' });
  expect((await readAlbum(id)).name).toBe('Parents');
  await send(id);
  expect((await owner.delete(albumAt(id))).status).toBe(204);
  expect(await sql('select 1 from album_versions where album_id = $1', [id])).toEqual([]);
  expect((await owner.get(albumAt(id))).status).toBe(404);
});

test('a version is read as it was sent', async () => {
  const id = await makeAlbum();
  const { document } = await readAlbum(id);
  await send(id, { note: 'First' });
  await save(id, { revision: 1, document: { ...document, spreads: [] } });
  const { versions } = await readAlbum(id);
  expect(versions).toMatchObject([{ number: 1, round: 1, note: 'First' }]);
  const { json } = await owner.get(`${albumAt(id)}/versions/${versions[0]?.id}`);
  expect(json.document).toEqual(document);
});

test('before going back the saved album is kept as a version, unless a version has it', async () => {
  const id = await makeAlbum();
  const { document } = await readAlbum(id);
  await send(id);
  const keep = () => owner.post(`${albumAt(id)}/versions`, {});
  expect((await keep()).json).toEqual({ kept: false });
  const mine = { ...document, style: { ...document.style, gap: document.style.gap + 500 } };
  await save(id, { revision: 1, document: mine });
  expect((await Promise.all([keep(), keep()])).filter(({ json }) => json.kept)).toHaveLength(1);
  const { versions, ...album } = await readAlbum(id);
  expect(versions).toMatchObject([
    { number: 2, round: 0, note: null, current: true, approved_at: null },
    { number: 1, round: 1, current: false },
  ]);
  expect(album).toMatchObject({ state: 'proof', round: 1, changed: true });
  expect((await readProof(id)).document).toEqual(document);
  // To the proof, to what was kept, and to the proof again.
  for (const [revision, next] of [document, mine, document].entries()) {
    expect((await save(id, { revision: revision + 2, document: next })).status).toBe(200);
    expect((await keep()).json).toEqual({ kept: false });
  }
  const kept = await owner.get(`${albumAt(id)}/versions/${versions[0]?.id}`);
  expect(kept.json.document).toEqual(mine);
  expect((await client.post(`${albumAt(id)}/versions`, {})).status).toBe(403);
  expect((await stranger.post(`${albumAt(id)}/versions`, {})).status).toBe(404);
});

test('albums of a project are deleted with it', async () => {
  const other = await makeProject(studio, { medias: 0 });
  await sql(
    `insert into albums (id, account_id, event_id, name, document) values (gen_random_uuid(), $1, $2, 'A', '{}')`,
    [studio.account, other.id],
  );
  await sql('delete from galleries where event_id = $1', [other.id]);
  await sql('delete from products where event_id = $1', [other.id]);
  await sql('delete from events where id = $1', [other.id]);
  expect(await sql('select 1 from albums where event_id = $1', [other.id])).toEqual([]);
});

describe('album products', () => {
  test('begin with common ones, which are the studio’s own once one is added', async () => {
    const own = (await stranger.get(PRODUCTS)).json.products as unknown as { id: string }[];
    expect(own.map(({ id }) => id)).toEqual(['starter-0', 'starter-1', 'starter-2']);
    const added = await stranger.post(PRODUCTS, {
      name: 'Mini',
      width: 100_000,
      height: 100_000,
      safe: 3000,
    });
    expect(added.status).toBe(201);
    expect((await stranger.get(PRODUCTS)).json.products).toMatchObject([
      { name: '30 × 30 cm' },
      { name: '40 × 30 cm' },
      { name: '25 × 25 cm' },
      { name: 'Mini', dpi: 300, bleed: 3000 },
    ]);
  });

  test('to begin with stay when one of them is changed, and two that are changed at once', async () => {
    const account = async () => {
      const [row] = await sql<{ account_id: string }>(
        'select account_id from album_products where name = $1',
        ['Mini'],
      );
      return row?.account_id;
    };
    await sql('delete from album_products where account_id = $1', [await account()]);
    const change = (starter: string, name: string, width: number) =>
      stranger.post(PRODUCTS, { starter, name, width, height: 300_000, safe: 3000 });
    const answers = await Promise.all([
      change('starter-0', 'Square', 300_000),
      change('starter-1', '40 × 30 cm', 410_000),
      change('starter-1', '40 × 30 cm', 410_000),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await stranger.get(PRODUCTS)).json.products).toMatchObject([
      { name: 'Square' },
      { name: '40 × 30 cm', width: 410_000 },
      { name: '25 × 25 cm' },
    ]);
  });

  test.each<[string, object, string]>([
    ['no name', { name: '' }, 'name'],
    ['a page that is too large', { width: 700_000 }, 'width'],
    ['fewer spreads at most than at least', { least: 20, most: 10 }, 'most'],
    ['a safe distance of more than a quarter', { safe: 39_000, width: 100_000, height: 100_000 }, 'safe'],
    ['an unknown field', { price: 1 }, 'base'],
  ])('with %s are refused at the field', async (_, more, field) => {
    const answer = await owner.post(PRODUCTS, { name: 'A', width: 300_000, height: 300_000, ...more });
    expect(answer.status).toBe(422);
    if (field !== 'base') expect(Object.keys(answer.json.errors as unknown as object)).toContain(field);
  });

  test('are changed and deleted; an album keeps the measures it began with', async () => {
    const { json } = await owner.post(PRODUCTS, { name: 'Small', width: 200_000, height: 200_000 });
    const product = String(json.id);
    const id = await makeAlbum({ product });
    const changed = { name: 'Larger', width: 250_000, height: 250_000, most: 30 };
    expect((await owner.put(`${PRODUCTS}/${product}`, changed)).status).toBe(200);
    expect((await readAlbum(id)).document.format.width).toBe(200_000);
    expect((await readAlbum(id)).product?.most).toBe(30);
    expect((await owner.delete(`${PRODUCTS}/${product}`)).status).toBe(204);
    expect((await readAlbum(id)).product).toBeNull();
  });
});

test('an own layout is saved, listed with each album, and deleted', async () => {
  const cells = [{ x: 0.1, y: 0.1, w: 0.3, h: 0.8 }];
  const made = await owner.post('/api/x/albums/templates', { name: 'Mine', cells });
  const id = await makeAlbum();
  expect((await readAlbum(id)).templates).toMatchObject([{ name: 'Mine', cells }]);
  const outside = await owner.post('/api/x/albums/templates', {
    name: 'Out',
    cells: [{ x: 0.9, y: 0, w: 0.3, h: 1 }],
  });
  expect(outside.status).toBe(422);
  expect((await owner.delete(`/api/x/albums/templates/${made.json.id}`)).status).toBe(204);
  expect((await readAlbum(id)).templates).toEqual([]);
});

test('clients, guests and other studios get no sign of a draft', async () => {
  const id = await makeAlbum();
  expect((await client.get(albumAt(id))).status).toBe(403);
  expect((await guest.get(albumAt(id))).status).toBe(401);
  expect((await stranger.get(albumAt(id))).status).toBe(404);
  expect((await client.get(`${at()}/proofs/${id}`)).status).toBe(404);
  // A version that was kept is no proof.
  expect((await owner.post(`${albumAt(id)}/versions`, {})).json).toEqual({ kept: true });
  const spread = (await readAlbum(id)).document.spreads[0]?.id;
  expect((await pin(client, id, { spread })).status).toBe(404);
  const own = await makeProject(studio, { medias: 0 });
  expect((await owner.get(`/api/x/albums/projects/${own.id}/albums/${id}`)).status).toBe(404);
});

test('a price of further spreads is of a currency, and one of nothing is refused', async () => {
  const product = { name: 'Extra', width: 300_000, height: 300_000, least: 10 };
  const priced = await owner.post(PRODUCTS, { ...product, extra: { amount: 1_250, currency: 'ILS' } });
  expect(priced.json).toMatchObject({ extra: { amount: 1_250, currency: 'ILS' } });
  for (const extra of [{ amount: 0, currency: 'ILS' }, { amount: 5, currency: 'XXX' }, 5, { amount: -5 }])
    expect((await owner.post(PRODUCTS, { ...product, extra })).status).toBe(422);
  await sql(`update album_products set rules = jsonb_set(rules, '{extra}', '0') where id = $1`, [
    priced.json.id,
  ]);
  const { products } = (await owner.get(PRODUCTS)).json as unknown as { products: ProductView[] };
  expect(products.find(({ id }) => id === priced.json.id)?.extra).toBeNull();
});

describe('an album without picks', () => {
  test('takes any photograph of the project that clients see, and no other', async () => {
    const [, cover] = Object.values(project.products);
    const id = await makeAlbum({ from: cover });
    const shown = async (who = owner, album = id) => who.get(`${albumAt(album)}/photos`);
    const [hidden, ...rest] = project.medias.toReversed();
    await sql('update media set private = true where id = $1', [hidden]);
    const { photos, total } = (await shown()).json as unknown as { photos: { id: string }[]; total: number };
    await sql('update media set private = false where id = $1', [hidden]);
    expect(photos.map((photo) => photo.id).sort()).toEqual(rest.sort());
    expect(total).toBe(rest.length);
    expect((await owner.get(`${albumAt(id)}/photos?page=2`)).json.photos).toEqual([]);
    for (const who of [guest, client]) expect([401, 403]).toContain((await shown(who)).status);
    expect((await shown(stranger)).status).toBe(404);
    expect((await shown(owner, randomUUID())).status).toBe(404);
  });

  test('is sent as a proof once it has a photograph', async () => {
    const [, cover] = Object.values(project.products);
    const id = await makeAlbum({ from: cover });
    const refused = await send(id);
    expect([refused.status, refused.json.code]).toEqual([422, 'REFUSED']);
    const { document, revision } = await readAlbum(id);
    const { photos } = (await owner.get(`${albumAt(id)}/photos`)).json as unknown as AlbumView;
    const known = new Map(photos.map((photo) => [photo.id, photo]));
    const placed = addToSpread(
      addSpread(document, null, 's1'),
      's1',
      project.medias[7] ?? '',
      known,
      randomUUID,
    );
    expect((await save(id, { revision, document: placed })).status).toBe(200);
    expect((await send(id)).status).toBe(201);
  });
});
