import type { Currency } from '@/modules/money/rules/plan';
import type { Day } from './calendar';
import type { Discount } from './subscription';

/** A discount that its link gives. */
export interface DiscountLink {
  id: string;
  code: string;
  percent: number;
  amount_usd: number;
  amount_ils: number;
  /** Invoices it is for; null: all. */
  invoices: number | null;
  /** Ids of plans; empty: all. */
  plans: string[];
  /** The last day on which it may be used. */
  ends_on: Day | null;
  /** Accounts that may use it; null: any number. */
  most: number | null;
  used: number;
  ended: boolean;
}

/** A code as it is compared: capitals, without spaces. */
export const discountCode = (typed: string): string => typed.toUpperCase().replace(/\s+/g, '');

/** The letters of a code. */
export const DISCOUNT_CODE = /^[A-Z0-9][A-Z0-9-]{2,39}$/;

/** Whether a link still gives its discount; `held`: to an account that has it. */
export function isActive(link: DiscountLink, { today, held }: { today: Day; held: boolean }): boolean {
  if (link.ended || (link.ends_on !== null && link.ends_on < today)) return false;
  return held || link.most === null || link.used < link.most;
}

/** The discount that a link gives in a currency. */
export const discountOf = (link: DiscountLink, currency: Currency): Discount => ({
  link: link.id,
  percent: link.percent,
  amount: currency === 'ILS' ? link.amount_ils : link.amount_usd,
  left: link.invoices,
  plans: link.plans,
});
