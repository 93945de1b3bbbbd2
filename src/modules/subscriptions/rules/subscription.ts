import type { Currency, Period } from '@/modules/money/rules/plan';
import type { Day } from './calendar';

/** What an account may use; null is no limit. */
export interface Limits {
  projects: number | null;
  photos: number | null;
  commission: number;
}

/** A plan for a period, as it was offered: later price lists change nothing of it. */
export interface Offer {
  plan: string;
  period: Period;
  /** Of one period, VAT included, in minor units. */
  price: number;
  /** Its listed price per month, which ranks plans. */
  monthly: number;
  limits: Limits;
}

/**
 * Why an account has what it has. `set`: the operator gave it a plan without an end. `grace`: a renewal is not paid yet.
 */
export type Source = 'free' | 'set' | 'trial' | 'paid' | 'grace' | 'reward' | 'gift';

/** A part of the unbroken line of an account's plans: from a day until before another; null: without an end. */
export interface Term {
  from: Day;
  to: Day | null;
  plan: string;
  source: Source;
  /** What it is worth, in minor units: its price less the discount. */
  price: number;
  limits: Limits;
}

/** Why an invoice exists: a first purchase, a change at once, a renewal, a single project. */
export type InvoiceKind = 'start' | 'change' | 'renewal' | 'project';

/** A line of an invoice, in minor units; what goes off is negative. */
export interface InvoiceLine {
  what: 'plan' | 'discount' | 'left' | 'credit' | 'project';
  amount: number;
}

export interface Invoice {
  /** Counts an account's invoices, without gaps. */
  nr: number;
  kind: InvoiceKind;
  state: 'open' | 'paid' | 'void';
  /** The day it was made: of a renewal, the day the period begins. */
  on: Day;
  offer: Offer | null;
  lines: InvoiceLine[];
  amount: number;
  /** What becomes credit when it is paid: the rest of an old term that was worth more. */
  rest: number;
  /** Whether the discount took something off. */
  discounted: boolean;
  /** How often it was collected without success. */
  tries: number;
}

/** A discount that an account has: in percent, or a sum, off its next invoices. */
export interface Discount {
  /** The link it came from. */
  link: string;
  percent: number;
  amount: number;
  /** Invoices it is left for; null: all. */
  left: number | null;
  /** Ids of plans; empty: all. */
  plans: string[];
}

/** Months of a plan that cost nothing, put in at the next end of a term. */
export interface Gift {
  source: 'reward' | 'gift';
  months: number;
  plan: string;
  limits: Limits;
}

/** All that decides an account's subscription. Amounts are minor units of its currency. */
export interface Subscription {
  currency: Currency;
  /** What the free plan allows: where an account falls to. */
  free: Limits;
  terms: Term[];
  invoices: Invoice[];
  /** What renews at the end of the term; null: nothing does. */
  renews: Offer | null;
  /** What takes its place then; `free` costs nothing. */
  next: Offer | null;
  /** The end of the term is `months` after this day. */
  anchor: Day;
  months: number;
  credit: number;
  discount: Discount | null;
  gifts: Gift[];
  /** It had its trial. */
  trialed: boolean;
  /** The trial's end was announced. */
  reminded: boolean;
}

/** The id of the free plan. */
export const FREE = 'free';

/** What the engine asks its caller to do. */
export type Request =
  /** Charge the kept card or remind the owner, once: `try` counts from 1. */
  | { kind: 'collect'; invoice: number; try: number }
  | { kind: 'mail'; mail: 'trial-ends' | 'trial-over' | 'fell' | 'renewed'; on: Day };

/** Returns the term of a day. */
export function termOf({ terms }: Pick<Subscription, 'terms'>, today: Day): Term {
  const found = terms.findLast(({ from }) => from <= today) ?? terms[0];
  if (!found) throw new Error('A subscription has at least one term.');
  return found;
}

/** The last term of the line. */
export const lastTerm = ({ terms }: Pick<Subscription, 'terms'>): Term => terms.at(-1) as Term;

/** The open invoice of the plan; single projects have their own. */
export const openInvoice = ({ invoices }: Pick<Subscription, 'invoices'>): Invoice | null =>
  invoices.find(({ state, kind }) => state === 'open' && kind !== 'project') ?? null;

/** Returns the line up to a day, without what would come after it. */
export function cutAt(terms: readonly Term[], day: Day): Term[] {
  return terms
    .filter(({ from }) => from < day)
    .map((term) => (term.to === null || term.to > day ? { ...term, to: day } : term));
}

/** A subscription that is free from a day on. */
export function beginFree(asked: { currency: Currency; free: Limits; today: Day }): Subscription {
  return {
    currency: asked.currency,
    free: asked.free,
    terms: [{ from: asked.today, to: null, plan: FREE, source: 'free', price: 0, limits: asked.free }],
    invoices: [],
    renews: null,
    next: null,
    anchor: asked.today,
    months: 0,
    credit: 0,
    discount: null,
    gifts: [],
    trialed: false,
    reminded: false,
  };
}
