import { type Day, plusDays, plusMonths } from './calendar';
import {
  cutAt,
  FREE,
  type Gift,
  type Limits,
  lastTerm,
  type Subscription,
  type Term,
  termOf,
} from './subscription';

/** Whether an account may begin its trial: once, on the free plan, whatever it ordered and did not pay. */
export const mayTry = (sub: Subscription): boolean =>
  !sub.trialed && lastTerm(sub).source === 'free' && sub.gifts.length === 0;

/** Begins the trial of a plan: it ends by itself and costs nothing. */
export function beginTrial(
  sub: Subscription,
  asked: { plan: string; limits: Limits; days: number; today: Day },
): Subscription {
  if (!mayTry(sub) || asked.days < 1) return sub;
  const { plan, limits, today } = asked;
  const term: Term = {
    from: today,
    to: plusDays(today, asked.days),
    plan,
    source: 'trial',
    price: 0,
    limits,
  };
  return { ...sub, terms: [...cutAt(sub.terms, today), term], trialed: true, reminded: false };
}

/** Puts in months that cost nothing on a day; the paid line goes on after them. */
export function giveAt(sub: Subscription, day: Day, [gift, ...gifts]: [Gift, ...Gift[]]): Subscription {
  const anchor = sub.renews ? sub.anchor : day;
  const months = (sub.renews ? sub.months : 0) + gift.months;
  const { plan, source, limits } = gift;
  const term: Term = { from: day, to: plusMonths(anchor, months), plan, source, price: 0, limits };
  return { ...sub, terms: [...cutAt(sub.terms, day), term], anchor, months, gifts };
}

/** Gives months that cost nothing: on the free plan they begin at once, else at the next end of a term. */
export function give(sub: Subscription, gift: Gift, today: Day): Subscription {
  if (lastTerm(sub).source === 'free') return giveAt(sub, today, [gift, ...sub.gifts]);
  return { ...sub, gifts: [...sub.gifts, gift] };
}

/** The operator gives a plan without an end, or the free one; what was ordered, renews or waits ends. */
export function setPlan(
  sub: Subscription,
  { plan, limits, price, today }: { plan: string; limits: Limits; price: number; today: Day },
): Subscription {
  const source = plan === FREE ? ('free' as const) : ('set' as const);
  const term: Term = { from: today, to: null, plan, source, price, limits };
  const invoices = sub.invoices.map((one) =>
    one.state === 'open' && one.kind !== 'project' ? { ...one, state: 'void' as const } : one,
  );
  return { ...sub, invoices, terms: [...cutAt(sub.terms, today), term], renews: null, next: null };
}

/** Gives limits that differ from the plan's, until the plan changes. */
export function setLimits(sub: Subscription, limits: Limits, today: Day): Subscription {
  const now = termOf(sub, today);
  const terms = sub.terms.map((term) => (term === now ? { ...term, limits } : term));
  const { renews } = sub;
  return { ...sub, terms, renews: renews && renews.plan === now.plan ? { ...renews, limits } : renews };
}
