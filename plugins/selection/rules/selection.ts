import type { PickTime } from '@plugins/kit/server/rules';
import { type Decision, refuse } from '@plugins/kit/server/rules';

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
  /** Each pick beyond the limit has a price, and is taken for it. */
  priced?: boolean;
  /** Whether the product's picks are taken now. */
  time?: PickTime;
  /** The product its picks are chosen among, and whether this photograph is picked for that; null: out of all. */
  among?: { name: string; picked: boolean } | null;
  /** Products chosen among this one's picks that hold this photograph: by name. */
  holders?: readonly string[];
  /** Taken off, it is to be taken off there, too. */
  together?: boolean;
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

/** Whether picks of a product are taken at this time; refused with the day they begin or ended. */
function decideTime(product: string, time: PickTime): Decision {
  if (time.state === 'later') return refuse('PRODUCT_NOT_OPEN', { product, day: time.day });
  if (time.state === 'closed') return refuse('PRODUCT_CLOSED', { product, day: time.day });
  return { allowed: true };
}

/**
 * Decides a wish for a state. Repeating a wish changes nothing and is always allowed, but a completed selection
 * refuses every wish. Outside of its days a product's picks stay as they are. Taking off is never limited, but a
 * photograph another product holds out of this one's is taken off both or neither; putting on is limited, unless extra
 * picks are allowed or have their price.
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

/**
 * Decides completing; again is allowed and changes nothing, so that nobody is mailed twice. Too few, too many and a
 * product that is closed are told beforehand and hold nobody up; a product that opens later does, for completing would
 * close it before anybody could choose.
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

/** Decides reopening, the account's right alone; of an open selection it changes nothing. */
export function decideReopen({ done, may }: CompletionQuestion): Decision<{ change: boolean }> {
  if (!may) return refuse('FORBIDDEN');
  return { allowed: true, change: done };
}
