import { beforeEach, describe, expect, test } from 'vitest';
import { createProduct } from '@/modules/project/operations/manage-product';
import type { Browser } from '../../../tests/helpers/browser';
import { eventOf, makeProject, type Project } from '../../../tests/helpers/studio';
import { code, enters, entersAsGuest, owner, ownerOf, sql, studio } from './world';

let project: Project;
let album: string;
let client: Browser;

/** A project whose album takes one photograph; each further one costs 15.50. */
beforeEach(async () => {
  project = await makeProject(studio, { products: {}, medias: 4 });
  const rules = { name: 'Album', maxphotos: 1, extra_price: { amount: 1550, currency: 'ILS' } };
  album = (await createProduct(await eventOf(project.id), rules)).id;
  client = await enters(project);
});

async function pick(...medias: number[]): Promise<void> {
  for (const at of medias) {
    const picked = await client.post('/product_medias', {
      media: project.medias[at],
      product: album,
      selected: true,
    });
    expect(picked.status).toBe(200);
  }
}
const complete = () => client.post(`/events/${project.id}/completion`, {});
const reopen = async () => {
  const done = await owner.put(`/events/${project.id}`, { event: { printselectiondone: false } });
  expect(done.status).toBe(200);
};
const whereToPay = async (who: Browser = client) =>
  (await who.get(`/api/x/selection/projects/${project.id}/extras`)).json.pay;
const pay = (total: number, more: object = {}, who: Browser = client) =>
  who.post(`/events/${project.id}/orders`, {
    name: 'Noa',
    email: 'noa@example.test',
    method: 'till',
    extras: true,
    total,
    ...more,
  });
const act = (order: unknown, body: object) => owner.put(`/events/${project.id}/orders/${order}`, body);
const settled = () =>
  sql<{ extras: number; amount: number; order: string | null }>(
    'select extras::int, amount::int, "order" from selection_settlements where product_id = $1 order by id',
    [album],
  );

describe('the extras of a selection', () => {
  test('are paid by an order once the selection is completed; paying writes the settlement once', async () => {
    await pick(0, 1, 2);
    expect(await whereToPay()).toBeNull();
    expect(code(await pay(3100))).toEqual([422, 'CART_EMPTY']);
    await complete();
    const total = { amount: 3100, currency: 'ILS' };
    expect(await whereToPay()).toEqual({ path: `/events/${project.id}/cart?for=extras`, total });
    const placed = await pay(3100);
    expect(placed.status).toBe(201);
    const order = String(placed.json.id);
    expect(await settled()).toEqual([]);
    await act(order, { paid: true });
    await act(order, { paid: true });
    expect(await settled()).toEqual([{ extras: 2, amount: 3100, order }]);
    expect(await whereToPay()).toBeNull();
    const shown = await client.get(`/events/${project.id}/orders/${order}`);
    expect(shown.json.lines).toMatchObject([{ kind: 'extra', name: 'Album', quantity: 2, photos: [] }]);
  });

  test('the undone mark takes the settlement back, and a refund as many extras as it is worth', async () => {
    await pick(0, 1, 2, 3);
    await complete();
    const order = String((await pay(4650)).json.id);
    await act(order, { paid: true });
    await act(order, { paid: false });
    expect(await settled()).toEqual([]);
    await act(order, { paid: true });
    const refund = (amount: number) =>
      owner.post(`/events/${project.id}/orders/${order}/refunds`, { amount });
    await refund(1000);
    expect(await settled()).toEqual([{ extras: 2, amount: 3100, order }]);
    await refund(3650);
    expect(await settled()).toEqual([]);
  });

  test('after reopening only the further ones are paid; the studio’s own marks stay apart from paid ones', async () => {
    await pick(0, 1);
    await complete();
    const first = String((await pay(1550)).json.id);
    await act(first, { paid: true });
    await reopen();
    expect(await whereToPay()).toBeNull();
    await pick(2, 3);
    await complete();
    expect(await whereToPay()).toMatchObject({ total: { amount: 3100 } });
    const mark = (body: object) =>
      owner.put(`/api/x/selection/projects/${project.id}/products/${album}/settlement`, body);
    await mark({ settled: true, extras: 2 });
    expect(await whereToPay()).toBeNull();
    await mark({ settled: false });
    expect(await settled()).toEqual([{ extras: 1, amount: 1550, order: first }]);
  });

  test('pressing twice goes on with the same order; what changed meanwhile ends it', async () => {
    await pick(0, 1);
    await complete();
    const first = await pay(1550);
    const again = await pay(1550);
    expect([again.status, again.json.id]).toEqual([200, first.json.id]);
    await reopen();
    await pick(2);
    await complete();
    const more = await pay(3100);
    expect(more.status).toBe(201);
    expect(more.json.id).not.toBe(first.json.id);
    expect(await sql('select state::text from shop_orders where id = $1', [first.json.id])).toEqual([
      { state: 'cancelled' },
    ]);
    expect((await pay(1000)).json.code).toBe('ORDER_CHANGED');
  });

  test('an order whose extras were settled with the studio is not paid any more', async () => {
    await pick(0, 1);
    await complete();
    const order = String((await pay(1550)).json.id);
    await owner.put(`/api/x/selection/projects/${project.id}/products/${album}/settlement`, {
      settled: true,
      extras: 1,
    });
    await sql("update payments set state = 'cancelled' where purpose_id = $1", [order]);
    const tried = await client.post(`/api/x/shop/projects/${project.id}/orders/${order}/pay`, {
      method: 'till',
    });
    expect(tried.json.code).toBe('NOT_PAYABLE');
  });

  test('are not paid by guests, strangers, or people of the studio, and have no price a client may say', async () => {
    await pick(0, 1);
    await complete();
    const visitor = await entersAsGuest(project);
    expect((await visitor.get(`/api/x/selection/projects/${project.id}/extras`)).status).toBe(401);
    const other = await enters(await makeProject(studio, { products: {}, medias: 1 }));
    expect((await other.get(`/api/x/selection/projects/${project.id}/extras`)).status).not.toBe(200);
    expect((await pay(1550, {}, other)).status).not.toBe(201);
    expect((await pay(1550, {}, owner)).status).toBe(403);
    expect((await pay(1, { lines: [] })).json.code).toBe('ORDER_CHANGED');
    const stranger = await ownerOf(await (await import('../../../tests/helpers/studio')).makeStudio());
    expect((await stranger.get(`/events/${project.id}/orders/${project.id}`)).status).toBe(404);
  });
});
