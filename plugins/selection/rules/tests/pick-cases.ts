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
  ['before its first day nothing is put on', { time: LATER }, 'PRODUCT_NOT_OPEN'],
  ['nor taken off', { ...OFF, time: LATER }, 'PRODUCT_NOT_OPEN'],
  ['after its last day nothing is put on', { time: CLOSED }, 'PRODUCT_CLOSED'],
  ['nor taken off', { ...OFF, time: CLOSED }, 'PRODUCT_CLOSED'],
  ['what is so already stays so, whatever the day', { already: true, time: CLOSED }, 'none'],
  ['done comes first', { time: CLOSED, done: true }, 'SELECTION_DONE'],
  ['a day refuses before a limit does', { count: 1, time: CLOSED }, 'PRODUCT_CLOSED'],
  ['beyond the limit each pick has its price', { count: 1, priced: true }, 'add'],
  ['and the tenth too', { count: 10, priced: true }, 'add'],
  ['among the picks of another', { among: { name: 'Album', picked: true } }, 'add'],
  ['not out of what the other does not have', { among: { name: 'Album', picked: false } }, 'PICK_NOT_AMONG'],
  ['taking off asks nothing of the other', { ...OFF, among: { name: 'Album', picked: false } }, 'remove'],
  [
    'full says so only of what may be put on',
    { count: 1, among: { name: 'Album', picked: true } },
    'SELECTION_LIMIT_REACHED',
  ],
  ['held by another product it stays', { ...OFF, holders: ['Cover', 'Frame'] }, 'PICK_HELD'],
  ['or goes off both', { ...OFF, holders: ['Cover'], together: true }, 'remove'],
  ['together means nothing where nothing holds it', { ...OFF, together: true }, 'remove'],
  ['nor where something is put on', { together: true }, 'add'],
];
