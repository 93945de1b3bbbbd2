import sharp from 'sharp';
import { expect, test } from 'vitest';
import { uuidv7 } from '@/core/db/uuid';
import { screenData } from '@/modules/home/screen-data';
import { money } from '@/modules/money/payments';
import { makeProject, makeStudio } from '../../../tests/helpers/studio';
import { clientOrders } from '../operations/client-orders';
import { makeDemo } from '../operations/make-demo';
import {
  client,
  code,
  enters,
  fill,
  order,
  owner,
  ownerOf,
  PRINT,
  PRODUCTS,
  project,
  sell,
  sql,
} from './world';

const ORDERS = '/api/x/shop/orders';
const picture = () => sharp({ create: { width: 1600, height: 800, channels: 3, background: '#c33' } });

/** Orders two photographs, twice each in the large size. */
async function ordered(): Promise<string> {
  const product = await sell(PRINT);
  await fill(client, [{ product, option: 'large', quantity: 2, medias: project.medias.slice(0, 2) }]);
  return String((await order(client, { total: 32_000 })).json.id);
}

test('a folder of one copy says so in the language of its reader', async () => {
  const product = await sell(PRINT);
  await fill(client, [{ product, option: 'small', medias: [project.medias[0]] }]);
  const id = String((await order(client, { total: 1500 })).json.id);
  expect((await owner.get(`${ORDERS}/${id}/photos`)).text).toContain('Print, 10 × 15, 1 copy of each/');
  owner.cookies.set('locale', 'he');
  const hebrew = await owner.get(`${ORDERS}/${id}/photos`);
  owner.cookies.delete('locale');
  expect(hebrew.text).toContain('עותק אחד מכל תמונה/');
});

test('the originals of an order are one archive for its studio alone', async () => {
  const id = await ordered();
  const found = await owner.get(`${ORDERS}/${id}/photos`);
  expect(found.headers.get('content-type')).toBe('application/zip');
  for (const name of ['order.csv', 'Print, 20 × 30, 2 copies of each/IMG_1.JPG', 'IMG_2.JPG'])
    expect(found.text).toContain(name);
  const stranger = await ownerOf(await makeStudio());
  for (const path of ['photos', 'prints'])
    for (const who of [client, stranger]) expect((await who.get(`${ORDERS}/${id}/${path}`)).status).toBe(404);
});

test('the screens of the shop show at first what their endpoints answer, of the reader’s account alone', async () => {
  const id = await ordered();
  const [row] = await sql<{ account_id: string }>('select account_id from shop_orders where id = $1', [id]);
  const read = (screen: string, account: string | null, search = {}) =>
    screenData.read('shop', screen, { account, role: 'owner', locale: 'en', search });
  const account = row?.account_id ?? '';
  const answer = async (path: string) => (await owner.get(`/api/x/shop/${path}`)).json;
  expect(await read('orders', account)).toEqual({ list: await answer('orders'), sold: await answer('sold') });
  expect(await read('products', account)).toEqual({
    catalog: await answer('products'),
    projects: await answer('projects'),
  });
  expect(await read('coupons', account)).toEqual(await answer('coupons'));
  expect(JSON.stringify(await read('orders', account))).toContain(id);
  const other = await makeStudio();
  expect(await read('orders', other.account)).toMatchObject({ list: { orders: [] }, sold: { sums: [] } });
  expect(await read('products', other.account)).toMatchObject({ catalog: { products: [] } });
  for (const screen of ['orders', 'products', 'coupons']) expect(await read(screen, null)).toBeNull();
  // An order's own address does not load the list.
  expect(await read('orders', account, { order: id })).toBeNull();
});

test('a client’s page lists their orders, by the access or the address they ordered with, of this studio alone', async () => {
  const id = await ordered();
  const [row] = await sql<{ email: string; account_id: string }>(
    'select email, account_id from shop_orders where id = $1',
    [id],
  );
  const listed = async (account: string, emails: string[], of: string) =>
    (await clientOrders.list({ account, id: of, emails, locale: 'en' })).map(({ href }) => href);
  const own = `/admin/x/shop/orders?order=${id}`;
  const none = uuidv7();
  expect(await listed(String(row?.account_id), [String(row?.email).toLowerCase()], none)).toContain(own);
  expect(await listed(String(row?.account_id), ['other@example.test'], none)).not.toContain(own);
  expect(await listed((await makeStudio()).account, [String(row?.email).toLowerCase()], none)).toEqual([]);
});

