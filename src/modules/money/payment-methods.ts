import { z } from 'zod';
import { KeepersError } from '@/core/errors/errors';
import { asAnswered, askFeature } from '@/core/features/ask-feature';
import { once } from '@/core/process/state';
import type { Money } from '@/modules/money/rules/plan';
import { moneySchema, sameMoney } from './money';
import {
  type Heard,
  heardSchema,
  type OpenConnection,
  type OrderToPay,
  type Payment,
  type PaymentMethod,
  type PaymentToLook,
  paymentSchema,
  type Refund,
  type RefundToMake,
  refundSchema,
} from './payment-contract';

export type { OrderToPay, Payment, PaymentMethod } from './payment-contract';

interface Held extends PaymentMethod {
  feature: string;
}

const held = () => once<Map<string, Held>>('payment-methods', () => new Map());
const nameOf = ({ feature, id }: Held) => `Feature "${feature}": its payment method "${id}"`;

/** Registers a feature's payment methods, whose validity was checked before. */
export function addPaymentMethods(feature: string, methods: readonly PaymentMethod[]): void {
  for (const method of methods) held().set(method.id, { ...method, feature });
}

/** Returns a method. Throws NOT_FOUND for an unknown one. */
function requireMethod(id: string): Held {
  const method = held().get(id);
  if (!method) throw new KeepersError('NOT_FOUND');
  return method;
}

/** Whether a method exists, and has a way to do this. */
export const methodHas = (
  id: string,
  way: 'look' | 'refund' | 'close' | 'charge' | 'hear' | 'recent',
): boolean => held().get(id)?.[way] !== undefined;

/** The message key of a method's name; null for one that no feature brings any more. */
export const methodLabel = (id: string): string | null => held().get(id)?.label ?? null;

/** Asked of an offer; `connections` are the payee's, by the method's id. */
export interface Offer {
  account: string | null;
  total: Money;
  connections?: ReadonlyMap<string, OpenConnection>;
}

/**
 * Returns the methods by which an account accepts such a sum: those of services first, which are paid at once, then the
 * agreed ones, in the order of the features. Omits one that fails.
 */
export async function offeredPayments({ connections, ...asked }: Offer) {
  const methods = [...held().values()].sort((a, b) => Number(Boolean(b.look)) - Number(Boolean(a.look)));
  const offered = await Promise.all(
    methods.map(async (method) => {
      const connection = connections?.get(method.id) ?? null;
      const ask = () => method.takes({ ...asked, connection });
      const takes = await askFeature(nameOf(method), ask).catch(() => false);
      return takes ? [{ id: method.id, label: method.label }] : [];
    }),
  );
  return offered.flat();
}

/** Whether a method accepts a sum. Throws NOT_FOUND for an unknown method, UNAVAILABLE if it fails. */
export async function takesOrder(id: string, asked: Parameters<PaymentMethod['takes']>[0]): Promise<boolean> {
  const method = requireMethod(id);
  return askFeature(nameOf(method), () => method.takes(asked));
}

/** Validates a method's result: the order's currency, and the complete sum if it is paid. */
function believed(said: Payment, { total }: Pick<OrderToPay, 'total'>): Payment {
  const payment = asAnswered(paymentSchema, said);
  if (payment.state !== 'paid') return payment;
  if (!sameMoney(payment.paid, total))
    throw new Error("its result is invalid: it paid another sum than the order's");
  for (const more of [payment.fee, payment.refunded])
    if (more && (more.currency !== total.currency || more.amount > total.amount))
      throw new Error("its result is invalid: a fee or refund is beyond the order's sum");
  return payment;
}

/**
 * Pays an order by one method. Throws NOT_FOUND for an unknown method, REFUSED with the method's reason, and
 * UNAVAILABLE if it fails.
 */
export async function payOrder(id: string, order: OrderToPay): Promise<Payment> {
  const method = requireMethod(id);
  moneySchema.parse(order.total);
  return askFeature(nameOf(method), async (signal) => believed(await method.pay(order, { signal }), order));
}

/** Returns the current state of a payment; null if the method does not know it, or has no `look`. */
export async function askPayment(id: string, order: PaymentToLook): Promise<Payment | null> {
  const method = requireMethod(id);
  if (!method.look) return null;
  return askFeature(nameOf(method), async (signal) => {
    const said = await method.look?.(order, { signal });
    return said ? believed(said, order) : null;
  });
}

/** Closes a payment's page and returns its state then; null if the method has no such way or does not know it. */
export async function closePayment(id: string, order: PaymentToLook): Promise<Payment | null> {
  const method = requireMethod(id);
  if (!method.close) return null;
  return askFeature(nameOf(method), async (signal) => {
    const said = await method.close?.(order, { signal });
    return said ? believed(said, order) : null;
  });
}

/** Returns money by a method, or the state of the refund; null if the method has no way to. Throws as `payOrder`. */
export async function makeRefund(id: string, refund: RefundToMake): Promise<Refund | null> {
  const method = requireMethod(id);
  if (!method.refund) return null;
  return askFeature(nameOf(method), async (signal) =>
    asAnswered(refundSchema, await method.refund?.(refund, { signal })),
  );
}

/**
 * Verifies an event of a service. Throws NOT_FOUND for a method that hears none; what the method throws for a wrong
 * signature passes through.
 */
export async function hearEvent(
  id: string,
  said: { raw: Buffer; headers: Pick<Headers, 'get'>; connection: OpenConnection },
): Promise<Heard> {
  const { hear } = requireMethod(id);
  if (!hear) throw new KeepersError('NOT_FOUND');
  return heardSchema.parse(await hear(said, { signal: AbortSignal.timeout(20_000) }));
}

/** Returns a connection's events since a time; none where the method has no list. Throws UNAVAILABLE if it fails. */
export async function recentEvents(
  id: string,
  asked: { connection: OpenConnection; since: Date },
): Promise<Heard[]> {
  const method = requireMethod(id);
  if (!method.recent) return [];
  return askFeature(nameOf(method), async (signal) =>
    asAnswered(z.array(heardSchema), await method.recent?.(asked, { signal })),
  );
}
