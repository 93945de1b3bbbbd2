import { type Currency, PERIODS, type Period, priceOf } from '@/modules/money/rules/plan';
import type { Limits, Offer } from './subscription';

/** A plan as the price list has it now. */
export interface ListedPlan {
  project_limit: number | null;
  max_photos_per_project: number | null;
  sales_commission_percent: number;
  monthly_usd: number;
  monthly_ils: number;
}

/** What a plan allows. */
export const limitsOf = (plan: ListedPlan): Limits => ({
  projects: plan.project_limit,
  photos: plan.max_photos_per_project,
  commission: plan.sales_commission_percent,
});

/** A plan for a period as it is offered now, in a currency. */
export function offerOf(plan: ListedPlan & { id: string }, period: Period, currency: Currency): Offer {
  const monthly = { USD: plan.monthly_usd, ILS: plan.monthly_ils };
  const { amount: price } = priceOf({ monthly }, period, currency);
  return { plan: plan.id, period, price, monthly: monthly[currency], limits: limitsOf(plan) };
}

/** Every listed plan with its price in each period, cheapest first. */
export function offersOf(
  plans: Record<string, ListedPlan & { listed: boolean }>,
  currency: Currency,
): { plan: string; prices: Record<Period, number>; limits: Limits }[] {
  return Object.entries(plans)
    .filter(([, { listed }]) => listed)
    .map(([id, plan]) => {
      const of = (period: Period) => offerOf({ ...plan, id }, period, currency).price;
      const prices = Object.fromEntries(PERIODS.map((one) => [one, of(one)])) as Record<Period, number>;
      return { plan: id, prices, limits: limitsOf(plan) };
    });
}

/** The currency of an account: by its country, or where that is unknown by its language. */
export const currencyOf = ({ country, locale }: { country: string | null; locale: string }): Currency =>
  (country ? country === 'IL' : locale === 'he') ? 'ILS' : 'USD';
