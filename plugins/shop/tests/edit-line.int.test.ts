import { beforeAll, describe, expect, test } from 'vitest';
import { orderMails } from '../emails/order-mails';
import type { LinePageProps } from '../ui/LinePage';
import type { CartView, LineView } from '../wire';
import {
  cartOf,
  client,
  code,
  enters,
  fill,
  guest,
  order,
  owner,
  PRINT,
  pageDataOf,
  project,
  sell,
  sql,
} from './world';

const EDIT = () => `/api/x/shop/projects/${project.id}/cart/edit`;
const BEGUN = { x: 0.5, y: 0.25, zoom: 1.5 };
const TILTED = { x: 0.5, y: 0.5, tilt: 2.5 };
let product: string;

beforeAll(async () => {
  product = await sell(PRINT);
});

/** Puts a line of prints of two photographs into the client's cart; the first one is cropped. */
async function lineOf(option = 'small'): Promise<LineView> {
  const medias = project.medias.slice(0, 2);
  const crop = { [medias[0] as string]: BEGUN };
  const { json } = await fill(client, [{ product, option, quantity: 3, medias, crop }]);
  return (json as unknown as CartView).lines[0] as LineView;
}
const cropsOf = async (who = client) =>
  ((await cartOf(who)).json as unknown as CartView).lines.map(({ photos }) => photos.map(({ crop }) => crop));

