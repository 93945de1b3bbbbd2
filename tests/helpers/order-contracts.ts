import type { PaymentMethod, PrintLab } from '@plugins/kit/server/orders';
import { expect } from 'vitest';
import { isKeepersError } from '@/core/errors/errors';
import type { Locale } from '@/core/i18n/locale';
import {
  addPaymentMethods,
  lookAtPayment,
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

/**
 * The contract of every payment method, called as the shop calls it: an order is paid once, however often the event arrives;
 * a method is offered what it accepts and refuses the rest with a text; its events are verified; unknown ids are no error.
 */
export async function keepsPaymentContract(
  method: PaymentMethod,
  { takes, refuses }: { takes: OrderToPay; refuses: OrderToPay },
): Promise<Payment> {
  addPaymentMethods('contract', [method]);
  expect([await method.takes(takes), await method.takes(refuses)]).toEqual([true, false]);
  const pay = (order = takes) => payOrder(method.id, order);
  const first = await pay();
  expect(await Promise.all([pay(), pay(), pay()])).toEqual([first, first, first]);
  await pay({ ...takes, id: `${takes.id.slice(0, -4)}0000` });
  expect(await pay()).toEqual(first);
  await refusesInWords((locale) => pay({ ...refuses, locale }));
  if (method.look) expect(await lookAtPayment(method.id, takes)).toEqual(first);
  expect(await lookAtPayment(method.id, { ...takes, id: `${takes.id.slice(0, -4)}ffff` })).toBeNull();
  return first;
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
