import type { Money } from '@plugins/kit/rules';

/** A product's limits, and its number of counted picks. */
export interface PickNumbers {
  minphotos: number | null;
  maxphotos: number | null;
  /** The price of each pick beyond `maxphotos`; with a price, extras are allowed. */
  extra_price: Money | null;
  count: number;
}

/** The state of a product's selection. */
export interface Standing {
  /** Below the minimum, above the limit, exactly at the limit, or in between. */
  state: 'short' | 'over' | 'full' | 'fine';
  /** Picks missing to the minimum. */
  missing: number;
  /** Allowed picks beyond the limit. */
  extras: number;
  /** Picks beyond the limit that are not allowed: photographs were restored, or the limit was lowered. */
  over: number;
  /** Price of the extras; null if they are free. */
  cost: Money | null;
}

/** Returns the picks missing to the minimum; completing with too few gives a warning, never a refusal. */
export function picksMissing(minphotos: number | null | undefined, count: number): number {
  return Math.max(0, (minphotos ?? 0) - count);
}

/** Whether picks beyond a product's limit are allowed: by the project's option, or by a price. */
export const extrasTaken = (allowExtra: boolean, price: Money | null): boolean =>
  allowExtra || price !== null;

/**
 * Returns the state of a product's selection; `allowExtra`: the project's `allow_extra_selection`. Used by page, mail,
 * admin and export.
 */
export function standingOf(
  { minphotos, maxphotos, extra_price, count }: PickNumbers,
  allowExtra: boolean,
): Standing {
  const missing = picksMissing(minphotos, count);
  const beyond = maxphotos === null ? 0 : Math.max(0, count - maxphotos);
  const taken = extrasTaken(allowExtra, extra_price);
  const extras = taken ? beyond : 0;
  const over = taken ? 0 : beyond;
  const cost = extra_price && extras > 0 ? { ...extra_price, amount: extra_price.amount * extras } : null;
  const full = maxphotos !== null && count >= maxphotos;
  const state = missing > 0 ? 'short' : over > 0 ? 'over' : full ? 'full' : 'fine';
  return { state, missing, extras, over, cost };
}

/** Returns the extras not yet marked as settled; never negative if picks were removed afterwards. */
export const extrasOpen = (extras: number, settled: number): number => Math.max(0, extras - settled);

/** Whether a reminder is due: below the minimum; without one, before the first pick. */
export const wantsMore = ({ minphotos, count }: Pick<PickNumbers, 'minphotos' | 'count'>): boolean =>
  count < (minphotos ?? 1);

/** Sums amounts, one per currency, in the order of their first occurrence. */
export function sumMoney(amounts: readonly Money[]): Money[] {
  const sums = new Map<Money['currency'], number>();
  for (const { amount, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
}

/** Which limits a product's number of photographs has, for its text: none, one, an exact number, or two. */
export function limitsOf(
  least: number | null,
  most: number | null,
): 'free' | 'max' | 'min' | 'exact' | 'both' {
  if (least === null) return most === null ? 'free' : 'max';
  if (most === null) return 'min';
  return least === most ? 'exact' : 'both';
}
