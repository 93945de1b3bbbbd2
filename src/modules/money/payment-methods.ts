import { z } from 'zod';
import { KeepersError } from '@/core/errors/errors';
import { asAnswered, askFeature } from '@/core/features/ask-feature';
import { once } from '@/core/process/state';
import type { Money } from '@/modules/money/rules/plan';
import { moneySchema, sameMoney } from './money';
import {
  type BalanceLine,
  balanceLineSchema,
  type Heard,
  heardSchema,
  type OpenConnection,
  type OrderToCharge,
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
  way: 'agrees' | 'look' | 'refund' | 'close' | 'charge' | 'forget' | 'hear' | 'recent' | 'balance',
): boolean => held().get(id)?.[way] !== undefined;

/** The message key of a method's name; null for one that no feature brings any more. */
export const methodLabel = (id: string): string | null => held().get(id)?.label ?? null;

/** Asked of an offer; `connections` are the payee's, by the method's id. */
export interface Offer {
  account: string | null;
  total: Money;
  /** Whether the method must keep the card for later charges. */
  keep?: boolean;
  /** Ask this one alone. */
  method?: string;
  connections?: ReadonlyMap<string, OpenConnection>;
}

type Asked = Parameters<PaymentMethod['takes']>[0];

/** A method that charges no kept cards keeps none. */
const takesFor = async (method: Held, asked: Asked): Promise<boolean> =>
  asked.keep && !method.charge ? false : askFeature(nameOf(method), () => method.takes(asked));

/**
 * Returns the methods by which an account accepts such a sum: those of services first, which are paid at once, then the
 * agreed ones, in the order of the features. Omits one that fails; throws UNAVAILABLE where the caller names this method:
 * a method that is only omitted looks like one that the studio does not offer.
 */
export async function offeredPayments({ connections, method: only, ...asked }: Offer) {
  const all = [...held().values()].filter(({ id }) => only === undefined || id === only);
  const methods = all.sort((a, b) => Number(Boolean(b.look)) - Number(Boolean(a.look)));
  const offered = await Promise.all(
    methods.map(async (method) => {
      const connection = connections?.get(method.id) ?? null;
      const takes = await takesFor(method, { ...asked, connection }).catch((error: unknown) => {
        if (only !== undefined) throw error;
        return false;
      });
      return takes ? [{ id: method.id, label: method.label }] : [];
    }),
  );
  return offered.flat();
}

/** Whether a method accepts a sum. Throws NOT_FOUND for an unknown method, UNAVAILABLE if it fails. */
export async function takesOrder(id: string, asked: Asked): Promise<boolean> {
  return takesFor(requireMethod(id), asked);
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
  if (payment.dispute && payment.dispute.held.currency !== total.currency)
    throw new Error('its result is invalid: a dispute is in another currency');
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

/**
 * Charges a kept card. Throws NOT_FOUND for an unknown method or one that charges no cards, and UNAVAILABLE if it fails
 * or has not decided.
 */
export async function chargeOrder(id: string, order: OrderToCharge): Promise<Payment> {
  const method = requireMethod(id);
  const { charge } = method;
  if (!charge) throw new KeepersError('NOT_FOUND');
  return askFeature(nameOf(method), async (signal) => {
    const said = believed(await charge(order, { signal }), order);
    if (said.state !== 'paid' && said.state !== 'failed')
      throw new Error('its result is invalid: a charge is paid or has failed');
    return said;
  });
}

/** Forgets a kept card, where the method has a way to. Throws UNAVAILABLE if it fails. */
export async function forgetKept(
  id: string,
  card: { kept: string; connection: OpenConnection | null },
): Promise<void> {
  const method = requireMethod(id);
  await askFeature(nameOf(method), async (signal) => method.forget?.(card, { signal }));
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

/** Returns the lines of a connection's balance about our payments. Throws UNAVAILABLE if the method fails. */
export async function balanceLines(
  id: string,
  asked: { connection: OpenConnection; since: Date; until: Date },
): Promise<BalanceLine[]> {
  const method = requireMethod(id);
  if (!method.balance) return [];
  return askFeature(nameOf(method), async (signal) =>
    asAnswered(z.array(balanceLineSchema), await method.balance?.(asked, { signal })),
  );
}
