import { beforeAll, describe, expect, test } from 'vitest';
import { issueDue } from '@/modules/money/operations/issue-documents';
import { createProduct } from '@/modules/project/operations/manage-product';
import type { Answer } from '../../../tests/helpers/browser';
import { eventOf, makeProject, makeStudio } from '../../../tests/helpers/studio';
import { orderMails } from '../emails/order-mails';
import type { DeliveryWay } from '../rules/delivery';
import type { CartView } from '../wire';
import {
  client,
  code,
  enters,
  fill,
  order,
  owner,
  ownerOf,
  PRINT,
  project,
  sell,
  sql,
  studio,
} from './world';

const LIST = '/api/x/shop/list';
const POST = { name: 'Courier', amount: 2500, address: true };
const PICKUP = { name: 'Pick up in the studio', amount: 0, address: false };
const ADDRESS = 'Herzl 5, Haifa';

const ALONE = { headers: { Accept: 'text/html', 'X-Requested-With': 'XMLHttpRequest' } };
/** A page of the shop as it is shown in the gallery. */
const shown = async (path: string) => (await client.send('GET', path, ALONE)).text;

const fieldsOf = ({ json }: Answer) => Object.keys((json.errors ?? {}) as object).sort();
const waysOf = async (by = owner, of?: string) =>
  (
    (await by.get(`/api/x/shop/products${of ? `?project=${of}` : ''}`)).json as unknown as {
      list: { delivery: DeliveryWay[] };
    }
  ).list.delivery;

/** Sets the studio's ways, and returns their ids in order. */
async function offer(...ways: object[]): Promise<string[]> {
  expect((await owner.put(LIST, { delivery: ways })).status).toBe(200);
  return (await waysOf()).map(({ id }) => id);
}

let prints: string;
let files: string;
beforeAll(async () => {
  prints = await sell(PRINT);
  files = await sell({ name: 'File', kind: 'digital', options: [{ id: 'one', name: '', amount: 500 }] });
});

const print = () => ({ product: prints, option: 'small', medias: [project.medias[0]] });
const file = () => ({ product: files, medias: [project.medias[0]] });
const cart = async (...lines: object[]) => (await fill(client, lines)).json as unknown as CartView;
const stored = async ({ json }: Answer) =>
  (
    await sql(
      'select delivery, address, subtotal::int, discount::int, total::int, tax::int from shop_orders where id = $1',
      [json.id],
    )
  )[0];

describe('the ways of a price list', () => {
  test('are at most five, each with a name and a price; what is wrong is named', async () => {
    const [first] = await offer(POST);
    const refused = async (delivery: unknown) => {
      const answer = await owner.put(LIST, { delivery });
      expect(code(answer)).toEqual([422, 'INVALID_INPUT']);
      return fieldsOf(answer);
    };
    expect(await refused(Array(6).fill(PICKUP))).toEqual(['delivery']);
    expect(await refused([POST, { ...POST, amount: -1 }])).toEqual(['delivery.1.amount']);
    expect(await refused([{ ...POST, amount: 1.5 }])).toEqual(['delivery.0.amount']);
    expect(await refused([{ ...POST, name: ' ' }])).toEqual(['delivery.0.name']);
    expect(await refused([{ name: 'Post', amount: 1 }])).toEqual(['delivery.0.address']);
    expect(await refused([{ ...POST, free: true }])).toEqual(['free']);
    expect(await refused('post')).toEqual(['delivery']);
    expect(await refused([{ ...POST, id: 'post' }])).toEqual(['delivery.0.id']);
    expect(await refused([{ ...POST, id: crypto.randomUUID() }])).toEqual(['delivery.0.id']);
    expect(await refused([1, 2].map(() => ({ ...POST, id: first })))).toEqual(['delivery']);
    expect(await waysOf()).toEqual([{ ...POST, id: first }]);
    expect(await offer(...Array(5).fill(PICKUP))).toHaveLength(5);
  });

  test('keep their ids when they change, and stay when only the tax changes', async () => {
    const [post, pickup] = await offer(POST, PICKUP);
    expect(await offer({ ...PICKUP, id: pickup }, { ...POST, id: post, amount: 3000 })).toEqual([
      pickup,
      post,
    ]);
    await owner.put(LIST, { tax_rate: 1700 });
    expect(await waysOf()).toMatchObject([{ id: pickup }, { id: post, amount: 3000 }]);
    await owner.put(LIST, { tax_rate: 0 });
  });

  test('are copied with the prices of a project, with ids of their own', async () => {
    const mine = await makeProject(studio);
    const [post] = await offer(POST);
    await owner.post(`/api/x/shop/projects/${mine.id}/list`, {});
    const [copy] = await waysOf(owner, mine.id);
    expect(copy).toMatchObject(POST);
    expect(copy?.id).not.toBe(post);
    const foreign = await owner.put(LIST, { project: mine.id, delivery: [{ ...POST, id: post }] });
    expect(fieldsOf(foreign)).toEqual(['delivery.0.id']);
    await owner.put(LIST, { project: mine.id, delivery: [] });
    expect(await waysOf()).toHaveLength(1);
    // The shop of this project has no ways: those of the studio are none of it.
    const product = await sell({ ...PRINT, name: 'Own' }, owner);
    await sql(
      'update shop_products set list_id = (select id from shop_lists where event_id = $1) where id = $2',
      [mine.id, product],
    );
    const buyer = await enters(mine);
    const lines = [{ product, option: 'small', medias: [mine.medias[0]] }];
    const body = { name: 'Noa', email: 'noa@example.test', method: 'till', lines };
    const tried = await buyer.post(`/events/${mine.id}/orders`, { ...body, delivery: post, total: 4000 });
    expect([tried.status, fieldsOf(tried)]).toEqual([422, ['delivery']]);
    expect((await buyer.post(`/events/${mine.id}/orders`, { ...body, total: 1500 })).status).toBe(201);
  });

  test('of another studio are neither changed nor chosen', async () => {
    await offer(POST, PICKUP);
    const stranger = await ownerOf(await makeStudio());
    await sell(PRINT, stranger);
    await stranger.put(LIST, { delivery: [{ ...POST, amount: 1 }] });
    const [theirs] = await waysOf(stranger);
    expect(await waysOf()).toMatchObject([POST, PICKUP]);
    const [mine] = await waysOf();
    expect(fieldsOf(await stranger.put(LIST, { delivery: [{ ...POST, id: mine?.id }] }))).toEqual([
      'delivery.0.id',
    ]);
    await cart(print());
    const tried = await order(client, { total: 1501, delivery: theirs?.id, address: ADDRESS });
    expect([tried.status, fieldsOf(tried)]).toEqual([422, ['delivery']]);
    expect((await client.put(LIST, { delivery: [] })).status).not.toBe(200);
  });
});

