import { sellThings } from '@root/tests/helpers/money';
import { startTestApp } from '@root/tests/helpers/start-web';
import { makeStudio } from '@root/tests/helpers/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { uuidv7 } from '@/core/db/uuid';
import { lookAtDue } from '@/modules/money/operations/look-at-due';
import { money } from '@/modules/money/payments';

const app = await openTestApp();
let account: string;
let shop: Awaited<ReturnType<typeof sellThings>>;
vi.spyOn(console, 'error').mockReturnValue(undefined);

beforeAll(async () => {
  await startTestApp(app);
  ({ account } = await makeStudio());
  shop = await sellThings(app, account);
  await shop.connect();
  await shop.connect('own', null);
});
beforeEach(() => {
  shop.provider.cut = null;
  shop.provider.declines = null;
  shop.heard.length = 0;
});

/** Pays a thing of the platform's on a page that keeps the card; returns the payment. */
async function keepCard(total = 11_800, of: string | null = null): Promise<string> {
  const id = await shop.thing(total, of);
  const payee = of === null ? ('platform' as const) : { account: of };
  const more = {
    payee,
    keep: true,
    total: { amount: total, currency: 'ILS' as const },
    vat: 0,
    commission: 0,
  };
  const { id: payment } = await shop.begin(id, more);
  shop.provider.press(payment, 'pay');
  await money.look(payment);
  return payment;
}

const charge = (
  id: string,
  card: string,
  payee: 'platform' | { account: string } = 'platform',
  total = 11_800,
) =>
  money.charge({
    purpose: { kind: 'things', id },
    payee,
    card,
    total: { amount: total, currency: 'ILS' },
    vat: 0,
    commission: 0,
    lines: [{ words: 'Plan', quantity: 1, amount: total }],
    payer: { name: 'Noa', email: 'noa@example.test' },
    locale: 'en',
    back: `${app.origin}/back`,
  });

const platform = async (): Promise<string> => shop.thing(11_800, null);
const paymentsOf = (thing: string) =>
  shop.sql<{ state: string; reason: string | null }>(
    'select state, reason from payments where purpose_id = $1 order by id',
    [thing],
  );

describe('a page that keeps the card', () => {
  test('shows its purpose how the card looks, never the reference of the service', async () => {
    const payment = await keepCard();
    const card = { brand: 'visa', last4: '4242', expires: '2040-12', print: 'print4242' };
    expect(await money.look(payment)).toMatchObject({ state: 'paid', card });
    expect(shop.heard.at(-1)?.payment.card).toEqual(card);
  });

  test('with a total of 0 only keeps it: nothing is posted, no document is due', async () => {
    const before = await shop.book(null);
    const payment = await keepCard(0);
    expect(await money.look(payment)).toMatchObject({
      state: 'paid',
      total: { amount: 0 },
      card: { last4: '4242' },
    });
    expect(await shop.book(null)).toEqual(before);
    expect(await shop.sql('select document_due from payments where id = $1', [payment])).toEqual([
      { document_due: null },
    ]);
    expect((await charge(await platform(), payment)).payment.state).toBe('paid');
  });
});

