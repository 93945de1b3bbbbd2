import type { Money } from '@/modules/money/rules/plan';

/** States of a payment. `asked`: written, the service has not answered yet. */
export const PAYMENT_STATES = ['asked', 'elsewhere', 'agreed', 'paid', 'failed', 'cancelled'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** A kept card, as people recognize it. */
export interface KeptCard {
  brand: string;
  last4: string;
  /** The last month it is valid: YYYY-MM. */
  expires: string;
  /** The same for the same card, whichever payment kept it; null where the service has none. */
  print: string | null;
}

/** The state of a dispute: the payer objected at their bank. */
export type DisputeState = 'open' | 'won' | 'lost';

/** Why payments fail, by any method; a method may answer with a code of its service instead. */
export const PAYMENT_FAILURES = [
  /** The bank said no. */
  'declined',
  'insufficient_funds',
  'card_expired',
  /** The bank wants the owner of the card to confirm: begin a payment on a page. */
  'authentication_required',
  /** The kept card is forgotten, or reported lost: it is never charged again. */
  'card_gone',
  /** The method refused before anything was tried. */
  'refused',
  /** Its page ended. */
  'expired',
] as const;

/** A payment as its purpose shows it. */
export interface PaymentView {
  id: string;
  purpose: { kind: string; id: string };
  method: string;
  state: PaymentState;
  total: Money;
  /** What was returned, of refunds that are not failed. */
  refunded: Money;
  /** The external page, while it is open. */
  href: string | null;
  /** What the payer names with the money. */
  reference: string | null;
  /** Paid a second time for the same purpose: to be returned. */
  surplus: boolean;
  /** The owner marked it as received. */
  marked: boolean;
  /** Why it failed: one of `PAYMENT_FAILURES`, or a code of the service. */
  reason: string | null;
  /** The card it kept for later charges; null if none. */
  card: KeptCard | null;
  /** The payer objected at their bank: the state of the dispute, and what the service holds of the money; null if not. */
  dispute: { state: DisputeState; held: Money } | null;
  /** When it was paid. */
  paidAt: Date | null;
}

/**
 * What can be learned about a payment: the states a service reports, the owner's `mark` and `unmark`, and `cancel` by
 * the owner or payer.
 */
export const LEARNED = [
  'agreed',
  'elsewhere',
  'paid',
  'failed',
  'cancelled',
  'mark',
  'unmark',
  'cancel',
] as const;
export type Learned = (typeof LEARNED)[number];

const ended = { paid: 'paid', mark: 'paid' } as const;

/**
 * The next state by state and what was learned; what is not here changes nothing. Paid is final but for the undoing of
 * a mark; money that arrives after the end still makes it paid.
 */
const NEXT: Record<PaymentState, Partial<Record<Learned, PaymentState>>> = {
  asked: {
    agreed: 'agreed',
    elsewhere: 'elsewhere',
    paid: 'paid',
    failed: 'failed',
    cancelled: 'cancelled',
    cancel: 'cancelled',
  },
  elsewhere: { paid: 'paid', failed: 'failed', cancelled: 'cancelled', cancel: 'cancelled' },
  agreed: { paid: 'paid', mark: 'paid', failed: 'failed', cancelled: 'cancelled', cancel: 'cancelled' },
  paid: { unmark: 'agreed' },
  failed: ended,
  cancelled: ended,
};

/** Returns the state that follows; the same where nothing changes. */
export const nextState = (state: PaymentState, learned: Learned): PaymentState =>
  NEXT[state][learned] ?? state;

/** Whether more may happen to it by itself: one purpose has at most one such payment. */
export const isOpen = (state: PaymentState): boolean =>
  state === 'asked' || state === 'elsewhere' || state === 'agreed';

const MINUTE = 60_000;
/** The longest pause between two looks. */
const LONGEST = 8 * 60 * MINUTE;

/** Milliseconds until the next look, after `looks` of them: two minutes, doubling up to eight hours. */
export const pauseAfter = (looks: number): number => Math.min(2 * MINUTE * 2 ** Math.min(looks, 20), LONGEST);
