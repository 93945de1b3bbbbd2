import { keepsLabContract, keepsPaymentContract } from '@root/tests/helpers/order-contracts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { KeepersError } from '@/core/errors/errors';
import {
  addPaymentMethods,
  offeredPayments,
  type Payment,
  type PaymentMethod,
  payOrder,
} from './payment-methods';
import { addPrintLabs, type PrintLab, printLabs, sendToLab } from './print-labs';

const order = {
  id: '01990000-0000-7000-8000-00000000aaaa',
  payee: { account: '01990000-0000-7000-8000-00000000bbbb' },
  connection: null,
  total: { amount: 12_000, currency: 'ILS' as const },
  lines: [{ words: 'Album', quantity: 1, amount: 12_000 }],
  commission: null,
  payer: { name: 'Noa', email: 'noa@example.test' },
  locale: 'en' as const,
  back: 'https://keepers.test/back',
};
const dear = {
  ...order,
  id: '01990000-0000-7000-8000-00000000cccc',
  total: { amount: 99_900, currency: 'ILS' as const },
};
const prints = {
  id: order.id,
  account: order.payee.account,
  locale: order.locale,
  items: [{ product: 'print', count: 2, photograph: { id: order.id, name: 'a.jpg' } }],
  to: null,
};
const paid = (amount: number) => ({ state: 'paid', ref: 'x', paid: { amount, currency: 'ILS' } });
const page = (href: string) => ({ state: 'elsewhere', ref: 'x', href });
const reason = { en: 'This is too much.', he: 'זה יותר מדי.' };

/** A payment method with a page and refunds, like one with a service behind it. */
function remembering() {
  const known = new Map<string, Payment>();
  const refunds = new Map<string, number>();
  const begun: string[] = [];
  const method: PaymentMethod = {
    id: 'card',
    label: 'x.card',
    takes: async ({ total }) => total.amount < 50_000,
    pay: async ({ id, total, locale }) => {
      if (total.amount >= 50_000) throw new KeepersError('REFUSED', { reason: reason[locale] });
      if (!known.has(id)) {
        begun.push(id);
        known.set(id, { state: 'elsewhere', href: `https://pay.test/${id}`, ref: id });
      }
      return known.get(id) as Payment;
    },
    look: async ({ id }) => known.get(id) ?? null,
    refund: async ({ id, payment, amount }) => {
      const returned = [...refunds.values()].reduce((sum, one) => sum + one, 0);
      if (!refunds.has(id) && returned + amount.amount > payment.total.amount)
        return { state: 'failed', reason: 'too_much' };
      refunds.set(id, amount.amount);
      return { state: 'done', ref: id };
    },
  };
  const settle = async () => {
    known.set(order.id, { state: 'paid', paid: order.total, ref: order.id });
  };
  return { method, begun, settle };
}

const said = vi.spyOn(console, 'error');
beforeEach(() => void said.mockReset().mockReturnValue(undefined));
afterEach(() => void vi.useRealTimers());

