import { requireAllowed } from '@/core/errors/decision';
import { KeepersError } from '@/core/errors/errors';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { findPlan, type PlanNow, readPlans } from '@/modules/money/plans';
import type { Period } from '@/modules/money/rules/plan';
import { forgetWantedPlan } from '@/modules/subscriptions/queries/store';
import { advance } from '@/modules/subscriptions/rules/advance';
import { choose, decideChoice, orderProject, type Quote, quote } from '@/modules/subscriptions/rules/choose';
import { beginTrial, mayTry } from '@/modules/subscriptions/rules/give';
import { limitsOf, offerOf } from '@/modules/subscriptions/rules/offers';
import { FREE, type Offer, openInvoice, type Subscription } from '@/modules/subscriptions/rules/subscription';
import { readSettings } from '@/modules/subscriptions/settings';
import { bringToToday } from './bill-account';
import { keepsDiscount } from './discounts';
import { changeSubscription, type Opened, subscriptionOf } from './open-subscription';

/** A plan and how often it is paid. */
export interface Choice {
  plan: string;
  period: Period;
}

/**
 * What a choice offers: what renews keeps its price; else the plan as it is listed now. Throws INVALID_INPUT for a plan
 * that is not on the price list.
 */
function offerFor({ renews, currency }: Subscription, choice: Choice, plans: Record<string, PlanNow>): Offer {
  if (renews?.plan === choice.plan && renews.period === choice.period) return renews;
  const plan = findPlan(plans, choice.plan);
  if (!plan?.listed) throw new KeepersError('INVALID_INPUT', {}, { plan: 'invalid' });
  const period = choice.plan === 'free' ? 'monthly' : choice.period;
  return offerOf({ ...plan, id: choice.plan }, period, currency);
}

/** Removes a discount whose link has ended. Throws DISCOUNT_NOT_ACTIVE then: the next choice costs the whole price. */
async function requireDiscount(account: string): Promise<void> {
  const { kept } = await changeSubscription(account, async (opened, sql) => {
    const kept = await keepsDiscount(sql, opened, opened.sub);
    return { kept, sub: kept ? opened.sub : { ...opened.sub, discount: null } };
  });
  if (!kept) throw new KeepersError('DISCOUNT_NOT_ACTIVE');
}

/** Returns what a choice would do today, and changes nothing. Throws INVALID_INPUT, PLAN_IN_USE, DISCOUNT_NOT_ACTIVE. */
export async function quotePlan(
  account: string,
  choice: Choice,
): Promise<Quote & { currency: 'USD' | 'ILS'; offer: Offer }> {
  const opened = await subscriptionOf(account);
  if (opened.sub.discount) await requireDiscount(account);
  const { sub } = advance(opened.sub, opened.today);
  const offer = offerFor(sub, choice, await readPlans());
  requireAllowed(decideChoice(sub, offer));
  return { ...quote(sub, offer, opened.today), currency: sub.currency, offer };
}

/** What followed from a choice: `invoice` must be paid before it counts; null: it counts. */
export interface Chosen extends Quote {
  currency: 'USD' | 'ILS';
  invoice: string | null;
}

/**
 * Chooses a plan: at once where it is paid for, at the end of the term where it costs less; the plan that renews anyway
 * withdraws a change that waits. What the owner chose on the price list is forgotten. Throws INVALID_INPUT, PLAN_IN_USE,
 * DISCOUNT_NOT_ACTIVE, STALE where today's sum is not the one that was shown.
 */
export async function choosePlan(
  account: string,
  { shown, ...choice }: Choice & { shown?: number | undefined },
): Promise<Chosen> {
  if ((await subscriptionOf(account)).sub.discount) await requireDiscount(account);
  const plans = await readPlans();
  const done = await changeSubscription(account, async (opened, sql) => {
    const { sub: now } = await bringToToday(sql, opened);
    const offer = offerFor(now, choice, plans);
    requireAllowed(decideChoice(now, offer));
    const said = quote(now, offer, opened.today);
    if (shown !== undefined && shown !== said.today) throw new KeepersError('STALE');
    const chosen = choose(now, offer, opened.today);
    const ended = now.next !== null || openInvoice(now) !== null;
    const stays = offer.plan === (now.renews?.plan ?? FREE) && chosen.sub.next === null;
    const withdrawn = ended && stays && !chosen.invoice;
    await forgetWantedPlan(sql, account);
    await recordAudit(sql, withdrawn ? 'plan.withdrawn' : 'plan.chosen', { account, subject: offer.plan });
    return { sub: chosen.sub, said, nr: chosen.invoice?.nr ?? null };
  });
  const { said, nr, sub } = done;
  return { ...said, currency: sub.currency, invoice: nr === null ? null : await idOf(account, nr) };
}

async function idOf(account: string, nr: number): Promise<string> {
  const { invoices } = await subscriptionOf(account);
  const found = invoices.find((one) => one.nr === nr);
  if (!found) throw new KeepersError('STALE');
  return found.id;
}

/** Orders a single project beyond the plan's limit. Returns its invoice. Throws FORBIDDEN where none is sold. */
export async function orderSingleProject(account: string): Promise<{ invoice: string }> {
  const { project_usd, project_ils } = await readSettings();
  const { nr } = await changeSubscription(account, ({ sub, today }) => {
    const price = sub.currency === 'ILS' ? project_ils : project_usd;
    if (price === 0) throw new KeepersError('FORBIDDEN');
    const ordered = orderProject(sub, price, today);
    return { sub: ordered.sub, nr: ordered.invoice.nr };
  });
  return { invoice: await idOf(account, nr) };
}

/** Begins the free trial of the unlimited plan. Throws TRIAL_USED where it is over, or does not exist. */
export async function startTrial(account: string): Promise<void> {
  const [{ trial_days: days }, plans] = await Promise.all([readSettings(), readPlans()]);
  await changeSubscription(account, async (opened: Opened, sql) => {
    const { sub: now } = await bringToToday(sql, opened);
    if (days === 0 || !mayTry(now)) throw new KeepersError('TRIAL_USED');
    await recordAudit(sql, 'plan.tried', { account, subject: 'unlimited' });
    const limits = limitsOf(plans.unlimited);
    return { sub: beginTrial(now, { plan: 'unlimited', limits, days, today: opened.today }) };
  });
}