describe('charging a kept card', () => {
  test('pays without a page, into the book of the platform', async () => {
    const card = await keepCard();
    const before = (await shop.book(null)).provider ?? 0;
    const thing = await platform();
    expect((await charge(thing, card)).payment).toMatchObject({ state: 'paid', paid: { amount: 11_800 } });
    expect(await shop.row(thing)).toMatchObject({ paid: 1 });
    expect((await shop.book(null)).provider).toBe(before + 11_800);
  });

  test('that is declined fails with its reason, and a further try is another payment', async () => {
    const card = await keepCard();
    const thing = await platform();
    shop.provider.declines = 'insufficient_funds';
    expect((await charge(thing, card)).payment).toEqual({ state: 'failed', reason: 'insufficient_funds' });
    expect(await shop.row(thing)).toMatchObject({ paid: 0, failed: 1 });
    shop.provider.declines = null;
    expect((await charge(thing, card)).payment.state).toBe('paid');
    expect(await paymentsOf(thing)).toEqual([
      { state: 'failed', reason: 'insufficient_funds' },
      { state: 'paid', reason: null },
    ]);
  });

  test.each(['before', 'after'] as const)(
    'whose answer was lost %s it was done is charged once',
    async (cut) => {
      const card = await keepCard();
      const thing = await platform();
      shop.provider.cut = cut;
      await expect(charge(thing, card)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      shop.provider.cut = null;
      await shop.sql("update payments set look_at = now() - interval '1 hour' where purpose_id = $1", [
        thing,
      ]);
      await lookAtDue();
      expect(await shop.row(thing)).toMatchObject({ paid: 1 });
      expect(await paymentsOf(thing)).toHaveLength(1);
      await expect(charge(thing, card)).rejects.toMatchObject({ code: 'NOT_PAYABLE' });
    },
  );

  test('five times at once charges once', async () => {
    const card = await keepCard();
    const thing = await platform();
    await Promise.allSettled(Array.from({ length: 5 }, () => charge(thing, card)));
    expect(await shop.row(thing)).toMatchObject({ paid: 1 });
    expect(await paymentsOf(thing)).toEqual([{ state: 'paid', reason: null }]);
  });

  test('closes the page that was open for the same thing; one that was paid there counts', async () => {
    const card = await keepCard();
    const more = { payee: 'platform' as const, vat: 0, commission: 0 };
    const [thing, paid] = [await platform(), await platform()];
    await shop.begin(thing, more);
    expect((await charge(thing, card)).payment.state).toBe('paid');
    expect(await paymentsOf(thing)).toMatchObject([{ state: 'cancelled' }, { state: 'paid' }]);
    const { id } = await shop.begin(paid, more);
    shop.provider.press(id, 'pay');
    expect((await charge(paid, card)).payment.state).toBe('paid');
    expect(await paymentsOf(paid)).toMatchObject([{ state: 'paid' }]);
  });

  test('a page that is begun beside a charge without an answer waits for it', async () => {
    const card = await keepCard();
    const thing = await platform();
    shop.provider.cut = 'after';
    await expect(charge(thing, card)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    shop.provider.cut = null;
    const begun = await shop.begin(thing, { payee: 'platform', vat: 0, commission: 0 });
    expect(begun.payment.state).toBe('paid');
    expect(await shop.row(thing)).toMatchObject({ paid: 1 });
  });

  test('refuses a card of another payee’s, an unknown one, and one that was forgotten', async () => {
    const card = await keepCard();
    const mine = await shop.thing();
    await expect(charge(mine, card, { account })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(charge(await platform(), uuidv7())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const other = await keepCard(11_800, account);
    await expect(charge(await platform(), other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(money.forgetCard({ account, payment: card })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await money.forgetCard({ account: null, payment: card });
    expect(shop.provider.forgotten).toEqual([`card_${card}`]);
    await expect(charge(await platform(), card)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await money.look(card)).toMatchObject({ state: 'paid', card: null });
  });

  test('refuses a card whose connection was replaced', async () => {
    const card = await keepCard();
    await shop.connect('own', null);
    await expect(charge(await platform(), card)).rejects.toMatchObject({ code: 'METHOD_NOT_OFFERED' });
  });
});

describe('a dispute', () => {
  const disputed = async () => {
    const thing = await shop.thing();
    const { id } = await shop.begin(thing, { commission: 0 });
    shop.provider.press(id, 'pay');
    await money.look(id);
    return { thing, id };
  };

  test('holds money back in the book, and returns it when it is won, but for the fee', async () => {
    const before = await shop.book();
    const { id } = await disputed();
    shop.provider.dispute(id, 'open', 13_300);
    expect(await money.look(id)).toMatchObject({
      state: 'paid',
      dispute: { state: 'open', held: { amount: 13_300 } },
    });
    const held = await shop.book();
    expect([held.provider ?? 0, held.disputed]).toEqual([(before.provider ?? 0) - 1500, 13_300]);
    await money.look(id);
    expect(await shop.book()).toEqual(held);
    shop.provider.dispute(id, 'won', 1500);
    await money.look(id);
    const after = await shop.book();
    expect([after.provider, after.disputed, after.losses]).toEqual([
      (before.provider ?? 0) + 11_800 - 1500,
      undefined,
      (before.losses ?? 0) + 1500,
    ]);
  });

  test('that is lost stays lost, and is posted once', async () => {
    const before = (await shop.book()).losses ?? 0;
    const { id } = await disputed();
    for (const state of ['open', 'lost', 'lost'] as const) {
      shop.provider.dispute(id, state, 13_300);
      await money.look(id);
    }
    const after = await shop.book();
    expect([after.disputed, after.losses]).toEqual([undefined, before + 13_300]);
  });
});