describe('an order with prints', () => {
  test('needs one of several ways: the price is in the total and its tax, frozen with its name', async () => {
    const [post, pickup] = await offer(POST, PICKUP);
    await owner.put(LIST, { tax_rate: 1800 });
    const priced = await cart(print());
    expect(priced).toMatchObject({
      delivery: null,
      total: { amount: 1500 },
      deliveries: [
        { id: post, name: 'Courier', price: { amount: 2500, currency: 'USD' }, address: true },
        { id: pickup, price: { amount: 0 }, address: false, total: { amount: 1500 } },
      ],
    });
    expect(priced.deliveries[0]).toMatchObject({ total: { amount: 4000 }, tax: { amount: 610 } });
    const none = await order(client, { total: 1500 });
    expect([none.status, fieldsOf(none)]).toEqual([422, ['delivery']]);
    for (const delivery of ['x', crypto.randomUUID()]) {
      const bad = await order(client, { total: 1500, delivery });
      expect([bad.status, fieldsOf(bad)]).toEqual([422, ['delivery']]);
    }
    for (const address of [undefined, '', '  ']) {
      const nowhere = await order(client, { total: 4000, delivery: post, address });
      expect([nowhere.status, fieldsOf(nowhere)]).toEqual([422, ['address']]);
    }
    const cheap = await order(client, { total: 1500, delivery: post, address: ADDRESS });
    expect(code(cheap)).toEqual([409, 'ORDER_CHANGED']);
    expect(cheap.json.standing).toEqual({ total: { amount: 4000, currency: 'USD' } });
    const placed = await order(client, { total: 4000, delivery: post, address: ADDRESS });
    expect(placed.status).toBe(201);
    await owner.put(LIST, { tax_rate: 0, delivery: [{ ...PICKUP, id: pickup, amount: 900 }] });
    expect(await stored(placed)).toEqual({
      delivery: { ...POST, id: post },
      address: ADDRESS,
      subtotal: 1500,
      discount: 0,
      total: 4000,
      tax: 610,
    });
    const path = `/events/${project.id}/orders/${placed.json.id}`;
    expect((await client.get(path)).json).toMatchObject({
      delivery: { name: 'Courier', price: { amount: 2500 }, address: true },
      total: { amount: 4000 },
    });
    expect((await owner.get(`/api/x/shop/orders/${placed.json.id}`)).json).toMatchObject({
      delivery: { name: 'Courier' },
      address: ADDRESS,
    });
    expect(await shown(path)).toContain('Courier');
  });

  test('that is picked up keeps no address', async () => {
    const [, pickup] = await offer(POST, PICKUP);
    await cart(print());
    const placed = await order(client, { total: 1500, delivery: pickup, address: ADDRESS });
    expect(await stored(placed)).toMatchObject({ delivery: PICKUP, address: null, total: 1500 });
  });

  test('has the only way without a choice, and asks for its address', async () => {
    const [post] = await offer(POST);
    const priced = await cart(print());
    expect(priced).toMatchObject({ delivery: { id: post }, total: { amount: 4000 } });
    expect(fieldsOf(await order(client, { total: 4000 }))).toEqual(['address']);
    expect(await shown(`/events/${project.id}/cart`)).toContain(`name="delivery" value="${post}"`);
    const placed = await order(client, { total: 4000, address: ADDRESS });
    expect(await stored(placed)).toMatchObject({ delivery: { id: post }, total: 4000 });
  });

  test('is as before where the studio has no ways', async () => {
    await offer();
    expect(await cart(print())).toMatchObject({ deliveries: [], delivery: null, total: { amount: 1500 } });
    const placed = await order(client, { total: 1500 });
    expect(await stored(placed)).toMatchObject({ delivery: null, address: null, total: 1500 });
    await cart(print());
    expect(await stored(await order(client, { total: 1500, address: ADDRESS }))).toMatchObject({
      address: ADDRESS,
    });
  });

  test('gets no discount on its delivery, and one that a credit covers but for delivery is paid', async () => {
    const [post, pickup] = await offer(POST, PICKUP);
    const coupons = '/api/x/shop/coupons';
    await owner.post(coupons, { code: 'half', kind: 'percent', percent: 50 });
    await owner.post(coupons, { code: 'all', kind: 'credit', amount: 9000, currency: 'USD' });
    const sent = { delivery: post, address: ADDRESS };
    await cart(print());
    const half = await order(client, { total: 3250, coupon: 'half', ...sent });
    expect(await stored(half)).toMatchObject({ subtotal: 1500, discount: 750, total: 3250 });
    await cart(print());
    const all = await order(client, { total: 2500, coupon: 'all', ...sent });
    expect(await stored(all)).toMatchObject({ discount: 1500, total: 2500 });
    await cart(print());
    const free = await order(client, { total: 0, coupon: 'all', delivery: pickup, method: null });
    expect(free.status).toBe(201);
    expect(await stored(free)).toMatchObject({ discount: 1500, total: 0 });
  });

  test('names its delivery in the mails, the table and the lines of the receipt', async () => {
    const [post] = await offer(POST);
    await cart(print());
    const placed = await order(client, { total: 4000, delivery: post, address: ADDRESS });
    const id = String(placed.json.id);
    await sql('delete from mails');
    await orderMails(id, 'placed');
    const mails = await sql<{ kind: string; text: string }>('select kind, text from mails order by kind');
    expect(mails.map(({ kind }) => kind)).toEqual(['shop.ordered', 'shop.placed']);
    for (const { text } of mails) expect(text).toMatch(/Courier[\s\S]*25\.00[\s\S]*40\.00/);
    const { text } = await owner.get('/api/x/shop/orders.csv');
    const row = text.split('\r\n').find((line) => line.startsWith(`${placed.json.number},`));
    expect(row).toMatch(/,Courier,25$/);
    await owner.put(`/events/${project.id}/orders/${id}`, { paid: true });
    await sql("update payments set document_due = now() - interval '1 minute' where purpose_id = $1", [id]);
    await issueDue();
    const [document] = await sql<{ lines: object[] }>(
      "select data->'lines' as lines from money_documents order by id desc limit 1",
    );
    expect(document?.lines).toEqual([
      { words: 'Print, 10 × 15', quantity: 1, amount: 1500 },
      { words: 'Delivery: Courier', quantity: 1, amount: 2500 },
    ]);
  });
});

