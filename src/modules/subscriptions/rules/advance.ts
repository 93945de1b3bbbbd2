import { type Day, plusDays } from './calendar';
import { giveAt } from './give';
import { priced } from './price';
import { isGiven, settle, withInvoice } from './settle';
import {
  FREE,
  type Invoice,
  lastTerm,
  openInvoice,
  type Request,
  type Subscription,
  type Term,
} from './subscription';

/** Days after an invoice's own on which it is collected. */
export const TRY_DAYS = [0, 3, 7, 13] as const;
/** Days until an unpaid account falls to the free plan, and until an order is forgotten. */
export const GRACE_DAYS = 14;
/** Days before a trial's end on which its owner is reminded. */
export const REMIND_DAYS = 3;

/** The day on which an order was to begin: its own, or the end of what the account has for nothing. */
export const beginsOn = ({ terms }: Pick<Subscription, 'terms'>, { on }: Pick<Invoice, 'on'>): Day =>
  terms.findLast((term) => isGiven(term) && (term.to as Day) > on)?.to ?? on;

/**
 * Returns the day by which an open invoice must be paid: before what it is for begins, or within the days of grace after
 * that. `begins`: as `beginsOn`; a renewal's own day.
 */
export const payBy = (begins: Day, today: Day): Day =>
  begins > today ? begins : plusDays(begins, GRACE_DAYS);

interface Moved {
  sub: Subscription;
  requests: Request[];
}

const freeTerm = (from: Day, { free }: Subscription): Term => ({
  from,
  to: null,
  plan: FREE,
  source: 'free',
  price: 0,
  limits: free,
});

/** Opens the renewal of a term that ends; without anything to pay it is paid at once. */
function renewAt(sub: Subscription, day: Day): Moved {
  const offer = sub.next ?? sub.renews;
  if (!offer || offer.plan === FREE) {
    const requests: Request[] =
      lastTerm(sub).source === 'trial' ? [{ kind: 'mail', mail: 'trial-over', on: day }] : [];
    const terms = [...sub.terms, freeTerm(day, sub)];
    return { sub: { ...sub, terms, renews: null, next: null }, requests };
  }
  const invoice = priced(sub, { kind: 'renewal', on: day, offer, left: 0 });
  const grace: Term = {
    from: day,
    to: plusDays(day, GRACE_DAYS),
    plan: offer.plan,
    source: 'grace',
    price: 0,
    limits: offer.limits,
  };
  const opened = { ...sub, invoices: [...sub.invoices, invoice], terms: [...sub.terms, grace] };
  return { sub: invoice.amount === 0 ? settle(opened, invoice.nr, day) : opened, requests: [] };
}

/** The end of the line's last term. */
function endTerm(sub: Subscription, day: Day): Moved {
  const open = openInvoice(sub);
  const fell = lastTerm(sub).source === 'grace';
  // A first purchase may still be paid: it takes nothing over from the term that ends.
  const voided = open && open.kind !== 'start' ? withInvoice(sub, { ...open, state: 'void' }) : sub;
  const ended = fell ? { ...voided, renews: null, next: null } : voided;
  const [first, ...more] = ended.gifts;
  const moved: Moved = first
    ? { sub: giveAt(ended, day, [first, ...more]), requests: [] }
    : renewAt(ended, day);
  return fell ? { ...moved, requests: [{ kind: 'mail', mail: 'fell', on: day }, ...moved.requests] } : moved;
}

/** The day of an invoice's next collecting; null after the last. */
export function tryDay({ kind, on, tries }: { kind: string; on: Day; tries: number }): Day | null {
  const days = kind === 'renewal' ? TRY_DAYS[tries] : undefined;
  return days === undefined ? null : plusDays(on, days);
}

/** The day on which something happens to a subscription by itself; null: never. */
export function dueDay(sub: Subscription): Day | null {
  const last = lastTerm(sub);
  const open = openInvoice(sub);
  const days = [
    last.to,
    open && tryDay(open),
    open && open.kind !== 'renewal' ? plusDays(beginsOn(sub, open), GRACE_DAYS) : null,
    last.source === 'trial' && last.to && !sub.reminded ? plusDays(last.to, -REMIND_DAYS) : null,
  ];
  return days.filter((day) => day !== null).sort()[0] ?? null;
}

function step(sub: Subscription, today: Day, due: Day): Moved {
  const last = lastTerm(sub);
  const open = openInvoice(sub);
  if (last.source === 'trial' && last.to && !sub.reminded && plusDays(last.to, -REMIND_DAYS) <= due) {
    const mail: Request[] = last.to > today ? [{ kind: 'mail', mail: 'trial-ends', on: last.to }] : [];
    return { sub: { ...sub, reminded: true }, requests: mail };
  }
  const again = open && tryDay(open);
  if (open && again !== null && again <= due && (last.to === null || again < last.to))
    return { sub, requests: [{ kind: 'collect', invoice: open.nr, try: open.tries + 1 }] };
  if (last.to !== null && last.to <= due) return endTerm(sub, last.to);
  // What was ordered and not paid for is forgotten after a while.
  return { sub: open ? withInvoice(sub, { ...open, state: 'void' }) : sub, requests: [] };
}

/**
 * Brings a subscription to a day: renews, gives, ends, in the order of the calendar, also where it is late. It stops at
 * an invoice that must be collected: the caller settles or declines it, and advances again. Repeating it changes nothing.
 */
export function advance(sub: Subscription, today: Day): Moved {
  let now = sub;
  const requests: Request[] = [];
  for (let due = dueDay(now); due !== null && due <= today; due = dueDay(now)) {
    const moved = step(now, today, due);
    now = moved.sub;
    requests.push(...moved.requests);
    if (requests.some(({ kind }) => kind === 'collect')) break;
  }
  return { sub: now, requests };
}