describe('a line of prints in the cart', () => {
  test('is edited again: its photographs get other crops, its copies and price stay', async () => {
    const { id } = await lineOf();
    const [first, second] = project.medias as [string, string];
    const before = (await cartOf(client)).json as unknown as CartView;
    const edited = await client.post(EDIT(), { line: id, crop: { [second]: TILTED } });
    expect(edited.status).toBe(200);
    expect(await cropsOf()).toEqual([[BEGUN, TILTED]]);
    await client.post(EDIT(), { line: id, crop: { [first]: { x: 0.5, y: 0.5 } } });
    const after = (await cartOf(client)).json as unknown as CartView;
    expect(await cropsOf()).toEqual([[{ x: 0.5, y: 0.5 }, TILTED]]);
    expect(after.lines).toMatchObject([{ id, quantity: 3, unit: { amount: 1500 } }]);
    expect(after.total).toEqual(before.total);
  });

  test('opens in the editor with its present edits, which a form sends and which lead back to the cart', async () => {
    const { id } = await lineOf('large');
    const [first, second] = project.medias as [string, string];
    const path = `/events/${project.id}/cart/${id}`;
    const page = await pageDataOf<LinePageProps>(client, path);
    expect(page).toMatchObject({
      line: { id, name: 'Print', option_name: '20 × 30', ratio: 667 },
      photos: [{ id: first }, { id: second }],
      crop: { [first]: BEGUN },
    });
    const sent = await client.send('POST', EDIT(), {
      headers: { Accept: 'text/html' },
      form: { authenticity_token: page.csrf, line: String(id), crop: JSON.stringify({ [second]: TILTED }) },
    });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/events/${project.id}/cart`]);
    expect((await pageDataOf<LinePageProps>(client, path)).crop).toEqual({
      [first]: BEGUN,
      [second]: TILTED,
    });
  });

  test('of another person, a removed one, and what is no line lead to the cart and change nothing', async () => {
    const { id } = await lineOf();
    const [first] = project.medias as [string];
    const edit = (who: typeof client, line: unknown) => who.post(EDIT(), { line, crop: { [first]: TILTED } });
    const other = await enters(project);
    await fill(other, [{ product, option: 'small', medias: [first] }]);
    for (const who of [other, guest]) {
      expect(code(await edit(who, id))).toEqual([422, 'REFUSED']);
      const opened = await who.page(`/events/${project.id}/cart/${id}`);
      expect([opened.status, opened.headers.get('location')]).toEqual([303, `/events/${project.id}/cart`]);
    }
    expect(code(await edit(owner, id))).toEqual([403, 'FORBIDDEN']);
    expect(code(await edit(client, 'x'))).toEqual([422, 'INVALID_INPUT']);
    expect(await cropsOf()).toEqual([[BEGUN, null]]);
    expect(await cropsOf(other)).toEqual([[null]]);
    await client.post(`/api/x/shop/projects/${project.id}/cart/remove`, { line: id });
    const gone = await edit(client, id);
    expect(gone.json.errors).toEqual({ base: ['This print is no longer in your cart.'] });
  });

  test('that was ordered stays as it was ordered', async () => {
    const { id } = await lineOf();
    const placed = await order(client, { total: 9000 });
    expect(placed.status).toBe(201);
    const edited = await client.post(EDIT(), { line: id, crop: { [project.medias[0] as string]: TILTED } });
    expect(code(edited)).toEqual([422, 'REFUSED']);
    const { json } = await client.get(`/events/${project.id}/orders/${placed.json.id}`);
    expect(json).toMatchObject({ lines: [{ photos: [{ crop: BEGUN }, { crop: null }] }] });
  });

  test('takes no edits beyond their limits, none of a photograph that it does not have, and is of prints', async () => {
    const { id } = await lineOf();
    const [first, , third] = project.medias as [string, string, string];
    for (const crop of [undefined, 'x', { [first]: { ...TILTED, tilt: 30 } }, { nothing: TILTED }])
      expect(code(await client.post(EDIT(), { line: id, crop }))).toEqual([422, 'INVALID_INPUT']);
    await client.post(EDIT(), { line: id, crop: { [third]: TILTED } });
    const [stored] = await sql<{ crop: object }>(
      "select line->'crop' as crop from shop_carts, jsonb_array_elements(lines) line where line->>'id' = $1",
      [id],
    );
    expect(stored?.crop).toEqual({ [first]: BEGUN });
    const file = await sell({ name: 'File', kind: 'digital', options: [{ id: 'f', name: '', amount: 500 }] });
    const { json } = await fill(client, [{ product: file, medias: [first] }]);
    const [digital] = (json as unknown as CartView).lines;
    expect(code(await client.post(EDIT(), { line: digital?.id, crop: {} }))).toEqual([422, 'REFUSED']);
    expect((await client.page(`/events/${project.id}/cart/${digital?.id}`)).status).toBe(303);
  });

  test('that can no longer be bought is refused with the reason', async () => {
    const gone = await sell({ ...PRINT, name: 'Gone' });
    const { json } = await fill(client, [{ product: gone, option: 'small', medias: [project.medias[0]] }]);
    const [line] = (json as unknown as CartView).lines;
    await owner.delete(`/api/x/shop/products/${gone}`);
    const refused = await client.post(EDIT(), { line: line?.id, crop: {} });
    expect(refused.json.errors).toEqual({ base: ['This product is no longer for sale.'] });
  });
});

test('the mails of an order name the edits of one print, and count the edited ones of several', async () => {
  const [first, second] = project.medias as [string, string];
  const crop = { [first]: { ...TILTED, bw: true } };
  const lines = [
    { product, option: 'small', medias: [first], crop },
    { product, option: 'large', medias: [first, second], crop },
    { product, option: 'small', medias: [second] },
  ];
  const placed = await order(client, { lines, total: 19_000 });
  expect(placed.status).toBe(201);
  await sql('delete from mails');
  await orderMails(String(placed.json.id), 'placed');
  const mails = await sql<{ kind: string; text: string }>('select kind, text from mails order by kind');
  expect(mails.map(({ kind }) => kind)).toEqual(['shop.ordered', 'shop.placed']);
  for (const { text } of mails) {
    const plain = text.replace(/[\u2066-\u2069]/g, '');
    expect(plain).toContain('Print, 10 × 15 (straightened 2.5°, black and white)');
    expect(plain).toContain('Print, 20 × 30 (1 edited photo)');
    expect(plain).toMatch(/Print, 10 × 15(?! \()/);
  }
});
