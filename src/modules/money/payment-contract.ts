import { z } from 'zod';
import { env } from '@/core/env';
import type { Locale } from '@/core/i18n/locale';
import type { KeptCard } from '@/modules/money/rules/payment-state';
import type { Money } from '@/modules/money/rules/plan';
import { moneySchema } from './money';

/** Who receives the money: a studio, or the platform itself. */
export type Payee = { account: string } | 'platform';

/** An account's connection to a payment service, opened: `settings` and `hearing` are secrets and stay in the process. */
export interface OpenConnection {
  id: string;
  /**
   * `own`: the account's own key; `connect`: an account of the service that belongs to the platform's; `collected`: the
   * platform's account, which holds the money for the payee.
   */
  mode: 'own' | 'connect' | 'collected';
  settings: Readonly<Record<string, string>>;
  /** The service's id of the account; null where it has none. */
  provider: string | null;
  /** The secret that signs the service's events; null before there is one. */
  hearing: string | null;
}

/** A line of an order, in the payer's language. */
export interface OrderLine {
  words: string;
  quantity: number;
  /** The sum of the line, in minor units of the order's currency. */
  amount: number;
}

/** An order to be paid. */
export interface OrderToPay {
  /** The payment's id, which makes paying idempotent: the service gets it as the key. */
  id: string;
  payee: Payee;
  /** The payee's connection to the service; null for methods without one. */
  connection: OpenConnection | null;
  total: Money;
  lines: readonly OrderLine[];
  /** What the platform keeps of it; null if nothing. */
  commission: Money | null;
  /** The payer, and the language they read. */
  payer: { name: string; email: string };
  locale: Locale;
  /** Our address to which an external page returns. */
  back: string;
  /** Whether to keep the card for later payments. */
  keep?: boolean;
  /** ISO 8601: after this an external page must no longer accept money. */
  expires?: string;
}

/** A payment by a kept card: `kept` is the reference that the method returned when it kept the card. */
export type OrderToCharge = OrderToPay & { kept: string };

/** A payment that exists, for questions about it: `ref` is the service's own id of it, null if it is not known yet. */
export type PaymentToLook = Pick<OrderToPay, 'id' | 'payee' | 'connection' | 'total'> & {
  ref: string | null;
  /** The kept card that it charges; omitted for payments on a page. */
  kept?: string;
};

/** A refund, in part or of the whole. */
export interface RefundToMake {
  /** The refund's id, which makes it idempotent. */
  id: string;
  payment: PaymentToLook;
  amount: Money;
  /** What the platform gives back of its commission; null if nothing. */
  commissionBack: Money | null;
}

const ref = z.string().min(1).max(200);
/**
 * Why a payment or refund failed: one of `PAYMENT_FAILURES` (`rules/payment-state.ts`) that matches, else a code of the
 * service; never a person's text.
 */
const reason = z.string().regex(/^[\w.-]{1,100}$/);

/** An address of a payment page: https, or the host of the test service that `STRIPE_API_BASE` names. */
const pageAddress = z.string().refine((value) => {
  const url = URL.parse(value);
  const base = env().stripe.apiBase;
  return (
    url !== null && (url.protocol === 'https:' || (base !== undefined && url.host === new URL(base).host))
  );
}, 'must be an https address');

/** A kept card, as people recognize it. */
const keptCardSchema = z.strictObject({
  brand: z.string().min(1).max(40),
  last4: z.string().regex(/^\d{4}$/),
  expires: z.string().regex(/^\d{4}-\d{2}$/),
  print: ref.nullable(),
}) satisfies z.ZodType<KeptCard>;

/** The payer objected at their bank: the state of the dispute, and what the service holds back in all, its fee included. */
const disputeSchema = z.strictObject({
  state: z.enum(['open', 'won', 'lost']),
  held: moneySchema,
});

/** The state of a payment. */
export const paymentSchema = z.discriminatedUnion('state', [
  /** Paid later, outside Keepers: in cash, by a transfer. The photographer marks it as received. */
  z.strictObject({
    state: z.literal('agreed'),
    /** What the payer names with the money. */
    reference: z.string().min(1).max(100),
    /** How to pay, in the payer's language; lines are separated by line breaks. */
    instructions: z.string().min(1).max(4000),
  }),
  /** The payer continues on an external page. */
  z.strictObject({ state: z.literal('elsewhere'), href: pageAddress, ref }),
  z.strictObject({
    state: z.literal('paid'),
    paid: moneySchema,
    ref,
    /** What the service keeps. */
    fee: moneySchema.optional(),
    /** The kept card, if the order asked to keep it: a reference for `charge`, and how it looks. */
    kept: z.strictObject({ ref, card: keptCardSchema }).optional(),
    /** What has been returned to the payer in all, also outside Keepers. */
    refunded: moneySchema.optional(),
    /** The newest dispute about it. */
    dispute: disputeSchema.optional(),
  }),
  z.strictObject({ state: z.literal('failed'), reason }),
  z.strictObject({ state: z.literal('cancelled') }),
]);
export type Payment = z.infer<typeof paymentSchema>;