test('the archive has no originals of files that were sold smaller', async () => {
  const [web, original] = [
    await sell({
      name: 'Web file',
      kind: 'digital',
      size: 'web',
      options: [{ id: 'w', name: '', amount: 500 }],
    }),
    await sell({ name: 'Original file', kind: 'digital', options: [{ id: 'o', name: '', amount: 900 }] }),
  ];
  await fill(client, [
    { product: web, medias: [project.medias[0]] },
    { product: original, medias: [project.medias[1]] },
  ]);
  const id = String((await order(client, { total: 1400 })).json.id);
  const { text } = await owner.get(`${ORDERS}/${id}/photos`);
  expect(text).toContain('Original file/IMG_2.JPG');
  expect(text).not.toContain('IMG_1.JPG');
});

test('documents of an order are opened by its studio, and of no other order', async () => {
  const id = await ordered();
  const other = await ordered();
  await owner.put(`/events/${project.id}/orders/${id}`, { paid: true });
  const [row] = await sql('select payment, account_id as account from shop_orders where id = $1', [id]);
  await money.issueDocument({ account: String(row?.account), payment: String(row?.payment) });
  const { documents } = (await owner.get(`${ORDERS}/${id}`)).json as unknown as {
    documents: { url: string; number: string }[];
  };
  expect(documents).toHaveLength(1);
  const file = await owner.get(String(documents[0]?.url));
  expect([file.status, file.text.slice(0, 5)]).toEqual([200, '%PDF-']);
  expect((await owner.get(`${ORDERS}/${other}/documents/${documents[0]?.number}`)).status).toBe(404);
  expect((await client.get(`${ORDERS}/${id}/documents/${documents[0]?.number}`)).status).toBe(404);
});

test('the month’s sales count paid orders, less refunds, and what is open', async () => {
  type Sold = { sums: { sold: number; orders: number; open: number; waiting: number }[]; products: object[] };
  const read = async () => (await owner.get('/api/x/shop/sold')).json as unknown as Sold;
  const before = (await read()).sums[0] ?? { sold: 0, orders: 0, open: 0, waiting: 0 };
  const path = `/events/${project.id}/orders/${await ordered()}`;
  const earlier = await ordered();
  expect((await read()).sums[0]).toEqual({
    ...before,
    currency: 'USD',
    open: before.open + 64_000,
    waiting: before.waiting + 2,
  });
  await owner.put(path, { paid: true });
  await owner.post(`${path}/refunds`, { amount: 2000 });
  await owner.put(`/events/${project.id}/orders/${earlier}`, { paid: true });
  await sql(`update shop_orders set paid_at = paid_at - interval '40 days' where id = $1`, [earlier]);
  const after = await read();
  expect(after.sums[0]).toMatchObject({
    sold: before.sold + 30_000,
    orders: before.orders + 1,
    open: before.open,
    waiting: before.waiting,
  });
  expect(after.products[0]).toMatchObject({ name: 'Print', currency: 'USD' });
});

