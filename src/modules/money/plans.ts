import { z } from 'zod';
import { pool, type Sql } from '@/core/db/pool';
import { readChangedPlans, storePlan } from '@/modules/money/queries/plans';
import {
  CURRENCY_OF,
  type FreeOffer,
  freeOffer,
  PLAN_IDS,
  PLANS,
  type PlanId,
} from '@/modules/money/rules/plan';

/** The limits of a plan for accounts that choose it from now on. `null` is no limit. */
export const planValues = z.object({
  project_limit: z.number().int().min(0).max(1_000_000).nullable(),
  max_photos_per_project: z.number().int().min(0).max(1_000_000).nullable(),
  sales_commission_percent: z.number().min(0).max(100),
});
export type PlanValues = z.infer<typeof planValues>;

const price = z.number().int().min(0).max(100_000_00);

/** Its price per month, VAT included, in cents and agorot. */
export const planPrices = z.object({ monthly_usd: price, monthly_ils: price });
export type PlanPrices = z.infer<typeof planPrices>;

/** A change of a plan; omitted prices stay. */
export const planInput = planValues.extend(planPrices.partial().shape);

/** A plan's current values. */
export type PlanNow = PlanValues & PlanPrices;

const usual = (id: PlanId): PlanNow => ({
  project_limit: PLANS[id].projects,
  max_photos_per_project: PLANS[id].photosPerProject,
  sales_commission_percent: PLANS[id].commissionPercent,
  monthly_usd: PLANS[id].monthly.USD,
  monthly_ils: PLANS[id].monthly.ILS,
});

/** Returns every plan's current values: those changed by the operator, else the defaults. */
export async function readPlans(sql: Sql = pool()): Promise<Record<PlanId, PlanNow>> {
  const kept = await readChangedPlans(sql);
  const entries = PLAN_IDS.map((id) => {
    const read = planInput.safeParse(kept[id]);
    return [id, { ...usual(id), ...(read.success ? read.data : {}) }] as const;
  });
  return Object.fromEntries(entries) as Record<PlanId, PlanNow>;
}

/**
 * Returns what a new studio gets for free, from the current free plan; null if it costs something in the reader's
 * currency.
 */
export async function readFreeOffer(locale: keyof typeof CURRENCY_OF): Promise<FreeOffer | null> {
  const { project_limit, monthly_usd, monthly_ils } = (await readPlans()).free;
  const monthly = { USD: monthly_usd, ILS: monthly_ils };
  return freeOffer({ projects: project_limit, monthly }, CURRENCY_OF[locale]);
}

/** Changes a plan's limits and price; accounts that have it keep their copy. */
export async function writePlan(
  id: PlanId,
  values: z.infer<typeof planInput>,
  sql: Sql = pool(),
): Promise<void> {
  await storePlan(sql, { id, values });
}
