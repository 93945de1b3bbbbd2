import { type Decision, refuse } from '@/core/errors/decision';
import { PERIOD_MONTHS } from '@/modules/money/rules/plan';
import { type Day, plusMonths } from './calendar';
import { discountOn, leftOf, lineOf, priced } from './price';
import { beginOf, isGiven, settle, withInvoice } from './settle';
import {
  FREE,
  type Invoice,
  lastTerm,
  type Offer,
  openInvoice,
  type Subscription,
  termOf,
} from './subscription';

/** What happens if a plan is chosen today, in minor units of the subscription's currency. */
export interface Quote {
  when: 'now' | 'at_end';
  /** The day it begins. */
  from: Day;
  today: number;
  lines: Invoice['lines'];
  /** The next payment; null: none follows. */
  next: { on: Day; amount: number } | null;
}

const same = (a: Offer, b: Offer): boolean => a.plan === b.plan && a.period === b.period;

/** Whether a change begins at once: to a plan that ranks higher, or the same plan for longer. */
function isNow(sub: Subscription, wanted: Offer, today: Day): boolean {
  const { renews } = sub;
  if (!renews) return true;
  if (wanted.plan === FREE) return false;
  // While nothing is paid for there is no worth to take over: the next end decides.
  if (isGiven(termOf(sub, today)) && lastTerm(sub).source !== 'paid') return false;
  if (wanted.plan === renews.plan) return PERIOD_MONTHS[wanted.period] > PERIOD_MONTHS[renews.period];
  return wanted.monthly > renews.monthly;
}

/** Whether a choice only keeps what goes on anyway: it withdraws a request that is not paid. */
const keeps = ({ renews }: Subscription, wanted: Offer): boolean =>
  renews ? same(wanted, renews) : wanted.plan === FREE;

/** Decides whether a plan may be chosen: what goes on anyway, only where that withdraws something. */
export function decideChoice(sub: Subscription, wanted: Offer): Decision {
  if (keeps(sub, wanted) && !sub.next && !openInvoice(sub)) return refuse('PLAN_IN_USE');
  return { allowed: true };
}

/** The invoice of a change at once. */
function invoiceNow(sub: Subscription, wanted: Offer, today: Day): Invoice {
  const from = beginOf(sub, today);
  const old = sub.terms.filter(({ source, to }) => source === 'paid' && to !== null && to > from);
  const left = old.reduce((sum, term) => sum + leftOf(term, from), 0);
  return priced(sub, { kind: sub.renews ? 'change' : 'start', on: today, offer: wanted, left });
}

/** What the discount takes off the invoice after one. */
function nextPrice(sub: Subscription, offer: Offer, first: Invoice | null): number {
  const { discount } = sub;
  const used = first?.discounted ? 1 : 0;
  const later = discount && discount.left !== null ? { ...discount, left: discount.left - used } : discount;
  const credit = sub.credit - (first ? lineOf(first, 'credit') - first.rest : 0);
  const net = offer.price - discountOn(later && later.left === 0 ? null : later, offer);
  return Math.max(0, net - credit);
}

/** Returns what choosing a plan today costs, when it begins, and what the next payment is. */
export function quote(sub: Subscription, wanted: Offer, today: Day): Quote {
  const renewal = openInvoice(sub);
  if (renewal?.kind === 'renewal' && wanted.plan !== FREE) {
    const invoice = priced(sub, { kind: 'renewal', on: renewal.on, offer: wanted, left: 0 });
    const on = plusMonths(sub.anchor, sub.months + PERIOD_MONTHS[wanted.period]);
    const next = { on, amount: nextPrice(sub, wanted, invoice) };
    return { when: 'now', from: renewal.on, today: invoice.amount, lines: invoice.lines, next };
  }
  if (!sub.renews && wanted.plan === FREE)
    return { when: 'now', from: today, today: 0, lines: [], next: null };
  if (!isNow(sub, wanted, today)) {
    const on = lastTerm(sub).to ?? today;
    const next = wanted.plan === FREE ? null : { on, amount: nextPrice(sub, wanted, null) };
    return { when: 'at_end', from: on, today: 0, lines: [], next };
  }
  const invoice = invoiceNow(sub, wanted, today);
  const from = beginOf(sub, today);
  const on = plusMonths(from, PERIOD_MONTHS[wanted.period]);
  const next = { on, amount: nextPrice(sub, wanted, invoice) };
  return { when: 'now', from, today: invoice.amount, lines: invoice.lines, next };
}

