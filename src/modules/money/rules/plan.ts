import { type Decision, refuse } from '@/core/errors/decision';
import type { Currency, Money } from '@/core/text/money';

export { CURRENCIES, type Currency, type Money } from '@/core/text/money';

/** Billing periods of a plan. */
export const PERIODS = ['monthly', 'quarterly', 'yearly'] as const;
export type Period = (typeof PERIODS)[number];

/** Months of a period. */
export const PERIOD_MONTHS: Record<Period, number> = { monthly: 1, quarterly: 3, yearly: 12 };

/** Discount in percent for paying yearly. */
export const YEARLY_SAVING_PERCENT = 20;

/** The limits of a subscription. `null` is no limit. Prices are per month, VAT included. */
export interface Plan {
  id: PlanId;
  projects: number | null;
  photosPerProject: number | null;
  commissionPercent: number;
  monthly: Record<Currency, number>;
}

/** The plans that each installation has, smallest first; operators add others. */
export const PLAN_IDS = ['free', 'pro', 'unlimited'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** Whether a value is the id of a plan that each installation has. */
export function isPlanId(value: unknown): value is PlanId {
  return PLAN_IDS.includes(value as PlanId);
}

export const PLANS: Record<PlanId, Plan> = {
  free: { id: 'free', projects: 3, photosPerProject: 500, commissionPercent: 5, monthly: { USD: 0, ILS: 0 } },
  pro: {
    id: 'pro',
    projects: 30,
    photosPerProject: 3000,
    commissionPercent: 0,
    monthly: { USD: 1900, ILS: 6900 },
  },
  unlimited: {
    id: 'unlimited',
    projects: null,
    photosPerProject: null,
    commissionPercent: 0,
    monthly: { USD: 3900, ILS: 13900 },
  },
};

/** The id of any plan. */
export const PLAN_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Most characters of a plan's id, and of its name. */
export const PLAN_MAX = 40;

/** An added plan's own name in each language; null for one of `PLAN_IDS`, whose names are messages. */
export type PlanNames = { en: string; he: string } | null;

/** Returns the id for an added plan, from its English name: one that no plan has. */
export function newPlanId(name: string, taken: readonly string[]): string {
  const base =
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, PLAN_MAX - 4)
      .replace(/^-+|-+$/g, '') || 'plan';
  for (let nr = 1; ; nr += 1) {
    const id = nr === 1 ? base : `${base}-${nr}`;
    if (!taken.includes(id)) return id;
  }
}

/** The choice on the price list before signing up. */
export interface WantedPlan {
  plan?: string | undefined;
  period?: Period | undefined;
}

/** The currency of prices, by the reader's language. */
export const CURRENCY_OF = { en: 'USD', he: 'ILS' } as const satisfies Record<string, Currency>;

/** What a new studio gets for free: a number of projects, or unlimited (`null`). */
export interface FreeOffer {
  projects: number | null;
}

/** Returns what a plan offers for free in a currency; null if it costs something, or allows no project. */
export function freeOffer(
  plan: {
    projects: number | null;
    monthly: Record<Currency, number>;
  },
  currency: Currency,
): FreeOffer | null {
  const { projects, monthly } = plan;
  return monthly[currency] === 0 && projects !== 0 ? { projects } : null;
}

/** Returns the price of a plan for a whole period. */
export function priceOf(plan: Pick<Plan, 'monthly'>, period: Period, currency: Currency): Money {
  const full = plan.monthly[currency] * PERIOD_MONTHS[period];
  const percent = period === 'yearly' ? 100 - YEARLY_SAVING_PERCENT : 100;
  return { amount: Math.round((full * percent) / 100), currency };
}

/** Decides creating one more project; `projects` are the account's current ones, without archived and deleted ones. */
export function decideProject({ projects, limit }: { projects: number; limit: number | null }): Decision {
  return limit === null || projects < limit ? { allowed: true } : refuse('PROJECT_LIMIT_REACHED', { limit });
}

/** Decides adding `adding` photographs to a project that has `photos`. */
export function decidePhotos(question: { photos: number; adding: number; limit: number | null }): Decision {
  const { photos, adding, limit } = question;
  return limit === null || photos + adding <= limit ? { allowed: true } : refuse('PHOTO_LIMIT_REACHED');
}
