import { z } from 'zod';
import { KeepersError } from '@/core/errors/errors';
import { asAnswered, askFeature } from '@/core/features/ask-feature';
import type { Locale } from '@/core/i18n/locale';
import { once } from '@/core/process/state';
import type { Money } from '@/modules/money/rules/plan';
import { moneySchema, sameMoney } from './money';

/** An order to be paid. */
export interface OrderToPay {
  /** The order's id: however often it is asked to be paid, it is paid once. */
  id: string;
  account: string;
  total: Money;
  /** Whoever pays, and the language they read. */
  payer: { name: string; email: string };
  locale: Locale;
  /** The address of ours a person comes back to from a page that is not ours. */
  back: string;
}

/** How far paying is. */
const paymentSchema = z.discriminatedUnion('state', [
  /** Paid later, outside Keepers: in cash, by a transfer. The photographer says when it has come. */
  z.strictObject({ state: z.literal('agreed') }),
  /** The person goes on to a page that is not ours. */
  z.strictObject({ state: z.literal('elsewhere'), href: z.url({ protocol: /^https$/ }) }),
  z.strictObject({ state: z.literal('paid'), paid: moneySchema }),
  z.strictObject({ state: z.literal('cancelled') }),
]);
export type Payment = z.infer<typeof paymentSchema>;

/** What a method is asked within: `signal` says when nobody waits any more. */
interface Asked {
  signal: AbortSignal;
}

/** A way of paying. Throws `KeepersError('REFUSED', {reason})` to say in words why it cannot. */
export interface PaymentMethod {
  /** Lower case; it is kept with each payment, so it never changes. */
  id: string;
  /** Message key of its name, with the feature's namespace. */
  label: string;
  /** Whether an account takes such a sum this way now. */
  takes: (asked: { account: string; total: Money }) => Promise<boolean>;
  /** Begins to pay an order, or says how far it is: for one order's id the same payment, told twice or at once. */
  pay: (order: OrderToPay, asked: Asked) => Promise<Payment>;
  /** How far it is now; a method whose payments never change by themselves has none. Null where it knows no such order. */
  look?: (order: Pick<OrderToPay, 'id' | 'account' | 'total'>, asked: Asked) => Promise<Payment | null>;
}

interface Held extends PaymentMethod {
  feature: string;
}

const held = () => once<Map<string, Held>>('payment-methods', () => new Map());
const nameOf = ({ feature, id }: Held) => `Feature "${feature}": its payment method "${id}"`;

/** Takes a feature's ways of paying; what does not fit among them was told before, all at once. */
export function addPaymentMethods(feature: string, methods: readonly PaymentMethod[]): void {
  for (const method of methods) held().set(method.id, { ...method, feature });
}

function requireMethod(id: string): Held {
  const method = held().get(id);
  if (!method) throw new KeepersError('NOT_FOUND');
  return method;
}

/** The ways an account takes such a sum, by id, in the order of the features. One that fails is left out. */
export async function offeredPayments(asked: { account: string; total: Money }) {
  const offered = await Promise.all(
    [...held().values()].map(async (method) => {
      const takes = await askFeature(nameOf(method), () => method.takes(asked)).catch(() => false);
      return takes ? [{ id: method.id, label: method.label }] : [];
    }),
  );
  return offered.flat();
}

/** What a method said, as it may be believed: in the order's currency, and the whole sum where it is paid. */
function believed(said: Payment, { total }: Pick<OrderToPay, 'total'>): Payment {
  const payment = asAnswered(paymentSchema, said);
  if (payment.state === 'paid' && !sameMoney(payment.paid, total))
    throw new Error('it answers what it may not: another sum was paid than was asked');
  return payment;
}

/**
 * Pays an order one way. Throws NOT_FOUND where there is no such way, what the method refuses in words, and UNAVAILABLE
 * where it fails.
 */
export async function payOrder(id: string, order: OrderToPay): Promise<Payment> {
  const method = requireMethod(id);
  moneySchema.parse(order.total);
  return askFeature(nameOf(method), async (signal) => believed(await method.pay(order, { signal }), order));
}

/** How far paying is now; null where the method knows nothing of it, or tells nothing by itself. */
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
