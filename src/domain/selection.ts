import { type Decision, refuse } from './decision';

/** What a pick's decision looks at. `count` are the product's picks that count (none in the trash), `maxphotos: null` is no limit. */
export interface PickQuestion {
  /** The state asked for: picked or not. */
  wanted: boolean;
  /** Whether this photograph is picked for this product now. */
  already: boolean;
  count: number;
  maxphotos: number | null;
  /** `allow_extra_selection` of the project. */
  allowExtra: boolean;
  /** The selection was completed. */
  done: boolean;
  /** Product and photograph belong to one project, which the person may see. */
  productMatchesEvent: boolean;
  /** The person may select here; a guest may not, and is asked to come in as client. */
  mayselect: boolean;
  /** The product's name, for the message. */
  product: string;
}

/** What has to be written. */
export type PickChange = 'add' | 'remove' | 'none';

/**
 * Decides a wish for a state. Repeating a wish changes nothing and is always allowed, but a completed selection
 * refuses every wish. Taking off is never limited; putting on is, unless extra picks are allowed.
 */
export function decidePick(question: PickQuestion): Decision<{ change: PickChange }> {
  const { wanted, already, count, maxphotos, allowExtra } = question;
  if (!question.productMatchesEvent) return refuse('NOT_FOUND');
  if (!question.mayselect) return refuse('UNAUTHENTICATED');
  if (question.done) return refuse('SELECTION_DONE');
  if (wanted === already) return { allowed: true, change: 'none' };
  if (!wanted) return { allowed: true, change: 'remove' };
  if (maxphotos !== null && count >= maxphotos && !allowExtra) {
    return refuse('SELECTION_LIMIT_REACHED', { maxphotos, product: question.product });
  }
  return { allowed: true, change: 'add' };
}

/** The state a wire request asks for: `selected` where it is said, else the other one. */
export function wantedState(selected: boolean | undefined, already: boolean): boolean {
  return selected ?? !already;
}

/** What completing and reopening look at. */
export interface CompletionQuestion {
  done: boolean;
  /** The person may complete (or reopen) here. */
  may: boolean;
}

/** Decides completing; again is allowed and changes nothing, so that nobody is mailed twice. */
export function decideComplete({
  done,
  may,
  products,
}: CompletionQuestion & { products: number }): Decision<{ change: boolean }> {
  if (!may) return refuse('UNAUTHENTICATED');
  if (done) return { allowed: true, change: false };
  if (products === 0) return refuse('NO_PRODUCTS');
  return { allowed: true, change: true };
}

/** Decides reopening, the account's right alone; of an open selection it changes nothing. */
export function decideReopen({ done, may }: CompletionQuestion): Decision<{ change: boolean }> {
  if (!may) return refuse('FORBIDDEN');
  return { allowed: true, change: done };
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

/** Photographs a product still lacks of its minimum; completing with too few is warned of, never refused. */
export function picksMissing(minphotos: number | null | undefined, count: number): number {
  return Math.max(0, (minphotos ?? 0) - count);
}
