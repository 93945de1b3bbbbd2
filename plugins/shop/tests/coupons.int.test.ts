import { expect, test } from 'vitest';
import { transaction } from '@/core/db/pool';
import { makeStudio } from '../../../tests/helpers/studio';
import { lockCoupon, useCoupon } from '../queries/coupons';
import { client, code, fill, order, owner, ownerOf, PRINT, project, sell, sql, studio } from './world';

const COUPONS = '/api/x/shop/coupons';
const LATER = '2099-01-31';

/** Makes a coupon; returns its address. */
async function make(input: object): Promise<string> {
  const made = await owner.post(COUPONS, { kind: 'percent', percent: 10, ...input });
  expect(made.status).toBe(201);
  return `${COUPONS}/${made.json.id}`;
}

const listed = async (path: string) => {
  const { coupons } = (await owner.get(COUPONS)).json as unknown as { coupons: { id: string }[] };
  return coupons.find(({ id }) => path.endsWith(id));
};

/** Orders a print of 15 with a coupon. */
async function orderWith(coupon: string, total: number) {
  const product = await sell(PRINT);
  await fill(client, [{ product, option: 'small', medias: [project.medias[0]] }]);
  return order(client, { total, coupon });
}

const fieldsOf = (answer: { json: object }) =>
  Object.keys((answer.json as { errors?: Record<string, string[]> }).errors ?? {}).sort();

test('a code that is no text is refused with its field', async () => {
  for (const wrong of [{ toString: 1 }, ['A'], 7, null])
    expect((await owner.post(COUPONS, { kind: 'percent', percent: 10, code: wrong })).status).toBe(422);
});

test('an unused coupon changes in everything; the next order has the new code and percent', async () => {
  const path = await make({ code: 'spring', ends_on: LATER, most: 1 });
  const changed = await owner.put(path, { code: 'sum-mer', percent: 20, ends_on: null, most: 0 });
  expect(changed.status).toBe(200);
  expect(await listed(path)).toMatchObject({ code: 'SUMMER', percent: 20, ends_on: null, most: 0, used: 0 });
  expect(code(await orderWith('spring', 1350))).toEqual([422, 'COUPON_NOT_ACTIVE']);
  expect((await orderWith('summer', 1200)).status).toBe(201);
});

test('a used coupon changes its last day and uses alone; code and value are refused by their fields', async () => {
  const path = await make({ code: 'once', most: 1 });
  const placed = await orderWith('once', 1350);
  expect(code(await orderWith('once', 1350))).toEqual([422, 'COUPON_NOT_ACTIVE']);
  const refused = await owner.put(path, { code: 'twice', kind: 'amount', percent: 50, amount: 1, most: 9 });
  expect(code(refused)).toEqual([422, 'INVALID_INPUT']);
  expect(fieldsOf(refused)).toEqual(['amount', 'code', 'kind', 'percent']);
  expect(await listed(path)).toMatchObject({ code: 'ONCE', percent: 10, most: 1 });
  // The values it has are no change.
  const same = { code: 'once', kind: 'percent', percent: 10, most: 2, ends_on: LATER };
  expect((await owner.put(path, same)).status).toBe(200);
  expect((await orderWith('once', 1350)).status).toBe(201);
  expect(await listed(path)).toMatchObject({ most: 2, used: 2, ends_on: LATER });
  // An order that is cancelled gives its use back, of the coupon as it is now.
  await owner.put(`/events/${project.id}/orders/${placed.json.id}`, { cancelled: true });
  expect(await listed(path)).toMatchObject({ used: 1 });
});

test('a coupon that ended is valid again by a later day; a day that is over and a code in use are refused', async () => {
  await make({ code: 'other' });
  const path = await make({ code: 'ended', ends_on: LATER });
  await sql(`update shop_coupons set ends_on = '2020-01-01' where id = $1`, [path.split('/').at(-1)]);
  expect((await owner.put(path, { most: 5 })).status).toBe(200);
  const late = await owner.put(path, { ends_on: '2020-02-01' });
  expect([late.status, fieldsOf(late)]).toEqual([422, ['ends_on']]);
  const taken = await owner.put(path, { code: 'OTHER' });
  expect([taken.status, fieldsOf(taken)]).toEqual([422, ['code']]);
  for (const [field, value] of [
    ['percent', 101],
    ['percent', 0],
    ['most', -1],
    ['code', 'a'],
    ['code', 7],
  ] as const)
    expect(fieldsOf(await owner.put(path, { [field]: value }))).toEqual([field]);
  expect((await owner.put(path, { ends_on: LATER })).status).toBe(200);
  expect((await orderWith('ended', 1350)).status).toBe(201);
});

test('another studio’s coupon is not found, and no request moves one, or its uses, elsewhere', async () => {
  const path = await make({ code: 'mine' });
  const stranger = await makeStudio();
  const by = await ownerOf(stranger);
  expect((await by.put(path, { percent: 99 })).status).toBe(404);
  expect((await client.put(path, { percent: 99 })).status).not.toBe(200);
  expect(await listed(path)).toMatchObject({ percent: 10 });
  const planted = await owner.put(path, { account: stranger.account, used: 0, percent: 15, id: project.id });
  expect(planted.status).toBe(200);
  expect(await sql('select account_id from shop_coupons where id = $1', [path.split('/').at(-1)])).toEqual([
    { account_id: studio.account },
  ]);
});

test('a change waits for the order that is using the coupon, and then sees it used', async () => {
  const path = await make({ code: 'waits' });
  const coupon = { account: studio.account, code: 'WAITS' };
  const answer = await transaction(async (tx) => {
    const found = await lockCoupon(tx, coupon);
    const change = owner.put(path, { percent: 90 });
    await expect
      .poll(async () => {
        const [row] = await sql<{ waits: number }>(
          "select count(*)::int as waits from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        return row?.waits;
      })
      .toBeGreaterThan(0);
    await useCoupon(tx, { id: found?.id ?? '', credit: 0 });
    return { change };
  });
  const refused = await answer.change;
  expect([refused.status, fieldsOf(refused)]).toEqual([422, ['percent']]);
  expect(await listed(path)).toMatchObject({ percent: 10, used: 1 });
});