test('a picture of a product may be JPEG, PNG or WebP; anything else is refused at its field', async () => {
  const id = await sell(PRINT);
  const put = (bytes: Buffer) =>
    owner.put(`${PRODUCTS}/${id}/pictures/0`, { image: bytes.toString('base64') });
  for (const bytes of [await picture().jpeg().toBuffer(), await picture().webp().toBuffer()])
    expect((await put(bytes)).status).toBe(200);
  const [asset] = await sql(
    'select a.sha256 from assets a join shop_products p on p.picture_id = a.id where p.id = $1',
    [id],
  );
  const shown = await client.get(`/events/${project.id}/shop-picture/${asset?.sha256}`);
  expect([shown.status, shown.headers.get('content-type'), shown.text.slice(8, 12)]).toEqual([
    200,
    'image/webp',
    'WEBP',
  ]);
  const refused = await put(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  expect(code(refused)).toEqual([422, 'IMAGE_NOT_USABLE']);
  expect(Object.keys(refused.json.errors as unknown as object)).toEqual(['image']);
});

test('a project has prices of its own, or none, until it returns to the studio’s', async () => {
  const studio = await makeStudio();
  const its = await makeProject(studio);
  const by = await ownerOf(studio);
  const guest = await enters(its);
  const lists = `/api/x/shop/projects/${its.id}/list`;
  const product = await sell(PRINT, by);
  await by.put(`${PRODUCTS}/${product}/pictures/0`, {
    image: (await picture().png().toBuffer()).toString('base64'),
  });
  const read = async () =>
    (await by.get(`${PRODUCTS}?project=${its.id}`)).json as unknown as {
      list: { event: string | null; currency: string };
      products: { id: string; name: string; pictures: string[] }[];
    };
  expect((await by.delete(lists)).status).toBe(404);
  await by.post(lists, {});
  const copied = await read();
  expect(copied.list.event).toBe(its.id);
  expect(copied.products[0]).toMatchObject({ name: 'Print', pictures: [expect.any(String)] });
  await by.put(`${PRODUCTS}/${product}`, { name: 'Dearer' });
  await by.put('/api/x/shop/list', { currency: 'ILS', project: its.id });
  expect((await read()).products[0]?.name).toBe('Print');
  expect((await read()).list.currency).toBe('ILS');
  expect((await by.get(PRODUCTS)).json).toMatchObject({ list: { currency: 'USD' } });
  expect((await owner.delete(lists)).status).toBe(404);
  expect((await by.delete(lists)).status).toBe(200);
  expect((await read()).products).toMatchObject([{ name: 'Dearer' }]);

  await by.put(`/api/x/shop/projects/${its.id}/shop`, { closed: true });
  expect((await guest.get(`/events/${its.id}`)).json.shop).toBeUndefined();
  expect((await by.get('/api/x/shop/projects')).json).toEqual({
    projects: [{ id: its.id, name: expect.any(String), own: false, closed: true }],
  });
  await by.put(`/api/x/shop/projects/${its.id}/shop`, { closed: false });
  expect((await guest.get(`/events/${its.id}`)).json.shop).toBe(true);
});

test('a demo studio gets three products, a paid and an open order, once', async () => {
  const studio = await makeStudio();
  const galleries = [];
  for (let nr = 0; nr < 2; nr++) {
    const { id, gallery } = await makeProject(studio, { medias: 10 });
    galleries.push({ event: id, gallery });
    const [made] = await sql(
      `insert into clients (id, account_id, name, email, created_at, updated_at)
       values (gen_random_uuid(), $1, 'Maya Levi', $2, now(), now()) returning id`,
      [studio.account, `maya-${id}@demo.test`],
    );
    await sql(
      `insert into grants (id, account_id, event_id, role, source, client_id, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, 'client', 'sign_in', $3, now(), now())`,
      [studio.account, id, made?.id],
    );
  }
  const drawn = (color: string) =>
    sharp({ create: { width: 400, height: 400, channels: 3, background: color } })
      .jpeg()
      .toBuffer();
  const colors = { prints: '#c33', album: '#3c3', files: '#33c' };
  for (let turn = 0; turn < 2; turn++)
    await makeDemo({ account: studio.account, galleries, picture: (product) => drawn(colors[product]) });
  const rows = await sql(
    'select state::text as state, total::int as total, payment is not null as payment from shop_orders where account_id = $1 order by number',
    [studio.account],
  );
  expect(rows).toEqual([
    { state: 'paid', total: 8700, payment: true },
    { state: 'open', total: 18_000, payment: true },
  ]);
  const pictures = await sql<{ picture: string }>(
    'select picture_id as picture from shop_products where account_id = $1 and picture_id is not null',
    [studio.account],
  );
  expect(new Set(pictures.map(({ picture }) => picture)).size).toBe(3);
});