/** The state of a refund: `asked` is still on its way. */
export const refundSchema = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('asked'), ref }),
  z.strictObject({ state: z.literal('done'), ref }),
  z.strictObject({ state: z.literal('failed'), reason }),
]);
export type Refund = z.infer<typeof refundSchema>;

/** An event of a service: only a reason to look, so it carries no state. */
export const heardSchema = z.strictObject({
  /** The service's id of the event: a repeated one is stored once. */
  event: ref,
  type: z.string().min(1).max(200),
  payment: z.union([z.strictObject({ id: z.uuid() }), z.strictObject({ ref })]).nullable(),
  /** The service's account that it is about, where one connection hears of several. */
  provider: ref.nullable().optional(),
});
export type Heard = z.infer<typeof heardSchema>;

/** A line of a service's balance that is about a payment of ours. */
export const balanceLineSchema = z.strictObject({
  /** The service's id of the line: a repeated one is stored once. */
  line: ref,
  kind: z.enum(['payment', 'refund', 'dispute', 'other']),
  payment: z.uuid(),
  /** What it moved in the balance, fees taken off; below 0 for money that left. In minor units. */
  net: z.int(),
  currency: moneySchema.shape.currency,
  at: z.date(),
});
export type BalanceLine = z.infer<typeof balanceLineSchema>;

/** Context of a call: `signal` aborts when the caller stops waiting. */
export interface CallOptions {
  signal: AbortSignal;
}

/** A payment method. Throws `KeepersError('REFUSED', {reason})` to refuse with a reason. */
export interface PaymentMethod {
  /** Lower case; stored with each payment, so it never changes. */
  id: string;
  /** Message key of its name, with the feature's namespace. */
  label: string;
  /**
   * Its `pay` asks no service and always agrees: where the account needs no connection, the answer is stored together
   * with the payment.
   */
  agrees?: true;
  /**
   * Whether an account (null: the platform) currently accepts this sum by this method, and keeps the card where `keep`
   * asks for it: only methods with `charge` get that question. A sum of 0 with `keep` only keeps a card.
   */
  takes: (asked: {
    account: string | null;
    total: Money;
    connection: OpenConnection | null;
    keep?: boolean;
  }) => Promise<boolean>;
  /** Starts paying an order, or returns its state. Idempotent per order id, also for concurrent calls. */
  pay: (order: OrderToPay, asked: CallOptions) => Promise<Payment>;
  /**
   * Returns the current state; omitted by methods whose payments never change by themselves. Null for an unknown order.
   */
  look?: (order: PaymentToLook, asked: CallOptions) => Promise<Payment | null>;
  /** Returns money, or the state of the refund. Idempotent per refund id, however late it is repeated. */
  refund?: (refund: RefundToMake, asked: CallOptions) => Promise<Refund>;
  /** Closes the external page, so that no one can pay there any more; returns the state then. */
  close?: (order: PaymentToLook, asked: CallOptions) => Promise<Payment | null>;
  /**
   * Charges a kept card without the payer; `paid` or `failed`, which is final for this order id. Idempotent per order id,
   * however late it is repeated. Throws while it is not decided.
   */
  charge?: (order: OrderToCharge, asked: CallOptions) => Promise<Payment>;
  /** Forgets a kept card; one that is unknown is no error. */
  forget?: (card: { kept: string; connection: OpenConnection | null }, asked: CallOptions) => Promise<void>;
  /** Verifies an event by its raw bytes and returns what it is about. Throws for a wrong signature. */
  hear?: (
    said: { raw: Buffer; headers: Pick<Headers, 'get'>; connection: OpenConnection },
    asked: CallOptions,
  ) => Promise<Heard>;
  /** Returns the events since a time, oldest first, to find those that never arrived. */
  recent?: (asked: { connection: OpenConnection; since: Date }, within: CallOptions) => Promise<Heard[]>;
  /**
   * Returns the lines of the account's balance between two times that are about payments of this connection: the ledger is
   * compared with them each night.
   */
  balance?: (
    asked: { connection: OpenConnection; since: Date; until: Date },
    within: CallOptions,
  ) => Promise<BalanceLine[]>;
}
