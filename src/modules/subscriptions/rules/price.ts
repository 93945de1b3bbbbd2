import { share } from '@/modules/money/rules/shares';
import { type Day, daysBetween } from './calendar';
import type { Discount, Invoice, InvoiceKind, Offer, Subscription, Term } from './subscription';

/** Returns what a discount takes off the price of a plan; never more than the price. */
export function discountOn(
  discount: Discount | null,
  { plan, price }: Pick<Offer, 'plan' | 'price'>,
): number {
  if (!discount || discount.left === 0) return 0;
  if (discount.plans.length > 0 && !discount.plans.includes(plan)) return 0;
  const off = discount.percent > 0 ? share(price, Math.min(discount.percent, 100), 100) : discount.amount;
  return Math.max(0, Math.min(off, price));
}

/** Returns what is left of a term's worth at a day, by days and rounded down. */
export function leftOf({ from, to, price }: Term, day: Day): number {
  if (to === null || price === 0 || day >= to) return 0;
  const days = daysBetween(from, to);
  return Math.floor((price * daysBetween(day > from ? day : from, to)) / days);
}

/** Writes the invoice for an offer: its price, less the discount, what is left of the old term, and credit. */
export function priced(
  { discount, credit, invoices }: Subscription,
  asked: { kind: InvoiceKind; on: Day; offer: Offer; left: number },
): Invoice {
  const { kind, on, offer } = asked;
  const off = discountOn(discount, offer);
  const net = offer.price - off;
  const left = Math.min(asked.left, net);
  const used = Math.min(credit, net - left);
  const lines: Invoice['lines'] = [
    { what: 'plan', amount: offer.price },
    { what: 'discount', amount: -off },
    { what: 'left', amount: -left },
    { what: 'credit', amount: -used },
  ];
  return {
    nr: invoices.length + 1,
    kind,
    state: 'open',
    on,
    offer,
    lines: lines.filter(({ what, amount }) => what === 'plan' || amount !== 0),
    amount: net - left - used,
    rest: asked.left - left,
    discounted: off > 0,
    tries: 0,
  };
}

/** What a line of an invoice says, as a positive sum. */
export const lineOf = (invoice: Invoice, what: Invoice['lines'][number]['what']): number =>
  Math.abs(invoice.lines.find((line) => line.what === what)?.amount ?? 0);
