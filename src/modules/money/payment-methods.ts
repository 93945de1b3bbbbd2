import { z } from 'zod';
import { KeepersError } from '@/core/errors/errors';
import { asAnswered, askFeature } from '@/core/features/ask-feature';
import type { Locale } from '@/core/i18n/locale';
import { once } from '@/core/process/state';
import type { Money } from '@/modules/money/rules/plan';
import { moneySchema, sameMoney } from './money';

/** An order to be paid. */
export interface OrderToPay {
  /** The order's id, which makes payment idempotent. */
  id: string;
  account: string;
  total: Money;
  /** The payer, and the language they read. */
  payer: { name: string; email: string };
  locale: Locale;
  /** Our address to which an external page returns. */
  back: string;
}

/** The state of a payment. */
const paymentSchema = z.discriminatedUnion('state', [
  /** Paid later, outside Keepers: in cash, by a transfer. The photographer marks it as received. */
  z.strictObject({ state: z.literal('agreed') }),
  /** The payer continues on an external page. */
  z.strictObject({ state: z.literal('elsewhere'), href: z.url({ protocol: /^https$/ }) }),
  z.strictObject({ state: z.literal('paid'), paid: moneySchema }),
  z.strictObject({ state: z.literal('cancelled') }),
]);
export type Payment = z.infer<typeof paymentSchema>;

/** Context of a call: `signal` aborts when the caller stops waiting. */
interface CallOptions {
  signal: AbortSignal;
}

/** A payment method. Throws `KeepersError('REFUSED', {reason})` to refuse with a reason. */
export interface PaymentMethod {
  /** Lower case; stored with each payment, so it never changes. */
  id: string;
  /** Message key of its name, with the feature's namespace. */
  label: string;
  /** Whether an account currently accepts this sum by this method. */
  takes: (asked: { account: string; total: Money }) => Promise<boolean>;
  /** Starts paying an order, or returns its state. Idempotent per order id, also for concurrent calls. */
  pay: (order: OrderToPay, asked: CallOptions) => Promise<Payment>;
  /**
   * Returns the current state; omitted by methods whose payments never change by themselves. Null for an unknown order.
   */
  look?: (order: Pick<OrderToPay, 'id' | 'account' | 'total'>, asked: CallOptions) => Promise<Payment | null>;
}

interface Held extends PaymentMethod {
  feature: string;
}

const held = () => once<Map<string, Held>>('payment-methods', () => new Map());
const nameOf = ({ feature, id }: Held) => `Feature "${feature}": its payment method "${id}"`;

/** Registers a feature's payment methods, whose validity was checked before. */
export function addPaymentMethods(feature: string, methods: readonly PaymentMethod[]): void {
  for (const method of methods) held().set(method.id, { ...method, feature });
}

function requireMethod(id: string): Held {
  const method = held().get(id);
  if (!method) throw new KeepersError('NOT_FOUND');
  return method;
}

/** Returns the methods by which an account accepts such a sum, in the order of the features. Omits one that fails. */
export async function offeredPayments(asked: { account: string; total: Money }) {
  const offered = await Promise.all(
    [...held().values()].map(async (method) => {
      const takes = await askFeature(nameOf(method), () => method.takes(asked)).catch(() => false);
      return takes ? [{ id: method.id, label: method.label }] : [];
    }),
  );
  return offered.flat();
}

/** Validates a method's result: the order's currency, and the complete sum if it is paid. */
function believed(said: Payment, { total }: Pick<OrderToPay, 'total'>): Payment {
  const payment = asAnswered(paymentSchema, said);
  if (payment.state === 'paid' && !sameMoney(payment.paid, total))
    throw new Error("its result is invalid: it paid another sum than the order's");
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
export async function lookAtPayment(
  id: string,
  order: Pick<OrderToPay, 'id' | 'account' | 'total'>,
): Promise<Payment | null> {
  const method = requireMethod(id);
  if (!method.look) return null;
  return askFeature(nameOf(method), async (signal) => {
    const said = await method.look?.(order, { signal });
    return said ? believed(said, order) : null;
  });
}
