import { type Money, times } from '@/core/text/money';

/** A product's rules of numbers, and how many picks count for it. */
export interface PickNumbers {
  minphotos: number | null;
  maxphotos: number | null;
  /** What each pick beyond `maxphotos` costs; with a price they are allowed. */
  extra_price: Money | null;
  count: number;
}

/** The state of a product's selection. */
export interface Standing {
  /** Too few, more than it takes, exactly as many as it takes, or on its way. */
  state: 'short' | 'over' | 'full' | 'fine';
  /** Photographs it still lacks of its minimum. */
  missing: number;
  /** Picks beyond the limit that are allowed. */
  extras: number;
  /** Picks beyond the limit that are not: photographs came back from the trash, or the limit was lowered. */
  over: number;
  /** What the extras cost; null where they cost nothing. */
  cost: Money | null;
}

/** Photographs a product still lacks of its minimum; completing with too few is warned of, never refused. */
export function picksMissing(minphotos: number | null | undefined, count: number): number {
  return Math.max(0, (minphotos ?? 0) - count);
}

/** Whether picks beyond a product's limit are taken: the project allows them, or they have a price. */
export const extrasTaken = (allowExtra: boolean, price: Money | null): boolean =>
  allowExtra || price !== null;

/** How a product stands; `allowExtra`: the project's `allow_extra_selection`. Page, mail, admin and export say this. */
export function standingOf(
  { minphotos, maxphotos, extra_price, count }: PickNumbers,
  allowExtra: boolean,
): Standing {
  const missing = picksMissing(minphotos, count);
  const beyond = maxphotos === null ? 0 : Math.max(0, count - maxphotos);
  const taken = extrasTaken(allowExtra, extra_price);
  const extras = taken ? beyond : 0;
  const over = taken ? 0 : beyond;
  const cost = extra_price && extras > 0 ? times(extra_price, extras) : null;
  const full = maxphotos !== null && count >= maxphotos;
  const state = missing > 0 ? 'short' : over > 0 ? 'over' : full ? 'full' : 'fine';
  return { state, missing, extras, over, cost };
}

/** Places left for a product; null is no limit, and never below zero where extra picks were taken. */
export function placesLeft(maxphotos: number | null, count: number): number | null {
  return maxphotos === null ? null : Math.max(0, maxphotos - count);
}

/** By how many picks a product has more than it takes; 0 without a limit, and where extra picks are allowed. */
export function picksOver(question: { maxphotos: number | null; count: number; extra: boolean }): number {
  const { maxphotos, count, extra } = question;
  return maxphotos === null || extra ? 0 : Math.max(0, count - maxphotos);
}

/** Extras not marked as settled yet; never below zero where picks were removed afterwards. */
export const extrasOpen = (extras: number, settled: number): number => Math.max(0, extras - settled);

/** What a reminder asks about: too few for the minimum; without one, nothing chosen at all. */
export const wantsMore = ({ minphotos, count }: Pick<PickNumbers, 'minphotos' | 'count'>): boolean =>
  count < (minphotos ?? 1);
