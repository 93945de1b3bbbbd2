import { unpackPhotos } from '@media/rules/packed-photos';
import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import {
  eventOf,
  makeMedia,
  makeProject,
  makeStudio,
  PASSWORD,
  type Project,
} from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EventView, GalleryList, ListShapes } from '@/core/wire';
import type { ProductsView } from '@/modules/picks/wire';
import { createGallery } from '../operations/manage-project';

const app = await openTestApp();
const sql = sqlOf(app);
let project: Project;
let second: { id: string };
let far: string;
let owner: Browser;
let client: Browser;
let guest: Browser;

/** 103 photographs in the first gallery, named against their order, and one in a second. */
beforeAll(async () => {
  await startWeb(app);
  const studio = await makeStudio();
  project = await makeProject(studio, {
    medias: 3,
    products: { Album: null, Cover: 1 },
    options: { sort_by: 'manual' },
  });
  const place = { account: project.account, event: project.id, gallery: project.gallery };
  const made: string[] = [];
  for (let i = 0; i < 100; i += 1) made.push(await makeMedia(place, `X_${100 - i}.JPG`));
  project.medias.push(...made);
  second = await createGallery(await eventOf(project.id), { name: 'Party' });
  far = await makeMedia({ ...place, gallery: second.id }, 'PARTY.JPG');
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  client = await new Browser(app.origin).enter(project.code);
  guest = await new Browser(app.origin).enter(project.code, { guest: true });
}, 60_000);

const list = async (who: Browser, query = '', gallery = project.gallery) =>
  (await who.get(`/galleries/${gallery}${query}`)).json as unknown as GalleryList;
const names = async (who: Browser, query = '') => (await list(who, query)).medias.map(({ name }) => name);
const pick = (product: string, media: string | undefined) =>
  client.post('/product_medias', { product: project.products[product], media, selected: true });

describe('a project', () => {
  test('has the fields of the wire, and its code only for the account', async () => {
    const [mine, theirs] = await Promise.all(
      [owner, client].map(
        async (who) => (await who.get(`/events/${project.id}`)).json as unknown as EventView,
      ),
    );
    expect(theirs).toMatchObject({
      id: project.id,
      unique_id: expect.any(String),
      name: expect.any(String),
      selection_mode: true,
      selection_done: false,
      sharing: false,
      downloads: false,
      layout: 'vertical',
      layout_color: 'light',
      galleries: [
        { id: project.gallery, name: expect.any(String), count: 103 },
        { id: second.id, name: 'Party', count: 1 },
      ],
      products_url: `/events/${project.id}/products`,
      can: { select: true, hide: true, complete: true, share: false, download: false, manage: false },
    });
    expect('code' in (theirs ?? {})).toBe(false);
    expect(mine).toMatchObject({ code: project.code.replaceAll('-', ''), can: { manage: true } });
  });

  test('lists its products with limits and picks; no limit is null', async () => {
    const [media = ''] = project.medias;
    await pick('Album', media);
    const { products } = (await client.get(`/events/${project.id}/products`)).json as unknown as ProductsView;
    const { Album = '', Cover = '' } = project.products;
    expect(products[Album]).toEqual({
      id: Album,
      name: 'Album',
      position: 0,
      maxphotos: null,
      count: 1,
      product_medias: { [media]: { id: expect.any(String), note: null, picked_by: null } },
    });
    expect(products[Cover]).toMatchObject({ position: 1, maxphotos: 1, count: 0, product_medias: {} });
  });
});

