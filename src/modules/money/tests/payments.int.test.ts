import { sellThings } from '@root/tests/helpers/money';
import { startTestApp } from '@root/tests/helpers/start-web';
import { makeStudio } from '@root/tests/helpers/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { KeepersError } from '@/core/errors/errors';
import { applyLearned } from '@/modules/money/apply-learned';
import { lookAtDue } from '@/modules/money/operations/look-at-due';
import { addPaymentMethods } from '@/modules/money/payment-methods';
import { money } from '@/modules/money/payments';

const app = await openTestApp();
let account: string;
let other: string;
let shop: Awaited<ReturnType<typeof sellThings>>;
const said = vi.spyOn(console, 'error');

beforeAll(async () => {
  await startTestApp(app);
  ({ account } = await makeStudio());
  ({ account: other } = await makeStudio());
});
beforeEach(async () => {
  said.mockReset().mockReturnValue(undefined);
  shop = await sellThings(app, account);
  // Each test begins with empty books.
  await shop.sql('truncate payments, refunds, ledger_transfers, ledger_entries, provider_events cascade');
  await shop.connect();
});

/** A thing, its payment on the page, and both paid. */
async function payThing(more: Parameters<typeof shop.begin>[1] = {}) {
  const thing = await shop.thing();
  const { id } = await shop.begin(thing, more);
  shop.provider.press(id, 'pay');
  return { thing, id, view: await money.look(id) };
}