/** Voids what was ordered and not paid for; a renewal stays. */
export function dropOrder(sub: Subscription): Subscription {
  const open = openInvoice(sub);
  return open && open.kind !== 'renewal' ? withInvoice(sub, { ...open, state: 'void' }) : sub;
}

/**
 * Chooses a plan: opens the invoice of a change at once, which counts when it is paid (at once where nothing is to pay),
 * or notes the change for the end of the term. An earlier choice ends. `invoice` is what must be paid now.
 */
export function choose(
  sub: Subscription,
  wanted: Offer,
  today: Day,
): { sub: Subscription; invoice: Invoice | null } {
  const open = openInvoice(sub);
  if (open?.kind === 'renewal' && wanted.plan !== FREE) {
    const fresh = priced(
      { ...sub, invoices: sub.invoices.filter(({ nr }) => nr < open.nr) },
      {
        kind: 'renewal',
        on: open.on,
        offer: wanted,
        left: 0,
      },
    );
    const invoice = { ...fresh, nr: open.nr, tries: open.tries };
    const terms = sub.terms.map((term) =>
      term.source === 'grace' ? { ...term, plan: wanted.plan, limits: wanted.limits } : term,
    );
    const changed = withInvoice({ ...sub, terms, next: null }, invoice);
    if (invoice.amount > 0) return { sub: changed, invoice };
    return { sub: settle(changed, invoice.nr, today), invoice: null };
  }
  // Pressing twice orders once.
  if (open?.offer && open.on === today && same(open.offer, wanted)) return { sub, invoice: open };
  const clean = dropOrder(sub);
  if (!clean.renews && wanted.plan === FREE) return { sub: clean, invoice: null };
  if (!isNow(clean, wanted, today)) {
    const next = clean.renews && same(wanted, clean.renews) ? null : wanted;
    return { sub: { ...clean, next }, invoice: null };
  }
  const invoice = invoiceNow(clean, wanted, today);
  const opened = { ...clean, invoices: [...clean.invoices, invoice] };
  if (invoice.amount > 0) return { sub: opened, invoice };
  return { sub: settle(opened, invoice.nr, today), invoice: null };
}

/** Withdraws a change that waits for the end of the term. */
export const withdraw = (sub: Subscription): Subscription => ({ ...sub, next: null });

/** Orders a single project beyond the plan's limit; an order that is not paid yet stays the one. */
export function orderProject(
  sub: Subscription,
  price: number,
  today: Day,
): { sub: Subscription; invoice: Invoice } {
  const open = sub.invoices.find(({ kind, state }) => kind === 'project' && state === 'open');
  if (open) return { sub, invoice: open };
  const invoice: Invoice = {
    nr: sub.invoices.length + 1,
    kind: 'project',
    state: 'open',
    on: today,
    offer: null,
    lines: [{ what: 'project', amount: price }],
    amount: price,
    rest: 0,
    discounted: false,
    tries: 0,
  };
  return { sub: { ...sub, invoices: [...sub.invoices, invoice] }, invoice };
}

/** The next payment that will be collected by itself; null: none will. A renewal that is open is due now. */
export function upcoming(sub: Subscription): { on: Day; amount: number; offer: Offer } | null {
  const open = openInvoice(sub);
  if (open?.kind === 'renewal' && open.offer) return { on: open.on, amount: open.amount, offer: open.offer };
  const offer = sub.next ?? sub.renews;
  if (!sub.renews || !offer || offer.plan === FREE) return null;
  const given = sub.gifts.reduce((sum, { months }) => sum + months, 0);
  return { on: plusMonths(sub.anchor, sub.months + given), amount: nextPrice(sub, offer, null), offer };
}