describe('a list', () => {
  test('has a hundred a page; its positions cover all pages, from 0', async () => {
    const [one, two, past] = await Promise.all(
      ['?page=1', '?page=2', '?page=3'].map((page) => list(client, page)),
    );
    expect([one?.page, one?.pages, one?.total, one?.medias.length]).toEqual([1, 2, 103, 100]);
    expect([two?.page, two?.medias.length, past?.medias]).toEqual([2, 3, []]);
    for (const page of [one, two])
      expect(page?.medias_keys).toEqual(Object.fromEntries(project.medias.map((id, at) => [id, at])));
  });

  test('for a product is one page; the selected ones are its own, without a product all', async () => {
    const [first = '', other = ''] = project.medias;
    await pick('Album', first);
    await pick('Cover', other);
    const { Album, Cover } = project.products;
    const whole = await list(client, `?product=${Album}`);
    expect([whole.page, whole.pages, whole.medias.length]).toEqual([1, 1, 103]);
    const selected = async (more: string) =>
      Object.keys((await list(client, `?filter=selected${more}`)).medias_keys);
    expect(await selected(`&product=${Album}`)).toEqual([first]);
    expect(await selected(`&product=${Cover}`)).toEqual([other]);
    expect(await selected('')).toEqual([first, other]);
    expect((await list(guest, '?filter=selected')).total).toBe(103);
  });

  test('of a product covers all galleries of its project, on one page', async () => {
    await pick('Album', far);
    const at = `/products/${project.products.Album}`;
    const all = (await client.get(at)).json as unknown as GalleryList;
    expect([all.pages, all.total, all.medias.at(-1)?.id]).toEqual([1, 104, far]);
    const chosen = (await client.get(`${at}?filter=selected`)).json as unknown as GalleryList;
    expect(chosen.medias.map(({ id }) => id)).toEqual([project.medias[0], far]);
  });

  test('has the photograph’s fields of the wire, and who hid it only for the account', async () => {
    const [media = ''] = project.medias;
    const fields = 'big download_url height hidden id medium name srcset state thumbhash urlS width'.split(
      ' ',
    );
    const of = async (who: Browser) => (await list(who)).medias.find(({ id }) => id === media);
    expect(Object.keys((await of(client)) ?? {}).sort()).toEqual(fields);
    expect((await of(owner))?.account).toEqual({ hidden_by: null, private: false });
    const privacy = `/events/${project.id}/medias/${media}/media_privacy`;
    await client.post(privacy, { hidden: true });
    expect((await of(owner))?.account).toEqual({ hidden_by: 'client', private: false });
    await owner.post(privacy, { private: true });
    expect((await of(owner))?.account).toEqual({ hidden_by: 'client', private: true });
    const tab = (await owner.get(`/api/x/studio/galleries/${project.gallery}/photos`)).json;
    expect(unpackPhotos(String(tab.packed)).find(({ id }) => id === media)).toMatchObject({
      hidden_by: 'client',
      private: true,
    });
    await owner.post(privacy, { private: false });
    await owner.post(privacy, { hidden: false });
  });
});

describe('the order of a list', () => {
  const order = (sort_by: string) =>
    sql('update events set sort_by = $2 where id = $1', [project.id, sort_by]);

  test('by name is natural, and reversed by a minus', async () => {
    await order('name');
    expect((await names(client)).slice(0, 5)).toEqual([
      'IMG_1.JPG',
      'IMG_2.JPG',
      'IMG_3.JPG',
      'X_1.JPG',
      'X_2.JPG',
    ]);
    expect((await names(client)).indexOf('X_9.JPG')).toBe((await names(client)).indexOf('X_10.JPG') - 1);
    await order('-name');
    expect((await names(client)).slice(0, 2)).toEqual(['X_100.JPG', 'X_99.JPG']);
  });

  test.each([
    ['captured_at', (at: number) => `'2026-06-01T10:00:0${at}'`],
    ['uploaded_at', (at: number) => `'2026-06-01T10:00:0${at}Z'::timestamptz`],
  ])('by %s uses that time, then the id', async (field, time) => {
    const [a = '', b = '', c = ''] = project.medias;
    await sql(`update media set ${field} = ${time(2)} where gallery_id = $1`, [project.gallery]);
    await sql(`update media set ${field} = ${time(1)} where id = $1`, [c]);
    await sql(`update media set ${field} = ${time(3)} where id = $1`, [a]);
    await order(field);
    const up = Object.keys((await list(client)).medias_keys);
    expect([up[0], up.at(-1)]).toEqual([c, a]);
    const equal = project.medias.filter((id) => id !== a && id !== c).sort();
    expect(up.slice(1, -1)).toEqual(equal);
    await order(`-${field}`);
    const down = Object.keys((await list(client)).medias_keys);
    expect([down[0], down[1], down.at(-1)]).toEqual([a, equal[0], c]);
    expect(equal).toContain(b);
  });

  test('is previewed by the account on every page and in the shapes; parameters of other callers are ignored', async () => {
    await order('manual');
    await sql('update media set width = 3000, height = 1000 where id = $1', [project.medias.at(-1)]);
    const design = 'design=vertical.light.name';
    expect((await names(owner, `?page=2&${design}`)).at(-1)).toBe('X_100.JPG');
    expect((await names(owner, '?page=2')).at(-1)).toBe('X_1.JPG');
    expect((await names(client, `?page=2&${design}`)).at(-1)).toBe('X_1.JPG');
    const shapes = async (who: Browser) =>
      ((await who.get(`/galleries/${project.gallery}/shapes?${design}`)).json as unknown as ListShapes)
        .ratios;
    expect([(await shapes(owner))[3], (await shapes(client)).at(-1)]).toEqual([3000, 3000]);
  });
});
