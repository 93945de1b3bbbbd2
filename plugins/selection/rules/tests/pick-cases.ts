import type { PickQuestion } from '../selection';

/** A request for the first photograph of a product with a limit of one; each case overrides some facts. */
export const PICK_QUESTION: PickQuestion = {
  wanted: true,
  already: false,
  count: 0,
  maxphotos: 1,
  allowExtra: false,
  done: false,
  productMatchesEvent: true,
  mayselect: true,
  product: 'Cover',
};

/** A future and a past day. */
export const LATER = { state: 'later', day: '2027-03-26' } as const;
const CLOSED = { state: 'closed', day: '2027-03-26' } as const;
/** A removal of an existing pick. */
export const OFF = { wanted: false, already: true, count: 1 };
/** Each rule of a pick with its answer: tested on the domain function, and over HTTP. */
export const PICK_CASES: [what: string, asked: Partial<PickQuestion>, answer: string][] = [
  ['adding is refused before the first day', { time: LATER }, 'PRODUCT_NOT_OPEN'],
  ['removing is refused before the first day', { ...OFF, time: LATER }, 'PRODUCT_NOT_OPEN'],
  ['adding is refused after the last day', { time: CLOSED }, 'PRODUCT_CLOSED'],
  ['removing is refused after the last day', { ...OFF, time: CLOSED }, 'PRODUCT_CLOSED'],
  ['a repeated request changes nothing on any day', { already: true, time: CLOSED }, 'none'],
  ['a complete selection is refused before a closed product', { time: CLOSED, done: true }, 'SELECTION_DONE'],
  ['a closed product is refused before a full one', { count: 1, time: CLOSED }, 'PRODUCT_CLOSED'],
  ['an extra with a price is added beyond the limit', { count: 1, priced: true }, 'add'],
  ['so is the tenth', { count: 10, priced: true }, 'add'],
  ['in a cascade a pick of the parent is added', { among: { name: 'Album', picked: true } }, 'add'],
  [
    'in a cascade a photograph outside of the parent is refused',
    { among: { name: 'Album', picked: false } },
    'PICK_NOT_AMONG',
  ],
  ['removing does not depend on the parent', { ...OFF, among: { name: 'Album', picked: false } }, 'remove'],
  [
    'a full product refuses a pick of the parent',
    { count: 1, among: { name: 'Album', picked: true } },
    'SELECTION_LIMIT_REACHED',
  ],
  [
    'removing a photograph that another product holds is refused',
    { ...OFF, holders: ['Cover', 'Frame'] },
    'PICK_HELD',
  ],
  ['removing it from both is allowed', { ...OFF, holders: ['Cover'], together: true }, 'remove'],
  ['`together` has no effect without such a product', { ...OFF, together: true }, 'remove'],
  ['`together` has no effect on adding', { together: true }, 'add'],
];
