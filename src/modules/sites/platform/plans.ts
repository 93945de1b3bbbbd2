import { z } from 'zod';
import type { ProseDocument } from '@/core/text/prose-document';
import { money } from '@/modules/money/payments';
import { readPlans } from '@/modules/money/plans';
import {
  CURRENCY_OF,
  PERIOD_MONTHS,
  PERIODS,
  PLAN_IDS,
  priceOf,
  YEARLY_SAVING_PERCENT,
} from '@/modules/money/rules/plan';
import { platformMethods } from '@/modules/subscriptions/operations/pay-invoice';
import { siteFields } from '../rules/site-fields';
import { defineSiteBlock } from '../site-block';

const settings = z.strictObject({
  title: siteFields.words(),
  text: siteFields.prose(),
  /** The recommended plan. */
  marked: z.enum(PLAN_IDS).default('pro'),
});

/** A plan in the price list: formatted prices of whole periods, VAT included. */
export interface PlanShown {
  id: string;
  /** The name of a plan that operators added; null for one whose name is a message. */
  name: string | null;
  marked: boolean;
  free: boolean;
  projects: number | null;
  photos: number | null;
  /** Percent of card sales that the platform keeps; null where no plan has any. */
  commission: number | null;
  prices: { period: (typeof PERIODS)[number]; price: string; month: string; href: string }[];
}

export interface PlansData {
  title: string;
  text: ProseDocument | null;
  currency: string;
  saving: number;
  /** Whether paid plans are sold now. */
  sold: boolean;
  /** Whether the platform takes its commission of sales by any way now. */
  taken: boolean;
  plans: PlanShown[];
}

const TAG = { en: 'en-US', he: 'he-IL' } as const;

/** The platform's current plans, in the reader's currency, by month, quarter and year. */
export const plansBlock = defineSiteBlock({
  id: 'sites.plans',
  on: 'platform',
  settings,
  load: async ({ locale, settings: { title, text, marked } }): Promise<PlansData> => {
    const currency = CURRENCY_OF[locale];
    const say = (amount: number) =>
      new Intl.NumberFormat(TAG[locale], {
        style: 'currency',
        currency,
        trailingZeroDisplay: 'stripIfInteger',
      }).format(amount / 100);
    const [known, ways, taken] = await Promise.all([
      readPlans(),
      platformMethods({ amount: 100, currency }, locale),
      money.takesCommission(),
    ]);
    const listed = Object.entries(known).filter(([, plan]) => plan.listed);
    const counts = taken || listed.some(([, plan]) => plan.sales_commission_percent > 0);
    const plans = listed.map(([id, now]): PlanShown => {
      const monthly = { USD: now.monthly_usd, ILS: now.monthly_ils };
      const prices = PERIODS.map((period) => {
        const whole = priceOf({ monthly } as never, period, currency).amount;
        const months = PERIOD_MONTHS[period];
        const href = `/users/sign_up?${new URLSearchParams({ photographer: 'true', plan: id, period })}`;
        return { period, price: say(whole), month: say(Math.round(whole / months)), href };
      });
      return {
        id,
        name: now.names?.[locale] ?? null,
        marked: id === marked,
        free: monthly[currency] === 0,
        projects: now.project_limit,
        photos: now.max_photos_per_project,
        commission: counts ? now.sales_commission_percent : null,
        prices,
      };
    });
    const name = new Intl.DisplayNames(TAG[locale], { type: 'currency' }).of(currency) ?? currency;
    return {
      title,
      text,
      currency: `${name} (${currency})`,
      saving: YEARLY_SAVING_PERCENT,
      sold: ways.length > 0,
      taken,
      plans,
    };
  },
});