describe('beginning a payment', () => {
  test('writes the intention, and returns the same page again', async () => {
    const thing = await shop.thing();
    const first = await shop.begin(thing);
    expect(first.payment).toMatchObject({ state: 'elsewhere', href: `https://pay.test/${first.id}` });
    expect(await shop.begin(thing)).toEqual(first);
    expect(shop.provider.calls).toEqual(['pay']);
  });

  test('ten times at once is one payment', async () => {
    const thing = await shop.thing();
    const begun = await Promise.all(Array.from({ length: 10 }, () => shop.begin(thing)));
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
    expect(shop.provider.payments.size).toBe(1);
    expect(await shop.sql('select id from payments')).toHaveLength(1);
  });

  test('whose answer is lost stays open, and the same question brings the same page', async () => {
    const thing = await shop.thing();
    shop.provider.cut = 'after';
    await expect(shop.begin(thing)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await shop.sql('select state from payments')).toEqual([{ state: 'asked' }]);
    shop.provider.cut = null;
    const { id, payment } = await shop.begin(thing);
    expect(payment.state).toBe('elsewhere');
    expect([...shop.provider.payments.keys()]).toEqual([id]);
  });

  test('that no one asks about again is settled by the job', async () => {
    const thing = await shop.thing();
    shop.provider.cut = 'before';
    await expect(shop.begin(thing)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    shop.provider.cut = null;
    await lookAtDue();
    expect(shop.provider.payments.size).toBe(0);
    await shop.sql("update payments set look_at = look_at - interval '3 minutes'");
    await lookAtDue();
    expect(await shop.sql('select state, looks from payments')).toEqual([{ state: 'elsewhere', looks: 1 }]);
  });

  test('is refused for a foreign or unknown thing, a closed one, another sum, and a method not offered', async () => {
    const thing = await shop.thing();
    const total = { amount: 11_800, currency: 'ILS' as const };
    const foreign = await shop.thing(11_800, other);
    await expect(shop.begin(foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(shop.begin(foreign, { payee: 'platform', method: 'till' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(shop.begin('01990000-0000-7000-8000-000000000001')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(shop.begin(thing, { method: 'gold' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(shop.begin(thing, { total: { ...total, amount: 1 }, vat: 0 })).rejects.toMatchObject({
      code: 'STALE',
    });
    shop.provider.most = 100;
    await expect(shop.begin(thing)).rejects.toMatchObject({ code: 'METHOD_NOT_OFFERED' });
    await shop.sql('update things set open = false where id = $1', [thing]);
    await expect(shop.begin(thing, { method: 'till' })).rejects.toMatchObject({ code: 'NOT_PAYABLE' });
    await expect(shop.begin(thing, { vat: 11_801 })).rejects.toThrow();
    expect(await shop.sql('select id from payments')).toEqual([]);
  });

  test('by another method closes the first page; if that was paid meanwhile, nothing new begins', async () => {
    const thing = await shop.thing();
    const card = await shop.begin(thing);
    const cash = await shop.begin(thing, { method: 'till' });
    expect(cash.payment).toMatchObject({ state: 'agreed' });
    expect((await money.look(card.id)).state).toBe('cancelled');
    const quick = await shop.thing();
    const { id } = await shop.begin(quick);
    shop.provider.press(id, 'pay');
    await expect(shop.begin(quick, { method: 'till' })).rejects.toMatchObject({ code: 'NOT_PAYABLE' });
    expect(await shop.row(quick)).toMatchObject({ paid: 1 });
  });

  test('by a method that asks no service stores its agreement at once, ten times at once as one', async () => {
    const wanted: string[] = [];
    addPaymentMethods('tests', [
      {
        id: 'desk',
        label: 'x.cash',
        agrees: true,
        takes: async ({ total }) => total.amount < 20_000,
        pay: async ({ id, total, lines }) => {
          if (lines.length === 0) throw new KeepersError('REFUSED', { reason: 'No lines.' });
          wanted.push(`${total.amount}`);
          return { state: 'agreed', reference: id.slice(-6), instructions: 'Bring it.' };
        },
      },
    ]);
    const thing = await shop.thing();
    const begun = await Promise.all(Array.from({ length: 10 }, () => shop.begin(thing, { method: 'desk' })));
    const [first] = begun;
    expect(begun).toEqual(begun.map(() => first));
    expect(first?.payment).toMatchObject({ state: 'agreed', reference: first?.id.slice(-6) });
    expect(await shop.sql('select id, state, reference, look_at from payments')).toEqual([
      { id: first?.id, state: 'agreed', reference: first?.id.slice(-6), look_at: null },
    ]);
    expect(new Set(wanted)).toEqual(new Set(['11800']));
    await money.markPaid({ account, payment: first?.id ?? '' });
    expect(await shop.row(thing)).toMatchObject({ paid: 1 });

    const card = await shop.thing();
    const page = await shop.begin(card);
    expect((await shop.begin(card, { method: 'desk' })).payment.state).toBe('agreed');
    expect((await money.look(page.id)).state).toBe('cancelled');

    const refused = await shop.thing();
    await expect(shop.begin(refused, { method: 'desk', lines: [] })).rejects.toMatchObject({
      code: 'REFUSED',
    });
    await shop.sql('update things set open = false where id = $1', [refused]);
    await expect(shop.begin(refused, { method: 'desk' })).rejects.toMatchObject({ code: 'NOT_PAYABLE' });
    expect(await shop.sql('select id from payments where purpose_id = $1', [refused])).toEqual([]);
  });
});

test('an agreement is repeated in its reader’s language and writes nothing; no other payment has one', async () => {
  addPaymentMethods('tests', [
    {
      id: 'stall',
      label: 'x.cash',
      agrees: true,
      takes: async () => true,
      pay: async ({ id, locale }) => ({
        state: 'agreed',
        reference: id.slice(-6),
        instructions: `Pay at the stall, ${locale}.`,
      }),
    },
  ]);
  const { id } = await shop.begin(await shop.thing(), { method: 'stall' });
  const rows = () => shop.sql('select * from payments order by id');
  const before = await rows();
  expect(await money.instructions(id, 'he')).toBe('Pay at the stall, he.');
  expect(await money.instructions(id, 'en')).toBe('Pay at the stall, en.');
  expect(await rows()).toEqual(before);
  await money.markPaid({ account, payment: id });
  const page = await shop.begin(await shop.thing());
  const asking = await shop.begin(await shop.thing(), { method: 'till' });
  for (const other of [id, page.id, asking.id]) expect(await money.instructions(other, 'he')).toBeNull();
});

describe('settling', () => {
  test('marks it paid once, posts the money once, however often it is looked at', async () => {
    const { thing, id, view } = await payThing();
    expect(view).toMatchObject({ state: 'paid', surplus: false });
    await Promise.all([money.look(id), money.look(id), money.look(id)]);
    expect(await shop.row(thing)).toMatchObject({ paid: 1 });
    expect(await shop.book()).toEqual({ provider: 11_800, sales: -10_000, vat: -1800 });
    await expect(shop.begin(thing)).rejects.toMatchObject({ code: 'NOT_PAYABLE' });
  });

  test('ten looks at once are one', async () => {
    const thing = await shop.thing();
    const { id } = await shop.begin(thing);
    shop.provider.press(id, 'pay');
    await Promise.all(Array.from({ length: 10 }, () => money.look(id)));
    expect(await shop.row(thing)).toMatchObject({ paid: 1 });
    expect(await shop.book()).toEqual({ provider: 11_800, sales: -10_000, vat: -1800 });
  });

  test('keeps the platform’s commission only where the service collects it, and the service’s fee apart', async () => {
    shop.provider.fee = 2;
    await payThing();
    expect(await shop.book()).toMatchObject({ provider: 11_564, provider_fees: 236 });
    expect(await shop.book(null)).toEqual({});
    await shop.connect('connect');
    await payThing();
    expect(await shop.book()).toMatchObject({ provider: 22_538, provider_fees: 472, commission: 590 });
    expect(await shop.book(null)).toEqual({ provider: 590, commission_income: -590 });
  });

  test('a decline ends it and another may begin; money for a cancelled one still counts', async () => {
    const thing = await shop.thing();
    const first = await shop.begin(thing);
    shop.provider.press(first.id, 'decline');
    expect(await money.look(first.id)).toMatchObject({ state: 'failed', reason: 'declined' });
    expect(await shop.row(thing)).toMatchObject({ paid: 0, failed: 1 });
    const second = await shop.begin(thing);
    expect(second.id).not.toBe(first.id);
    await applyLearned(second.id, { state: 'cancel' });
    await shop.sql('update things set open = false where id = $1', [thing]);
    shop.provider.press(second.id, 'pay');
    expect(await money.look(second.id)).toMatchObject({ state: 'paid' });
    expect(await shop.row(thing)).toMatchObject({ paid: 1 });
  });

  test('a page that ran out is expired; one that cannot be reached is looked at later', async () => {
    const thing = await shop.thing();
    const { id } = await shop.begin(thing);
    shop.provider.cut = 'before';
    await expect(money.look(id)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const [row] = await shop.sql<{ late: boolean }>(
      "select look_at > created_at + interval '3 minutes' as late from payments",
    );
    expect(row?.late).toBe(true);
    shop.provider.cut = null;
    await shop.sql("update payments set expires_at = created_at - interval '2 hours'");
    expect(await money.look(id)).toMatchObject({ state: 'cancelled' });
    expect(shop.provider.calls).toContain('close');
  });

  test('a failing purpose undoes the money, and the next look settles both', async () => {
    const thing = await shop.thing();
    const { id } = await shop.begin(thing);
    shop.provider.press(id, 'pay');
    await shop.sql('alter table things add constraint unpaid check (paid = 0) not valid');
    await expect(money.look(id)).rejects.toThrow(/unpaid/);
    expect([await shop.book(), await shop.sql('select state from payments')]).toEqual([
      {},
      [{ state: 'elsewhere' }],
    ]);
    await shop.sql('alter table things drop constraint unpaid');
    expect((await money.look(id)).state).toBe('paid');
  });

  test('refunds made at the service itself are counted', async () => {
    const { id, thing } = await payThing();
    shop.provider.payments.get(id)?.refunds.set('outside', 5900);
    expect((await money.look(id)).refunded.amount).toBe(5900);
    await money.look(id);
    expect(await shop.row(thing)).toMatchObject({ refunded: 5900 });
    expect(await shop.book()).toEqual({ provider: 5900, sales: -5000, vat: -900 });
  });
});

describe('an agreed payment', () => {
  const agreed = async () => {
    const thing = await shop.thing();
    return { thing, id: (await shop.begin(thing, { method: 'till' })).id };
  };

  test('is marked as received, undone, and marked again; the book follows', async () => {
    const { thing, id } = await agreed();
    const mark = { account, payment: id, day: '2026-11-23', note: 'in the studio' };
    expect(await money.markPaid(mark)).toMatchObject({ state: 'paid', marked: true });
    expect(await money.markPaid(mark)).toMatchObject({ state: 'paid' });
    expect(await shop.book()).toEqual({ offline: 11_800, sales: -10_000, vat: -1800 });
    expect(await money.unmarkPaid(mark)).toMatchObject({ state: 'agreed' });
    expect([await shop.book(), (await shop.row(thing))?.paid]).toEqual([{}, 0]);
    await money.markPaid(mark);
    expect([(await shop.book()).offline, (await shop.row(thing))?.paid]).toEqual([11_800, 1]);
  });

  test('belongs to its account: another’s owner can neither mark, undo, cancel nor refund', async () => {
    const { id } = await agreed();
    const foreign = { account: other, payment: id, by: null };
    for (const act of [money.markPaid, money.unmarkPaid, money.cancel])
      await expect(act(foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await money.markPaid({ account, payment: id });
    await expect(money.refund(foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(money.refund({ ...foreign, account: null })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('that was not marked, or was refunded, has no mark to undo', async () => {
    const { id } = await agreed();
    const card = await payThing();
    await expect(money.unmarkPaid({ account, payment: card.id })).rejects.toMatchObject({
      code: 'NOT_PAYABLE',
    });
    await money.markPaid({ account, payment: id });
    await money.refund({ account, payment: id, amount: 100, by: null });
    await expect(money.unmarkPaid({ account, payment: id })).rejects.toMatchObject({ code: 'NOT_PAYABLE' });
  });

  test('cash for an order with an open page closes the page; paid twice is a surplus that goes back', async () => {
    const thing = await shop.thing();
    const { id } = await shop.begin(thing);
    const cash = await money.markPaid({ account, payment: id });
    expect(cash).toMatchObject({ state: 'paid', method: 'by-hand' });
    expect(cash.id).not.toBe(id);
    // The card went through all the same.
    const kept = shop.provider.payments.get(id);
    if (kept) kept.state = 'paid';
    expect(await money.look(id)).toMatchObject({ state: 'paid', surplus: true });
    expect(await shop.row(thing)).toMatchObject({ paid: 1 });
    expect(await shop.book()).toEqual({
      offline: 11_800,
      provider: 11_800,
      sales: -10_000,
      vat: -1800,
      owed_back: -11_800,
    });
    await money.refund({ account, payment: id, by: null });
    expect(await shop.book()).toEqual({ offline: 11_800, sales: -10_000, vat: -1800 });
    expect(await shop.row(thing)).toMatchObject({ paid: 1, refunded: 0 });
  });
});

describe('refunding', () => {
  test('in parts returns exactly VAT and commission, and never more than was paid', async () => {
    await shop.connect('connect');
    const { id, thing } = await payThing();
    for (const amount of [3333, 3333, 3333])
      expect(await money.refund({ account, payment: id, amount, by: null })).toMatchObject({ state: 'done' });
    await expect(money.refund({ account, payment: id, amount: 1802, by: null })).rejects.toMatchObject({
      code: 'REFUND_TOO_LARGE',
    });
    await money.refund({ account, payment: id, by: null });
    expect([await shop.book(), await shop.book(null)]).toEqual([{}, {}]);
    expect(await shop.row(thing)).toMatchObject({ refunded: 11_800 });
    expect(shop.provider.balance()).toBe(0);
    await expect(money.refund({ account, payment: id, by: null })).rejects.toMatchObject({
      code: 'REFUND_TOO_LARGE',
    });
  });

  test('ten times 40 % at once: two go', async () => {
    const { id } = await payThing();
    const wishes = Array.from({ length: 10 }, () =>
      money.refund({ account, payment: id, amount: 4720, by: null }).then(
        () => 'done',
        (error: { code: string }) => error.code,
      ),
    );
    const said = (await Promise.all(wishes)).sort();
    expect(said).toEqual([...Array(8).fill('REFUND_TOO_LARGE'), 'done', 'done']);
    expect(shop.provider.balance()).toBe(2360);
    expect((await shop.book()).provider).toBe(2360);
  });

  test('repeated under its id is one refund; another payment’s id is not found', async () => {
    const [one, two] = [await payThing(), await payThing()];
    const id = '01990000-0000-7000-8000-00000000abcd';
    const wish = { account, payment: one.id, amount: 100, by: null, id };
    expect(await money.refund(wish)).toEqual(await money.refund(wish));
    await expect(money.refund({ ...wish, payment: two.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await money.look(one.id)).refunded.amount).toBe(100);
  });

  test('whose answer is lost is requested again by the job, once at the service', async () => {
    const { id } = await payThing();
    shop.provider.cut = 'after';
    await expect(money.refund({ account, payment: id, amount: 100, by: null })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    expect((await shop.book()).provider).toBe(11_800);
    shop.provider.cut = null;
    await shop.sql("update refunds set look_at = look_at - interval '3 minutes'");
    await lookAtDue();
    expect([(await shop.book()).provider, shop.provider.balance()]).toEqual([11_700, 11_700]);
  });

  test('that the service refuses says why, and its sum is free again', async () => {
    const { id } = await payThing();
    shop.provider.payments.get(id)?.refunds.set('elsewhere', 11_800);
    expect(await money.refund({ account, payment: id, amount: 100, by: null })).toMatchObject({
      state: 'failed',
      reason: 'refund_too_large',
    });
    expect((await shop.book()).provider).toBe(11_800);
  });

  test('of what is not paid is refused', async () => {
    const thing = await shop.thing();
    const { id } = await shop.begin(thing);
    await expect(money.refund({ account, payment: id, by: null })).rejects.toMatchObject({
      code: 'NOT_PAYABLE',
    });
  });
});
