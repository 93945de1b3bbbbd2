import { FakeProvider } from '@root/tests/helpers/fake-provider';
import { sellThings } from '@root/tests/helpers/money';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeStudio } from '@root/tests/helpers/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import { workQueue } from '@root/tests/helpers/work-queue';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { catchUp } from '@/modules/money/operations/take-event';
import type { Heard } from '@/modules/money/payment-contract';
import { money } from '@/modules/money/payments';

const app = await openTestApp();
let account: string;
let other: string;
let shop: Awaited<ReturnType<typeof sellThings>>;
let connection: string;
const warned = vi.spyOn(console, 'warn');

beforeAll(async () => {
  await startWeb(app);
  ({ account } = await makeStudio());
  ({ account: other } = await makeStudio());
});
beforeEach(async () => {
  warned.mockReset().mockReturnValue(undefined);
  shop = await sellThings(app, account);
  await shop.sql('truncate payments, refunds, ledger_transfers, ledger_entries, provider_events cascade');
  ({ id: connection } = await shop.connect());
});

const heardOf = (payment: Heard['payment'], event = 'evt_1'): Heard => ({
  event,
  type: 'payment.paid',
  payment,
});

async function deliver(event: Heard, { to = connection, secret = 'whsec', method = 'fake' } = {}) {
  const { raw, signature } = FakeProvider.sign(secret, event);
  const answer = await fetch(`${app.origin}/payments/${method}/${to}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Fake-Signature': signature },
    body: new Uint8Array(raw),
  });
  return { status: answer.status, text: await answer.text() };
}
const events = () => shop.sql<{ state: string }>('select state from provider_events order by created_at');

async function paidOnPage() {
  const thing = await shop.thing();
  const { id } = await shop.begin(thing);
  shop.provider.press(id, 'pay');
  return { thing, id };
}

describe('an event of a payment service', () => {
  test('is stored and answered, and a job looks: duplicates and any order settle once', async () => {
    const { thing, id } = await paidOnPage();
    expect((await deliver(heardOf({ id }))).status).toBe(200);
    expect((await deliver(heardOf({ id }))).status).toBe(200);
    expect((await deliver(heardOf({ ref: `fake_${id}` }, 'evt_0'))).status).toBe(200);
    expect(await events()).toEqual([{ state: 'new' }, { state: 'new' }]);
    expect(await shop.row(thing)).toMatchObject({ paid: 0 });
    await workQueue('money.');
    expect(await events()).toEqual([{ state: 'done' }, { state: 'done' }]);
    expect(await shop.row(thing)).toMatchObject({ paid: 1 });
  });

  test('is never believed: one that says "paid" of an unpaid payment changes nothing', async () => {
    const thing = await shop.thing();
    const { id } = await shop.begin(thing);
    await deliver(heardOf({ id }));
    await workQueue('money.');
    expect([await shop.row(thing), await shop.book()]).toMatchObject([{ paid: 0 }, {}]);
  });

  test('with a wrong signature, of an unknown connection or of another method is refused and not stored', async () => {
    const { id } = await paidOnPage();
    const refused = await deliver(heardOf({ id }), { secret: 'guessed' });
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('WRONG_SIGNATURE')]);
    expect((await deliver(heardOf({ id }), { to: id })).status).toBe(404);
    expect((await deliver(heardOf({ id }), { method: 'cash' })).status).toBe(404);
    expect((await deliver(heardOf({ id }), { to: 'x' })).status).not.toBe(200);
    expect(await events()).toEqual([]);
    expect(warned.mock.calls.join()).not.toContain('whsec');
  });

  test('of one connection cannot name a payment of another, nor strangers’ objects', async () => {
    const { thing, id } = await paidOnPage();
    const foreign = await shop.connect('own', other);
    await deliver(heardOf({ id }), { to: foreign.id });
    await deliver(heardOf({ ref: `fake_${id}` }, 'evt_2'), { to: foreign.id });
    await deliver(heardOf({ ref: 'of_somewhere' }, 'evt_3'));
    await deliver(heardOf(null, 'evt_4'));
    await workQueue('money.');
    expect(new Set((await events()).map(({ state }) => state))).toEqual(new Set(['ignored']));
    expect(await shop.row(thing)).toMatchObject({ paid: 0 });
  });

  test('of the platform’s connection names payments of accounts connected through it alone', async () => {
    const platform = await shop.connect('own', null);
    await shop.connect('connect');
    const { thing, id } = await paidOnPage();
    await deliver({ ...heardOf({ id }), provider: 'acct_stranger' }, { to: platform.id });
    await workQueue('money.');
    expect(await shop.row(thing)).toMatchObject({ paid: 0 });
    await deliver({ ...heardOf({ id }, 'evt_2'), provider: `acct_${account}` }, { to: platform.id });
    await workQueue('money.');
    expect(await shop.row(thing)).toMatchObject({ paid: 1 });
  });

  test('that never arrived is found in the service’s list', async () => {
    const { thing } = await paidOnPage();
    await catchUp();
    expect(await events()).toEqual([]);
    await shop.sql("update payment_connections set created_at = created_at - interval '2 hours'");
    await catchUp();
    await workQueue('money.');
    expect(await shop.row(thing)).toMatchObject({ paid: 1 });
  });
});

describe('a connection', () => {
  test('keeps its secrets sealed, and shows none', async () => {
    const stored = JSON.stringify(await shop.sql('select * from payment_connections'));
    const shown = JSON.stringify(await money.connections(account));
    for (const text of [stored, shown]) {
      expect(text).not.toContain('sk_very_secret');
      expect(text).not.toContain('whsec');
    }
    expect(await money.connection(account, 'fake')).toMatchObject({
      settings: { key: 'sk_very_secret' },
      hearing: 'whsec',
    });
  });

  test('is one for each method; the ended one still settles and refunds its payments', async () => {
    const { id, thing } = await paidOnPage();
    await shop.connect();
    expect(await money.connections(account)).toHaveLength(1);
    await deliver(heardOf({ id }));
    await workQueue('money.');
    expect(await shop.row(thing)).toMatchObject({ paid: 1 });
    expect(await money.refund({ account, payment: id, by: null })).toMatchObject({ state: 'done' });
  });

  test('of another account is neither changed nor removed', async () => {
    await money.removeConnection({ account: other, id: connection });
    await expect(
      money.saveConnection({ account: other, method: 'fake', id: connection, mode: 'own', settings: {} }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await money.connections(account)).toHaveLength(1);
    await money.removeConnection({ account, id: connection });
    expect(await money.connections(account)).toEqual([]);
    expect(await money.offers({ account, total: { amount: 100, currency: 'ILS' } })).toEqual([
      { id: 'cash', label: 'x.cash' },
    ]);
  });
});

describe('the ledger', () => {
  test('refuses what does not balance, and every change and deletion', async () => {
    const { id } = await paidOnPage();
    await money.look(id);
    const [transfer] = await shop.sql<{ id: string }>('select id from ledger_transfers');
    const add = (amount: number) =>
      shop.sql(
        "insert into ledger_entries (transfer_id, account_id, name, currency, amount) values ($1, $2, 'sales', 'ILS', $3)",
        [transfer?.id, account, amount],
      );
    await expect(add(1)).rejects.toThrow(/does not balance/);
    for (const table of ['ledger_entries', 'ledger_transfers']) {
      await expect(shop.sql(`delete from ${table}`)).rejects.toThrow(/only added to/);
      await expect(shop.sql(`update ${table} set id = id`)).rejects.toThrow(/only added to/);
    }
  });
});
