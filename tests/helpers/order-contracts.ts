import type { PaymentMethod, PrintLab } from '@plugins/kit/server/orders';
import { expect } from 'vitest';
import { isKeepersError } from '@/core/errors/errors';
import type { Locale } from '@/core/i18n/locale';
import {
  addPaymentMethods,
  askPayment,
  makeRefund,
  type OrderToPay,
  type Payment,
  payOrder,
} from '@/modules/money/payment-methods';
import {
  addPrintLabs,
  type LabOrder,
  type LabState,
  labProducts,
  lookAtLab,
  sendToLab,
} from '@/modules/money/print-labs';

const LOCALES: Locale[] = ['en', 'he'];

/** The text of a refusal; fails if nothing was refused, or with another error. */
async function reasonOf(asked: Promise<unknown>): Promise<string> {
  const error = await asked.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!isKeepersError(error)) throw new Error(`not refused: ${String(error)}`);
  expect(error.code).toBe('REFUSED');
  return String(error.params.reason ?? '');
}

/** A refusal is a sentence, in each language another. */
async function refusesInWords(ask: (locale: Locale) => Promise<unknown>): Promise<void> {
  const reasons = await Promise.all(LOCALES.map((locale) => reasonOf(ask(locale))));
  expect(reasons.filter((reason) => !/\p{L}.* .*\p{L}/u.test(reason) || reason.includes('[missing'))).toEqual(
    [],
  );
  expect(new Set(reasons).size).toBe(LOCALES.length);
}

const other = (id: string, end: string) => `${id.slice(0, -4)}${end}`;

/** The question about a payment whose state is `payment`. */
const lookable = ({ id, payee, connection, total }: OrderToPay, payment: Payment | null) => ({
  id,
  payee,
  connection,
  total,
  ref: payment && 'ref' in payment ? payment.ref : null,
});

/**
 * The contract of every payment method, called as the core calls it: an order is paid once, however often it is sent;
 * a method is offered what it accepts and refuses the rest with a text; unknown ids are no error. With `settle`, which
 * makes the payer pay and returns then: it is paid, with its reference; refunds in parts are made once each and never
 * exceed the sum.
 */
export async function keepsPaymentContract(
  method: PaymentMethod,
  contract: { takes: OrderToPay; refuses: OrderToPay; settle?: (payment: Payment) => Promise<void> },
): Promise<Payment> {
  const { takes, refuses, settle } = contract;
  addPaymentMethods('contract', [method]);
  const offer = ({ payee, ...order }: OrderToPay) =>
    method.takes({ ...order, account: payee === 'platform' ? null : payee.account });
  expect([await offer(takes), await offer(refuses)]).toEqual([true, false]);
  const pay = (order = takes) => payOrder(method.id, order);
  const first = await pay();
  if (method.agrees) expect(first).toMatchObject({ state: 'agreed' });
  expect(await Promise.all([pay(), pay(), pay()])).toEqual([first, first, first]);
  await pay({ ...takes, id: other(takes.id, '0000') });
  expect(await pay()).toEqual(first);
  await refusesInWords((locale) => pay({ ...refuses, locale }));
  const look = (order = takes, known: Payment | null = first) =>
    askPayment(method.id, lookable(order, known));
  if (method.look) {
    expect(await look()).toEqual(first);
    // The answer of `pay` may have been lost, and with it the service's reference.
    expect(await look(takes, null)).toEqual(first);
  }
  expect(await look({ ...takes, id: other(takes.id, 'ffff') }, null)).toBeNull();
  if (settle) await keepsRefundContract(method, takes, { begun: first, settle });
  return first;
}

async function keepsRefundContract(
  method: PaymentMethod,
  order: OrderToPay,
  { begun, settle }: { begun: Payment; settle: (payment: Payment) => Promise<void> },
): Promise<void> {
  await settle(begun);
  const paid = await askPayment(method.id, lookable(order, begun));
  expect(paid).toMatchObject({ state: 'paid', paid: order.total, ref: expect.any(String) });
  if (!method.refund) return;
  const { amount, currency } = order.total;
  const refund = (end: string, part: number) =>
    makeRefund(method.id, {
      id: other(order.id, end),
      payment: lookable(order, paid),
      amount: { amount: part, currency },
      commissionBack: null,
    });
  const part = Math.floor(amount * 0.4);
  const first = await refund('aa01', part);
  expect(first).toMatchObject({ state: expect.stringMatching(/^(asked|done)$/) });
  expect(await Promise.all([refund('aa01', part), refund('aa01', part)])).toMatchObject([
    { ref: first && 'ref' in first ? first.ref : null },
    { ref: first && 'ref' in first ? first.ref : null },
  ]);
  expect(await refund('aa02', amount)).toMatchObject({ state: 'failed' });
  expect(await refund('aa03', amount - part)).toMatchObject({
    state: expect.stringMatching(/^(asked|done)$/),
  });
  expect(await refund('aa04', 1)).toMatchObject({ state: 'failed' });
}

/** The contract of every print lab: an order is created once; names and costs are valid; refusals have a text. */
export async function keepsLabContract(
  lab: PrintLab,
  { takes, refuses }: { takes: LabOrder; refuses: LabOrder },
): Promise<LabState> {
  addPrintLabs('contract', [lab]);
  for (const locale of LOCALES) {
    const products = await labProducts(lab.id, { account: takes.account, locale });
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
    expect(products.filter(({ name }) => name.includes('[missing'))).toEqual([]);
    expect(products.map(({ id }) => id)).toEqual(
      expect.arrayContaining(takes.items.map(({ product }) => product)),
    );
  }
  const send = (order = takes) => sendToLab(lab.id, order);
  const first = await send();
  expect(await Promise.all([send(), send(), send()])).toEqual([first, first, first]);
  await send({ ...takes, id: `${takes.id.slice(0, -4)}0000` });
  expect(await send()).toEqual(first);
  await refusesInWords((locale) => send({ ...refuses, locale }));
  if (lab.look) expect(await lookAtLab(lab.id, takes)).toEqual(first);
  expect(await lookAtLab(lab.id, { ...takes, id: `${takes.id.slice(0, -4)}ffff` })).toBeNull();
  return first;
}
