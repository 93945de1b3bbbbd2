import type { PickTime } from '@plugins/kit/internal';
import { type Decision, refuse } from '@plugins/kit/server/rules';

/**
 * The facts of a request for a pick. `count`: the product's counted picks (none in the trash), `maxphotos: null`: no
 * limit.
 */
export interface PickQuestion {
  /** The requested state: picked or not. */
  wanted: boolean;
  /** The current state of this photograph and product. */
  already: boolean;
  count: number;
  maxphotos: number | null;
  /** `allow_extra_selection` of the project. */
  allowExtra: boolean;
  /** Each extra pick has a price, and is accepted for it. */
  priced?: boolean;
  /** Whether the product accepts picks now. */
  time?: PickTime;
  /** The product among whose picks its own are chosen, and whether that has this photograph; null: among all. */
  among?: { name: string; picked: boolean } | null;
  /** Names of the products chosen among this one's picks that have this photograph. */
  holders?: readonly string[];
  /** Also remove it from those. */
  together?: boolean;
  /** The selection was completed. */
  done: boolean;
  /** Product and photograph belong to one project, which the person may see. */
  productMatchesEvent: boolean;
  /** The person may select here; a guest must sign up as a client first. */
  mayselect: boolean;
  /** The product's name, for the refusal. */
  product: string;
}

/** The write that follows. */
export type PickChange = 'add' | 'remove' | 'none';

/** Decides whether a product accepts picks at this time; refuses with its first or last day. */
function decideTime(product: string, time: PickTime): Decision {
  if (time.state === 'later') return refuse('PRODUCT_NOT_OPEN', { product, day: time.day });
  if (time.state === 'closed') return refuse('PRODUCT_CLOSED', { product, day: time.day });
  return { allowed: true };
}

/**
 * Decides a request for a state. Repeating it changes nothing and is always allowed, but a completed selection refuses
 * every request. Outside of its days a product's picks stay. Removing has no limit, but a photograph that another
 * product has picked out of this one's is removed from both or neither; adding has a limit, unless extras are allowed
 * or have a price.
 */
export function decidePick(question: PickQuestion): Decision<{ change: PickChange }> {
  const { wanted, already, count, maxphotos, product, among = null, holders = [] } = question;
  if (!question.productMatchesEvent) return refuse('NOT_FOUND');
  if (!question.mayselect) return refuse('UNAUTHENTICATED');
  if (question.done) return refuse('SELECTION_DONE');
  if (wanted === already) return { allowed: true, change: 'none' };
  const now = decideTime(product, question.time ?? { state: 'open' });
  if (!now.allowed) return now;
  if (!wanted) {
    if (holders.length > 0 && !question.together)
      return refuse('PICK_HELD', { product, holders: holders.join(', ') });
    return { allowed: true, change: 'remove' };
  }
  if (among && !among.picked) return refuse('PICK_NOT_AMONG', { product, among: among.name });
  const extra = question.allowExtra || question.priced === true;
  if (maxphotos !== null && count >= maxphotos && !extra) {
    return refuse('SELECTION_LIMIT_REACHED', { maxphotos, product });
  }
  return { allowed: true, change: 'add' };
}

/** Returns the requested state of a wire request: `selected` if given, else the opposite of the current one. */
export function wantedState(selected: boolean | undefined, already: boolean): boolean {
  return selected ?? !already;
}

/** The facts of completing and reopening. */
export interface CompletionQuestion {
  done: boolean;
  /** The person may complete (or reopen) here. */
  may: boolean;
}

/**
 * Decides completing; a repeat is allowed and changes nothing, so that it sends no second mail. Too few or too many
 * picks and closed products are warnings only; a product that opens later refuses, since completing would close it
 * before anyone could pick for it.
 */
export function decideComplete({
  done,
  may,
  products,
}: CompletionQuestion & {
  products: readonly { name: string; time: PickTime }[];
}): Decision<{ change: boolean }> {
  if (!may) return refuse('UNAUTHENTICATED');
  if (done) return { allowed: true, change: false };
  if (products.length === 0) return refuse('NO_PRODUCTS');
  for (const { name, time } of products)
    if (time.state === 'later') return refuse('PRODUCT_NOT_OPEN', { product: name, day: time.day });
  return { allowed: true, change: true };
}

/** Decides reopening, which only the account may; changes nothing for an open selection. */
export function decideReopen({ done, may }: CompletionQuestion): Decision<{ change: boolean }> {
  if (!may) return refuse('FORBIDDEN');
  return { allowed: true, change: done };
}
