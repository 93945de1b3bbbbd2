import { describe, expect, test } from 'vitest';
import { RATES } from '@/core/http/rates';
import { issueDue } from '@/modules/money/operations/issue-documents';
import { makeProject, makeStudio } from '../../../tests/helpers/studio';
import { orderMails } from '../emails/order-mails';
import {
  amount,
  cartOf,
  client,
  code,
  enters,
  entersAsGuest,
  fill,
  fresh,
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

/** Runs the jobs of an order's mails that it was sent, and returns the kinds of the new ones. */
async function mailSent(id: string): Promise<unknown[]> {
  const last = (await sql('select max(id::text) as id from mails'))[0]?.id ?? '';
  const jobs = await sql<{ sent: string }>(
    `select data->>'sent' as sent from pgboss.job where name = 'shop.order-mails' and data->>'order' = $1
        and data->>'what' = 'sent' order by created_on`,
    [id],
  );
  for (const { sent } of jobs) await orderMails(id, 'sent', sent);
  return (await sql('select kind from mails where id::text > $1 order by id', [last])).map(
    ({ kind }) => kind,
  );
}

/** Orders a print of 15 by the client; returns the order's address. */
async function orderPrint(input: object = {}): Promise<{ id: string; path: string }> {
  const product = await sell(PRINT);
  await fill(client, [{ product, option: 'small', medias: [project.medias[0]] }]);
  const placed = await order(client, { total: 1500, ...input });
  expect(placed.status).toBe(201);
  return { id: String(placed.json.id), path: `/events/${project.id}/orders/${placed.json.id}` };
}

describe('a line of a cart', () => {
  const remove = (line: unknown) => client.post(`/api/x/shop/projects/${project.id}/cart/remove`, { line });
  const lines = async () => (await cartOf(client)).json.lines as unknown as { id: string; name: string }[];

  test('is removed by its id, once, also where two tabs remove it at the same time', async () => {
    const product = await sell(PRINT);
    const [first, second] = project.medias;
    await fill(client, [
      { product, option: 'small', medias: [first] },
      { product, option: 'small', medias: [second] },
      { product, option: 'large', medias: [first] },
    ]);
    const before = await lines();
    const [gone, ...kept] = before.map(({ id }) => id);
    await Promise.all([1, 2].map(() => remove(gone)));
    expect((await lines()).map(({ id }) => id)).toEqual(kept);
    expect(code(await remove('0'))).toEqual([422, 'INVALID_INPUT']);
  });

  test('gets other copies by its id; too few, none, and another person’s line are refused or change nothing', async () => {
    const product = await sell({ ...PRINT, minimum: 2 });
    await fill(client, [{ product, option: 'small', quantity: 2, medias: [project.medias[0]] }]);
    const [line] = await lines();
    const set = (who: typeof client, quantity: unknown) =>
      who.post(`/api/x/shop/projects/${project.id}/cart/quantity`, { line: line?.id, quantity });
    const copies = async () =>
      ((await cartOf(client)).json.lines as unknown as { quantity: number }[]).map(
        ({ quantity }) => quantity,
      );
    expect((await set(client, 5)).json).toMatchObject({ lines: [{ quantity: 5 }], total: { amount: 7500 } });
    expect(code(await set(client, 1))).toEqual([422, 'REFUSED']);
    for (const wrong of [0, -1, 1000, 1.5, 'x']) expect((await set(client, wrong)).status).toBe(422);
    expect((await set(await enters(project), 9)).status).toBe(200);
    expect((await set(guest, 9)).status).toBe(200);
    expect((await set(owner, 9)).status).toBe(403);
    expect((await set(await ownerOf(await makeStudio()), 9)).status).toBe(404);
    expect(await copies()).toEqual([5]);
  });

  test('keeps its id when photographs are added to it; a repeated id is given to one line alone', async () => {
    const product = await sell(PRINT);
    const [first, second] = project.medias;
    const id = '0199aaaa-0000-7000-8000-000000000001';
    await fill(client, [
      { id, product, option: 'small', medias: [first] },
      { id, product, option: 'large', medias: [first] },
    ]);
    const [mine, other] = (await lines()).map((line) => line.id);
    expect(mine).toBe(id);
    expect(other).not.toBe(id);
    await client.post(`/events/${project.id}/cart`, { product, option: 'small', medias: [second] });
    expect(await lines()).toMatchObject([{ id, photos: [{ id: first }, { id: second }] }, { id: other }]);
  });
});

describe('an order of what is no longer for sale', () => {
  test('says which product and why, in the buyer’s language, in place of “empty”', async () => {
    const mine = await makeProject(studio);
    const buyer = await enters(mine);
    const product = await sell({ ...PRINT, name: 'Canvas' });
    await fill(buyer, [{ product, option: 'small', medias: [mine.medias[0]] }], mine);
    // The project gets prices of its own, which do not have the product.
    await owner.post(`/api/x/shop/projects/${mine.id}/list`, {});
    const copies = (await sql('select id from shop_lists where event_id = $1', [mine.id]))[0]?.id;
    await sql('delete from shop_products where list_id = $1', [copies]);
    await owner.post(PRODUCTS, { ...PRINT, name: 'Other', event: mine.id });
    const body = { name: 'Noa', email: 'noa@example.test', method: 'till', total: 1500 };
    const refused = await buyer.post(`/events/${mine.id}/orders`, body);
    expect(code(refused)).toEqual([422, 'REFUSED']);
    expect(refused.json.errors).toEqual({ base: [expect.stringMatching(/no longer for sale/)] });
  });
});

describe('an order that is marked as sent', () => {
  test('is mailed once, for the mark that stays', async () => {
    const { id, path } = await orderPrint();
    await owner.put(path, { paid: true });
    await owner.put(path, { sent: true });
    await owner.put(path, { sent: true });
    await owner.put(path, { sent: false });
    expect(await mailSent(id)).toEqual([]);
    await owner.put(path, { sent: true });
    expect(await mailSent(id)).toEqual(['shop.sent']);
  });

  test('before it is paid stays sent when it is, counts as paid from then on, and as unpaid when that is undone', async () => {
    const { id, path } = await orderPrint();
    const paid = async () =>
      (
        await sql<{ paid: boolean }>('select paid_at is not null as paid from shop_orders where id = $1', [
          id,
        ])
      )[0]?.paid;
    await owner.put(path, { sent: true });
    expect((await owner.put(path, { paid: true })).json).toMatchObject({
      state: 'done',
      paid_at: expect.any(String),
    });
    const at = (await owner.get(path)).json.paid_at;
    expect((await owner.put(path, { paid: true })).json.paid_at).toBe(at);
    for (const _repeated of [1, 2])
      expect((await owner.put(path, { paid: false })).json).toMatchObject({ state: 'done', paid_at: null });
    expect(await paid()).toBe(false);
    expect((await owner.put(path, { sent: false })).json.state).toBe('open');
  });

  test('keeps no payment date when its mark is undone, and is paid or not after it is no longer sent', async () => {
    const { path } = await orderPrint();
    await owner.put(path, { paid: true });
    await owner.put(path, { sent: true });
    expect((await owner.put(path, { paid: false })).json).toMatchObject({ state: 'done', paid_at: null });
    expect((await client.get(path)).json).toMatchObject({ state: 'done', paid_at: null });
    await owner.put(path, { paid: true });
    expect((await owner.put(path, { sent: false })).json.state).toBe('paid');
  });

  test('at the same time as it is unmarked ends in states that agree', async () => {
    const { path } = await orderPrint();
    await owner.put(path, { paid: true });
    await owner.put(path, { sent: true });
    await Promise.all([owner.put(path, { sent: false }), owner.put(path, { paid: false })]);
    expect((await owner.get(path)).json).toMatchObject({ state: 'open', paid_at: null });
  });

  test('gives its files to the buyer while it is paid', async () => {
    const files = { name: 'Files', kind: 'digital', options: [{ id: 'one', name: '', amount: 2000 }] };
    await fill(client, [{ product: await sell(files), option: 'one', medias: [project.medias[0]] }]);
    const placed = await order(client, { total: 2000 });
    expect(placed.status).toBe(201);
    const path = `/events/${project.id}/orders/${placed.json.id}`;
    const { listBought } = await import('../queries/bought');
    const { pool } = await import('@/core/db/pool');
    const [row] = await sql<{ person: string }>('select person from shop_orders where id = $1', [
      placed.json.id,
    ]);
    const bought = async () =>
      (await listBought(pool(), { event: project.id, person: row?.person ?? '' })).length;
    const before = await bought();
    await owner.put(path, { sent: true });
    expect(await bought()).toBe(before);
    await owner.put(path, { paid: true });
    expect(await bought()).toBe(before + 1);
    await owner.put(path, { paid: false });
    expect(await bought()).toBe(before);
  });
});

describe('the mail about a new order', () => {
  test('waits until its payment has begun, so that it says how to pay', async () => {
    const { id } = await orderPrint();
    const [job] = await sql<{ waits: boolean }>(
      `select start_after > created_on + interval '5 seconds' as waits from pgboss.job
        where name = 'shop.order-mails' and data->>'order' = $1 and data->>'what' = 'placed'`,
      [id],
    );
    expect(job).toEqual({ waits: true });
    const [order] = await sql('select instructions from shop_orders where id = $1', [id]);
    expect(order).toEqual({ instructions: 'Pay at the till.' });
  });
});

describe('the documents of an order', () => {
  test('are its buyer’s and its owner’s, named by the order; no one else finds them', async () => {
    const { id, path } = await orderPrint();
    await owner.put(path, { paid: true });
    expect((await client.get(path)).json.documents).toEqual([]);
    await sql("update payments set document_due = now() - interval '1 minute' where purpose_id = $1", [id]);
    await issueDue();
    const { documents, number } = (await client.get(path)).json as unknown as {
      number: number;
      documents: { number: string; url: string; kind: string }[];
    };
    expect(documents).toMatchObject([{ kind: 'receipt', url: `${path}/documents/${documents[0]?.number}` }]);
    const [about] = await sql("select data->>'about' as about from money_documents order by id desc limit 1");
    expect(about).toEqual({ about: `Order ${number}` });
    const url = String(documents[0]?.url);
    for (const who of [client, owner]) {
      const pdf = await who.get(url);
      expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    }
    for (const who of [guest, await enters(project), await ownerOf(await makeStudio())])
      expect((await who.get(url)).status).toBe(404);
    const other = await orderPrint();
    expect((await client.get(`${other.path}/documents/${documents[0]?.number}`)).status).toBe(404);
  });
});

describe('bought files of a whole gallery', () => {
  test('are fetched as an archive by a guest, where only picks may be downloaded and no download is left', async () => {
    const mine = await makeProject(studio, {
      options: { allow_downloads: true, allow_downloads_selection_only: true, downloads_permitted: 1 },
    });
    const buyer = await entersAsGuest(mine);
    const product = await sell({
      name: 'All files',
      kind: 'digital',
      scope: 'project',
      options: [{ id: 'one', name: '', amount: 500 }],
    });
    await fill(buyer, [{ product }], mine);
    const body = { name: 'Noa', email: 'noa@example.test', method: 'till', total: 500 };
    const { id } = (await buyer.post(`/events/${mine.id}/orders`, body)).json;
    const archive = { scope: 'all', size: 'original' };
    const ask = (who = buyer, more = archive) => who.post(`/events/${mine.id}/downloads`, more);
    expect((await ask()).status).toBe(403);
    await owner.put(`/events/${mine.id}/orders/${id}`, { paid: true });
    await sql('update events set downloads_permitted = 0 where id = $1', [mine.id]);
    const placed = await ask();
    expect(placed.status).toBe(202);
    const [part] = placed.json.parts as unknown as { url: string }[];
    expect((await buyer.get(String(part?.url))).status).toBe(200);
    expect(
      await sql('select 1 from downloads where event_id = $1 and counted_at is not null', [mine.id]),
    ).toEqual([]);
    expect((await buyer.page(`/events/${mine.id}/download?order=${placed.json.id}`)).status).toBe(200);
    const other = await entersAsGuest(mine);
    expect((await ask(other)).status).toBe(403);
    expect((await other.page(`/events/${mine.id}/download`)).status).toBe(403);
    expect(amount((await buyer.get(`/events/${mine.id}/orders/${id}`)).json.total)).toBe(500);
  });
});

describe('the links of orders that were placed on another device', () => {
  const links = () => `/api/x/shop/projects/${project.id}/orders/links`;
  const waiting = () =>
    sql<{ order: string }>(
      `select data->>'order' as "order" from pgboss.job where name = 'shop.order-mails' and data->>'what' = 'link'`,
    );

  test('are mailed to the address they were placed with; the answer is the same for any address', async () => {
    const email = 'links@example.test';
    const { id } = await orderPrint({ email: 'Links@Example.test' });
    const cancelled = await orderPrint({ email });
    await owner.put(cancelled.path, { cancelled: true });
    const device = await enters(project);
    const known = await device.post(links(), { email: 'LINKS@example.test' });
    const unknown = await device.post(links(), { email: 'other@example.test' });
    expect([known.status, known.json]).toEqual([200, { email }]);
    expect([unknown.status, unknown.json]).toEqual([200, { email: 'other@example.test' }]);
    expect(await waiting()).toEqual([{ order: id }]);
    await sql('delete from mails');
    await orderMails(id, 'link');
    const mails = await sql<{ kind: string; to: string; text: string }>('select kind, "to", text from mails');
    expect(mails).toMatchObject([{ kind: 'shop.link', to: email }]);
    const [link] = mails[0]?.text.match(/\/events\/\S+\/orders\/\S+/) ?? [];
    expect((await fresh().get(String(link))).json).toMatchObject({ id });
  });

  test('are not mailed for another project, by strangers or people of the studio, or to what is no address', async () => {
    const email = 'elsewhere@example.test';
    await orderPrint({ email });
    const before = await waiting();
    const mine = await makeProject(studio);
    const other = await enters(mine);
    expect((await other.post(`/api/x/shop/projects/${mine.id}/orders/links`, { email })).status).toBe(200);
    expect((await other.post(links(), { email })).status).not.toBe(200);
    expect((await owner.post(links(), { email })).status).toBe(403);
    expect((await (await ownerOf(await makeStudio())).post(links(), { email })).status).toBe(404);
    expect(code(await client.post(links(), { email: 'noa@nowhere' }))).toEqual([422, 'INVALID_INPUT']);
    expect(await waiting()).toEqual(before);
  });

  test('are limited for an address, with orders or without', async () => {
    for (const email of ['often@example.test', 'never@example.test']) {
      if (email.startsWith('often')) await orderPrint({ email });
      for (let turn = 0; turn < RATES.inquirer.most; turn += 1)
        expect((await (await enters(project)).post(links(), { email })).status).toBe(200);
      expect(code(await (await enters(project)).post(links(), { email }))).toEqual([429, 'RATE_REACHED']);
    }
  });
});