describe('an order of files alone', () => {
  test('has no delivery, and refuses one; with a print it has', async () => {
    const [post] = await offer(POST);
    expect(await cart(file())).toMatchObject({ deliveries: [], delivery: null, total: { amount: 500 } });
    const tried = await order(client, { total: 3000, delivery: post, address: ADDRESS });
    expect([tried.status, fieldsOf(tried)]).toEqual([422, ['delivery']]);
    expect(await stored(await order(client, { total: 500 }))).toMatchObject({ delivery: null, total: 500 });
    expect(await cart(file(), print())).toMatchObject({ total: { amount: 4500 } });
  });

  test('so are paid extras of a selection', async () => {
    await offer(POST);
    const mine = await makeProject(studio, { products: {}, medias: 2 });
    const rules = { name: 'Album', maxphotos: 1, extra_price: { amount: 1550, currency: 'ILS' } } as const;
    const { id: album } = await createProduct(await eventOf(mine.id), rules);
    const buyer = await enters(mine);
    for (const media of mine.medias)
      await buyer.post('/product_medias', { media, product: album, selected: true });
    await buyer.post(`/events/${mine.id}/completion`, {});
    const body = { name: 'Noa', email: 'noa@example.test', method: 'till', extras: true, total: 1550 };
    const placed = await buyer.post(`/events/${mine.id}/orders`, body);
    expect(placed.status).toBe(201);
    expect(await stored(placed)).toMatchObject({ delivery: null, total: 1550 });
  });
});

test('a cart’s page has the address and the total of the chosen way', async () => {
  const [post, pickup] = await offer(POST, PICKUP);
  await cart(print());
  const at = `/events/${project.id}/cart`;
  const open = await shown(at);
  expect(open).toContain(`value="${post}"`);
  expect(open).not.toContain('name="address"');
  const sent = await shown(`${at}?delivery=${post}`);
  expect(sent).toContain('name="address"');
  expect(sent).toContain('name="total" value="4000"');
  const picked = await shown(`${at}?delivery=${pickup}`);
  expect(picked).not.toContain('name="address"');
  expect(picked).toContain('name="total" value="1500"');
  await offer();
  expect(await shown(at)).toContain('name="address"');
});