describe('a payment method', () => {
  test('that remembers orders fulfills the contract: one payment per order', async () => {
    const { method, begun, settle } = remembering();
    expect(await keepsPaymentContract(method, { takes: order, refuses: dear, settle })).toMatchObject({
      state: 'elsewhere',
    });
    expect(begun.filter((id) => id === order.id)).toHaveLength(1);
    expect(said).not.toHaveBeenCalled();
  });

  test('that pays again each time, or fails instead of refusing, breaks the contract', async () => {
    let nr = 0;
    const freshPayment = async () => ({
      state: 'elsewhere' as const,
      href: 'https://pay.test/',
      ref: String(nr++),
    });
    const { method } = remembering();
    const both = { takes: order, refuses: dear };
    await expect(keepsPaymentContract({ ...method, pay: freshPayment }, both)).rejects.toThrow();
    const crash = async (asked: typeof order) => {
      if (asked.total.amount > 50_000) throw new Error('boom');
      return { state: 'agreed', reference: 'x', instructions: 'x' };
    };
    await expect(keepsPaymentContract({ ...method, pay: crash as never }, both)).rejects.toThrow();
  });

  test('that refunds twice under one id, or more than was paid, breaks the contract', async () => {
    let nr = 0;
    const { method, settle } = remembering();
    const twice = { ...method, refund: async () => ({ state: 'done' as const, ref: String(nr++) }) };
    await expect(keepsPaymentContract(twice, { takes: order, refuses: dear, settle })).rejects.toThrow();
  });

  test.each<[string, unknown, RegExp]>([
    ['another sum', paid(1), /another sum/],
    ['another currency', { ...paid(12_000), paid: { amount: 12_000, currency: 'USD' } }, /another sum/],
    ['parts of a coin', paid(0.5), /does not match the schema/],
    ['no reference of what is paid', { ...paid(12_000), ref: undefined }, /does not match the schema/],
    ['more fee than sum', { ...paid(12_000), fee: { amount: 12_001, currency: 'ILS' } }, /beyond the order/],
    ['a page without TLS', page('http://pay.test'), /does not match the schema/],
    ['a script for a page', page('javascript:alert(1)'), /does not match the schema/],
    [
      'a person’s words as the reason',
      { state: 'failed', reason: 'Noa’s card' },
      /does not match the schema/,
    ],
    ['no way to pay', { state: 'agreed' }, /does not match the schema/],
    ['nothing', undefined, /does not match the schema/],
  ])('that returns %s is rejected', async (_what, answer, why) => {
    addPaymentMethods('shops', [{ ...remembering().method, pay: async () => answer as never }]);
    await expect(payOrder('card', order)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(said.mock.lastCall?.[0]).toMatch(/^Feature "shops": its payment method "card" failed: /);
    expect(said.mock.lastCall?.[0]).toMatch(why);
  });

  test('is not to blame for an outage of the database: the request ends with it, and is repeated', async () => {
    const outage = Object.assign(new Error('terminating connection'), { code: '57P01' });
    addPaymentMethods('shops', [{ ...remembering().method, pay: () => Promise.reject(outage) }]);
    await expect(payOrder('card', order)).rejects.toBe(outage);
    expect(said).not.toHaveBeenCalled();
  });

  test('that fails is omitted from the offer, and the others remain', async () => {
    const { method } = remembering();
    const broken = { ...method, id: 'broken', takes: () => Promise.reject(new Error('no line')) };
    addPaymentMethods('shops', [method, broken]);
    expect((await offeredPayments({ ...order, account: null })).map(({ id }) => id)).toEqual(['card']);
    expect(await offeredPayments({ ...dear, account: null })).toEqual([]);
    expect(said.mock.lastCall?.[0]).toMatch(/"broken" failed: no line/);
    await expect(offeredPayments({ ...order, account: null, method: 'broken' })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
  });

  test('that does not respond is aborted after a timeout', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let gone = false;
    const silent: PaymentMethod['pay'] = (_order, { signal }) =>
      new Promise(() => signal.addEventListener('abort', () => (gone = true)));
    addPaymentMethods('shops', [{ ...remembering().method, pay: silent }]);
    const asked = expect(payOrder('card', order)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await vi.advanceTimersByTimeAsync(20_000);
    await asked;
    expect(gone).toBe(true);
  });

  test('that does not exist is not found', async () => {
    await expect(payOrder('gold', order)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a print lab', () => {
  const lab: PrintLab = {
    id: 'lab',
    label: 'x.lab',
    products: async () => [{ id: 'print', name: 'Print', cost: null }],
    send: async ({ id, items, locale }) => {
      if (items.some(({ product }) => product !== 'print'))
        throw new KeepersError('REFUSED', { reason: reason[locale] });
      return { state: 'taken', reference: id, cost: { amount: 240, currency: 'ILS' } };
    },
  };
  const strange = { ...prints, items: [{ ...prints.items[0], product: 'mug' }] } as typeof prints;

  test('fulfills the contract', async () => {
    expect(await keepsLabContract(lab, { takes: prints, refuses: strange })).toMatchObject({
      state: 'taken',
    });
    expect(printLabs()).toEqual([{ id: 'lab', label: 'x.lab' }]);
  });

  test.each([
    [
      'a file with a way out of its folder',
      { state: 'file', file: { name: '../x', type: 'text/csv', text: '' } },
    ],
    ['a sum below nothing', { state: 'taken', reference: null, cost: { amount: -1, currency: 'ILS' } }],
  ])('that returns %s is rejected', async (_what, answer) => {
    addPrintLabs('labs', [{ ...lab, send: async () => answer as never }]);
    await expect(sendToLab('lab', prints)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(said.mock.lastCall?.[0]).toMatch(
      /^Feature "labs": its print lab "lab" failed: its answer does not match the schema/,
    );
  });
});
