import { PERIOD_MONTHS } from '@/modules/money/rules/plan';
import { type Day, plusMonths } from './calendar';
import { lineOf } from './price';
import { cutAt, type Invoice, type Offer, type Subscription, type Term, termOf } from './subscription';

/** Returns the subscription with an invoice replaced. */
export const withInvoice = (sub: Subscription, invoice: Invoice): Subscription => ({
  ...sub,
  invoices: sub.invoices.map((one) => (one.nr === invoice.nr ? invoice : one)),
});

/** Whether a term costs nothing and ends by itself: what is bought meanwhile begins after it. */
export const isGiven = ({ source, to }: Term): boolean =>
  to !== null && (source === 'trial' || source === 'reward' || source === 'gift');

/** The day on which something that is bought today begins. */
export function beginOf(sub: Subscription, today: Day): Day {
  const term = termOf(sub, today);
  return isGiven(term) ? (term.to as Day) : today;
}

const paidTerm = (offer: Offer, worth: number, from: Day, to: Day): Term => ({
  from,
  to,
  plan: offer.plan,
  source: 'paid',
  price: worth,
  limits: offer.limits,
});

/** The rest of the discount after an invoice that it took something off. */
function usedDiscount({ discount }: Subscription, { discounted }: Invoice): Subscription['discount'] {
  if (!discount || !discounted || discount.left === null) return discount;
  return discount.left > 1 ? { ...discount, left: discount.left - 1 } : null;
}

/** A new cycle begins: at once, or after what the account was given. */
function beginCycle(sub: Subscription, { offer, worth, on }: { offer: Offer; worth: number; on: Day }) {
  const from = beginOf(sub, on);
  const months = PERIOD_MONTHS[offer.period];
  const terms = [...cutAt(sub.terms, from), paidTerm(offer, worth, from, plusMonths(from, months))];
  return { ...sub, terms, anchor: from, months, renews: offer, next: null };
}

/** The period that began with the grace is paid: it ends as counted from the anchor, whatever day the money came. */
function renewCycle(sub: Subscription, { offer, worth, on }: { offer: Offer; worth: number; on: Day }) {
  const months = sub.months + PERIOD_MONTHS[offer.period];
  const term = paidTerm(offer, worth, on, plusMonths(sub.anchor, months));
  return { ...sub, terms: [...cutAt(sub.terms, on), term], months, renews: offer, next: null };
}

/**
 * An invoice is paid on a day. Money for one that is void begins what it was for, or becomes credit where the account has
 * another plan by now: nothing that was paid is lost. Repeating it changes nothing.
 */
export function settle(sub: Subscription, nr: number, today: Day): Subscription {
  const invoice = sub.invoices.find((one) => one.nr === nr);
  if (!invoice || invoice.state === 'paid') return sub;
  const paid = withInvoice(sub, { ...invoice, state: 'paid' });
  const { offer } = invoice;
  if (!offer) return paid;
  const late = invoice.state === 'void';
  if (late && (sub.renews || lineOf(invoice, 'credit') > 0 || lineOf(invoice, 'left') > 0))
    return { ...paid, credit: sub.credit + invoice.amount };
  const counted = {
    ...paid,
    credit: sub.credit - lineOf(invoice, 'credit') + invoice.rest,
    discount: usedDiscount(sub, invoice),
  };
  const worth = offer.price - lineOf(invoice, 'discount');
  return invoice.kind === 'renewal' && !late
    ? renewCycle(counted, { offer, worth, on: invoice.on })
    : beginCycle(counted, { offer, worth, on: today });
}

/** Collecting an invoice failed, or its owner was reminded. */
export function decline(sub: Subscription, nr: number, attempt: number): Subscription {
  const invoice = sub.invoices.find((one) => one.nr === nr);
  if (invoice?.state !== 'open' || invoice.tries >= attempt) return sub;
  return withInvoice(sub, { ...invoice, tries: attempt });
}
