import { describe, expect, test } from 'vitest';
import { RATES } from '@/core/http/rates';
import { makeMedia, makeProject, makeStudio } from '../../../tests/helpers/studio';
import {
  amount,
  cartOf,
  client,
  code,
  enters,
  fill,
  guest,
  order,
  owner,
  ownerOf,
  PRINT,
  PRODUCTS,
  project,
  sell,
  sql,
  studio,
} from './world';

const place = () => ({ account: project.account, event: project.id, gallery: project.gallery });

describe('a product', () => {
  test('is on sale in every gallery of the studio, and in no other studio’s', async () => {
    const before = (await client.get(`/events/${project.id}`)).json;
    expect(before.shop).toBeUndefined();
    await sell(PRINT);
    expect((await client.get(`/events/${project.id}`)).json.shop).toBe(true);
    const other = await makeStudio();
    const theirs = await makeProject(other);
    expect((await (await enters(theirs)).get(`/events/${theirs.id}`)).json.shop).toBeUndefined();
  });

  test.each<[string, object, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['no price', { options: [] }, 'options'],
    ['a price below zero', { options: [{ id: 'small', name: '10', amount: -1 }] }, 'options.0.amount'],
    ['two prices of one id', { options: [PRINT.options[0], PRINT.options[0]] }, 'options'],
    ['an unknown kind', { kind: 'mug' }, 'kind'],
  ])('with %s is refused', async (_what, change, field) => {
    const answer = await owner.post(PRODUCTS, { ...PRINT, ...change });
    expect(code(answer)).toEqual([422, 'INVALID_INPUT']);
    expect(Object.keys(answer.json.errors as unknown as object)).toContain(field);
  });

  test('of another studio is not found, and its list cannot be used', async () => {
    const id = await sell(PRINT);
    const other = await ownerOf(await makeStudio());
    expect((await other.put(`${PRODUCTS}/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await other.delete(`${PRODUCTS}/${id}`)).status).toBe(404);
    const { list } = (await owner.get(PRODUCTS)).json as unknown as { list: { id: string } };
    const planted = await other.post(PRODUCTS, { ...PRINT, account: studio.account, list: list.id });
    expect(planted.status).toBe(201);
    const rows = await sql('select account_id from shop_products where id = $1', [planted.json.id]);
    expect(rows).toEqual([{ account_id: expect.not.stringMatching(studio.account) }]);
  });

  test('that was removed is no longer for sale, and is again once it is restored', async () => {
    const id = await sell({ ...PRINT, name: 'Gone' });
    await owner.delete(`${PRODUCTS}/${id}`);
    expect((await client.page(`/events/${project.id}/photographer_products/${id}`)).status).toBe(404);
    await owner.post(`${PRODUCTS}/${id}/restore`, {});
    expect((await client.page(`/events/${project.id}/photographer_products/${id}`)).status).toBe(200);
  });
});

describe('a cart', () => {
  test('has the server’s prices, whatever a client sends', async () => {
    const product = await sell(PRINT);
    const [first, second] = project.medias;
    const line = { product, option: 'large', quantity: 2, medias: [first, second], unit: 1, amount: 1 };
    const { json } = await fill(client, [line]);
    expect(amount(json.total)).toBe(32_000);
    expect(json).toMatchObject({ currency: 'USD', lines: [{ name: 'Print', quantity: 2 }] });
  });

  test('leaves out photographs that the buyer does not see, of other projects, and lines without one', async () => {
    const product = await sell(PRINT);
    const hidden = await makeMedia(place(), 'H.JPG', { hidden: true });
    const foreign = (await makeProject(studio)).medias[0];
    const { json } = await fill(guest, [
      { product, option: 'small', quantity: 1, medias: [hidden, foreign, project.medias[0]] },
      { product, option: 'small', quantity: 1, medias: [hidden] },
    ]);
    expect(amount(json.total)).toBe(1500);
    expect(json.dropped).toMatchObject([{ product, reason: 'photographs' }]);
  });

  test('shows guests no picks of the clients, nor sells them a product made of picks', async () => {
    const picked = await makeMedia(place(), 'P.JPG');
    await sql(
      `insert into product_medias (id, account_id, event_id, product_id, media_id, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, $3, $4, now(), now())`,
      [project.account, project.id, Object.values(project.products)[0], picked],
    );
    const ofPicks = await sell({ ...PRINT, uses: 'selection' });
    const at = `/api/x/shop/projects/${project.id}/photographs?selected=1`;
    expect((await guest.get(at)).json).toMatchObject({ photos: [], total: 0 });
    expect((await client.get(at)).json).toMatchObject({ photos: [{ id: picked }], total: 1 });
    const { json } = await fill(guest, [
      { product: ofPicks, option: 'small', quantity: 1, medias: [picked] },
    ]);
    expect(json.dropped).toMatchObject([{ product: ofPicks, reason: 'photographs' }]);
    await sql('delete from product_medias where media_id = $1', [picked]);
  });

  test('names lines that can no longer be bought: another price, too few copies', async () => {
    const few = await sell({ ...PRINT, minimum: 5 });
    const [media] = project.medias;
    const { json } = await fill(client, [
      { product: few, option: 'small', quantity: 4, medias: [media] },
      { product: few, option: 'gone', quantity: 9, medias: [media] },
    ]);
    expect(json.dropped).toMatchObject([{ reason: 'minimum' }, { reason: 'option' }]);
  });

  test('belongs to one person: another grant has their own', async () => {
    const product = await sell(PRINT);
    await fill(client, [{ product, medias: [project.medias[0]] }]);
    expect((await cartOf(await enters(project))).json.lines).toEqual([]);
    expect((await cartOf(client)).json.lines).toHaveLength(1);
  });

  test('is not for people of the studio, who only look', async () => {
    expect((await cartOf(owner)).status).toBe(403);
  });
});

describe('what cannot be read', () => {
  test('is refused by its field: a line, a crop, lines of an order', async () => {
    const fieldsOf = ({ json }: { json: object }) =>
      Object.keys((json as { errors: Record<string, string[]> }).errors);
    const added = await client.post(`/events/${project.id}/cart`, {
      product: 'x',
      medias: [],
      quantity: 'many',
    });
    expect(code(added)).toEqual([422, 'INVALID_INPUT']);
    expect(fieldsOf(added)).toEqual(expect.arrayContaining(['product', 'quantity']));
    const placed = await order(client, { total: 0, lines: [{ product: 'x' }] });
    expect(code(placed)).toEqual([422, 'INVALID_INPUT']);
    expect(fieldsOf(placed)).toEqual(['lines.0.product']);
  });
});

describe('an order', () => {
  test('freezes prices, is numbered, empties the cart, and stays as it is when a price changes', async () => {
    const product = await sell(PRINT);
    await fill(client, [{ product, option: 'small', quantity: 1, medias: project.medias.slice(0, 3) }]);
    const placed = await order(client, { total: 4500 });
    expect(placed.status).toBe(201);
    expect((await cartOf(client)).json.lines).toEqual([]);
    await owner.put(`${PRODUCTS}/${product}`, { options: [{ id: 'small', name: '10', amount: 9900 }] });
    const { json } = await client.get(`/events/${project.id}/orders/${placed.json.id}`);
    expect(json).toMatchObject({ state: 'open', number: placed.json.number });
    expect(amount(json.total)).toBe(4500);
  });

  test('of another total is refused with the new one, and nothing is stored', async () => {
    const product = await sell(PRINT);
    await fill(client, [{ product, option: 'small', medias: [project.medias[0]] }]);
    const before = await sql('select count(*)::int as count from shop_orders');
    const refused = await order(client, { total: 1 });
    expect(code(refused)).toEqual([409, 'ORDER_CHANGED']);
    expect(refused.json.standing).toEqual({ total: { amount: 1500, currency: 'USD' } });
    expect(await sql('select count(*)::int as count from shop_orders')).toEqual(before);
  });

  test('by a method that is not offered is refused', async () => {
    const product = await sell(PRINT);
    await fill(client, [{ product, option: 'small', medias: [project.medias[0]] }]);
    expect(code(await order(client, { total: 1500, method: 'gold' }))).toEqual([422, 'METHOD_NOT_OFFERED']);
  });

  test('with an empty cart is refused', async () => {
    expect(code(await order(await enters(project), { total: 0 }))).toEqual([422, 'CART_EMPTY']);
  });

  test('sent twice with one key is one order, also at the same time', async () => {
    const product = await sell(PRINT);
    await fill(client, [{ product, option: 'small', medias: [project.medias[0]] }]);
    const key = { 'Idempotency-Key': 'one' };
    const both = await Promise.all([1, 2].map(() => order(client, { total: 1500 }, key)));
    expect(new Set(both.map(({ json }) => json.id)).size).toBe(1);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 201]);
  });

  test('is marked as paid, undone, sent and refunded in part by the owner, and not by the client', async () => {
    const product = await sell(PRINT);
    await fill(client, [{ product, option: 'large', medias: [project.medias[0]] }]);
    const { id } = (await order(client, { total: 8000 })).json;
    const path = `/events/${project.id}/orders/${id}`;
    expect((await client.get(path)).json).toMatchObject({ state: 'open', instructions: 'Pay at the till.' });
    expect((await client.put(path, { paid: true })).status).toBe(403);
    expect((await owner.put(path, { paid: true })).json.state).toBe('paid');
    expect((await owner.put(path, { paid: true })).json.state).toBe('paid');
    expect((await owner.put(path, { paid: false })).json.state).toBe('open');
    expect((await owner.get(`/api/x/shop/orders/${id}`)).json.pays_by).toBe('Shop');
    const byHand = async () => (await owner.get(`/api/x/shop/orders/${id}`)).json.by_hand;
    expect(await byHand()).toBe(false);
    await owner.put(path, { paid: true });
    // A refund of it is the studio's own to hand over.
    expect(await byHand()).toBe(true);
    expect((await owner.put(path, { sent: true })).json.state).toBe('done');
    expect(code(await owner.post(`${path}/refunds`, { amount: 8001 }))).toEqual([422, 'REFUND_TOO_LARGE']);
    const refunded = await owner.post(`${path}/refunds`, { amount: 3000 });
    expect(refunded.status).toBe(201);
    expect(amount(refunded.json.refunded)).toBe(3000);
  });

  test('that was cancelled cannot be paid, and gives its coupon back', async () => {
    const product = await sell(PRINT);
    await owner.post('/api/x/shop/coupons', { code: 'back', kind: 'percent', percent: 10, most: 1 });
    const lines = [{ product, option: 'small', medias: [project.medias[0]] }];
    await fill(client, lines);
    const { id } = (await order(client, { total: 1350, coupon: 'back' })).json;
    const path = `/events/${project.id}/orders/${id}`;
    expect((await owner.put(path, { cancelled: true })).json.state).toBe('cancelled');
    expect((await owner.put(path, { paid: true })).status).toBe(409);
    await fill(client, lines);
    expect((await order(client, { total: 1350, coupon: 'back' })).status).toBe(201);
  });

  test('of files opens exactly those files in that size once it is paid', async () => {
    const files = { name: 'File', kind: 'digital', options: [{ id: 'one', name: '', amount: 500 }] };
    const product = await sell(files);
    const [mine, other] = project.medias;
    const url = (media?: string) => `/events/${project.id}/medias/${media}/download?size=original`;
    await fill(guest, [{ product, medias: [mine] }]);
    const { id } = (await order(guest, { total: 500 })).json;
    expect((await guest.get(url(mine))).status).toBe(403);
    await owner.put(`/events/${project.id}/orders/${id}`, { paid: true });
    expect((await guest.get(url(mine))).status).toBe(200);
    expect((await guest.get(url(other))).status).toBe(403);
    expect((await client.get(url(mine))).status).toBe(403);
    const { downloads } = (await guest.get(`/events/${project.id}/orders/${id}`)).json;
    expect(downloads).toMatchObject([{ media: mine, size: 'original', url: url(mine) }]);
  });

  test('is not found for another client, a guest, and the owner of another studio', async () => {
    const product = await sell(PRINT);
    await fill(client, [{ product, option: 'small', medias: [project.medias[0]] }]);
    const { id } = (await order(client, { total: 1500 })).json;
    const path = `/events/${project.id}/orders/${id}`;
    for (const who of [await enters(project), guest, await ownerOf(await makeStudio())])
      expect((await who.get(path)).status).toBe(404);
    expect((await owner.get(path)).status).toBe(200);
  });
});

describe('a coupon', () => {
  const COUPONS = '/api/x/shop/coupons';

  test('takes its percent off, and is refused once it is used up', async () => {
    const product = await sell(PRINT);
    await owner.post(COUPONS, { code: 'first-10', kind: 'percent', percent: 10, most: 1 });
    await fill(client, [{ product, option: 'small', medias: [project.medias[0]] }]);
    expect((await order(client, { total: 1350, coupon: 'FIRST 10' })).status).toBe(201);
    await fill(client, [{ product, option: 'small', medias: [project.medias[0]] }]);
    expect(code(await order(client, { total: 1350, coupon: 'first10' }))).toEqual([422, 'COUPON_NOT_ACTIVE']);
  });

  test('for one order is used by one of two that are placed at the same time', async () => {
    const product = await sell(PRINT);
    await owner.post(COUPONS, { code: 'race', kind: 'percent', percent: 50, most: 1 });
    const [a, b] = [await enters(project), await enters(project)];
    for (const who of [a, b]) await fill(who, [{ product, option: 'small', medias: [project.medias[0]] }]);
    const both = await Promise.all([a, b].map((who) => order(who, { total: 750, coupon: 'race' })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  test('of a gift credit is used up in parts, and an order it covers is paid', async () => {
    const product = await sell(PRINT);
    await owner.post(COUPONS, { code: 'gift', kind: 'credit', amount: 2000, currency: 'USD' });
    await fill(client, [{ product, option: 'small', medias: [project.medias[0]] }]);
    const free = await order(client, { total: 0, coupon: 'gift', method: null });
    expect((await client.get(`/events/${project.id}/orders/${free.json.id}`)).json.state).toBe('paid');
    await fill(client, [{ product, option: 'small', medias: [project.medias[0]] }]);
    expect((await order(client, { total: 1000, coupon: 'gift' })).status).toBe(201);
  });

  test('that has ended, or is another studio’s, is refused', async () => {
    const product = await sell(PRINT);
    const old = { code: 'old', kind: 'percent', percent: 10 };
    const late = await owner.post(COUPONS, { ...old, ends_on: '2020-01-01' });
    expect([late.status, Object.keys(late.json.errors ?? {})]).toEqual([422, ['ends_on']]);
    const { json } = await owner.post(COUPONS, { ...old, ends_on: '2099-01-01' });
    await sql(`update shop_coupons set ends_on = '2020-01-01' where id = $1`, [json.id]);
    await (await ownerOf(await makeStudio())).post(COUPONS, { code: 'theirs', kind: 'percent', percent: 90 });
    await fill(client, [{ product, option: 'small', medias: [project.medias[0]] }]);
    for (const coupon of ['old', 'theirs', 'none'])
      expect(code(await order(client, { total: 1350, coupon }))).toEqual([422, 'COUPON_NOT_ACTIVE']);
  });

  test('is not found by trying: the codes that one person enters are limited, the right one too', async () => {
    const product = await sell(PRINT);
    await owner.post(COUPONS, { code: 'right', kind: 'percent', percent: 10 });
    const guesser = await enters(project);
    await fill(guesser, [{ product, option: 'small', medias: [project.medias[0]] }]);
    for (let tried = 0; tried < RATES.coupon.most; tried += 1)
      expect(code(await order(guesser, { total: 1350, coupon: `no${tried}` }))).toEqual([
        422,
        'COUPON_NOT_ACTIVE',
      ]);
    expect(code(await order(guesser, { total: 1350, coupon: 'right' }))).toEqual([429, 'RATE_REACHED']);
    expect((await guesser.page(`/events/${project.id}/cart?coupon=right`)).status).toBe(429);
    const other = await enters(project);
    await fill(other, [{ product, option: 'small', medias: [project.medias[0]] }]);
    expect((await order(other, { total: 1350, coupon: 'right' })).status).toBe(201);
  });
});
