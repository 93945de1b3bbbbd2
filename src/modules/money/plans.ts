import { z } from 'zod';
import { pool, type Sql, transaction } from '@/core/db/pool';
import type { Locale } from '@/core/i18n/locale';
import { lockPlans, readChangedPlans, storePlan } from '@/modules/money/queries/plans';
import {
  CURRENCY_OF,
  type FreeOffer,
  freeOffer,
  isPlanId,
  newPlanId,
  PLAN_IDS,
  PLAN_MAX,
  PLANS,
  type PlanId,
  type PlanNames,
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

const name = z.string().trim().min(1).max(PLAN_MAX);

/** An added plan's name in each language. */
export const planNames = z.strictObject({ en: name, he: name });

/** A change of a plan; what is omitted stays. `listed`: whether the price list offers it. */
export const planInput = planValues.extend({
  ...planPrices.partial().shape,
  listed: z.boolean().optional(),
  names: planNames.optional(),
});

/** A new plan. */
export const newPlan = planValues.extend({ ...planPrices.shape, names: planNames });

/** A plan's current values. */
export type PlanNow = PlanValues & PlanPrices & { names: PlanNames; listed: boolean };
/** Every plan by its id, cheapest first. */
export type Plans = Record<PlanId, PlanNow> & Record<string, PlanNow>;

const usual = (id: PlanId): PlanNow => ({
  project_limit: PLANS[id].projects,
  max_photos_per_project: PLANS[id].photosPerProject,
  sales_commission_percent: PLANS[id].commissionPercent,
  monthly_usd: PLANS[id].monthly.USD,
  monthly_ils: PLANS[id].monthly.ILS,
  names: null,
  listed: true,
});

/** Returns an added plan from what is stored; null if that is none. */
function added(stored: unknown): PlanNow | null {
  const read = newPlan.extend({ listed: z.boolean().default(true) }).safeParse(stored);
  return read.success ? read.data : null;
}

/** Returns every plan's current values: those that the operator changed or added, else the defaults. */
export async function readPlans(sql: Sql = pool()): Promise<Plans> {
  const kept = await readChangedPlans(sql);
  const entries: [string, PlanNow][] = PLAN_IDS.map((id) => {
    const read = planInput.safeParse(kept[id]);
    return [id, { ...usual(id), ...(read.success ? read.data : {}), names: null } as PlanNow];
  });
  for (const [id, stored] of Object.entries(kept)) {
    const plan = isPlanId(id) ? null : added(stored);
    if (plan) entries.push([id, plan]);
  }
  entries.sort(([, a], [, b]) => a.monthly_usd - b.monthly_usd);
  return Object.fromEntries(entries) as Plans;
}

/** Returns the plan that a request names; undefined where there is none, as for "constructor", which every object has. */
export const findPlan = (
  plans: Readonly<Record<string, PlanNow>>,
  id: string | undefined,
): PlanNow | undefined => (id !== undefined && Object.hasOwn(plans, id) ? plans[id] : undefined);

/** Returns the own names of added plans in a language, by their ids. */
export async function readPlanNames(locale: Locale): Promise<Record<string, string>> {
  const named = Object.entries(await readPlans()).flatMap(([id, { names }]) =>
    names ? [[id, names[locale]] as const] : [],
  );
  return Object.fromEntries(named);
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

/** Changes a plan; accounts that have it keep their copy of its limits and price. */
export async function writePlan(
  id: string,
  values: z.infer<typeof planInput>,
  sql: Sql = pool(),
): Promise<void> {
  await storePlan(sql, { id, values });
}

/** Adds a plan. Returns its id. */
export async function addPlan(values: z.infer<typeof newPlan>): Promise<{ id: string }> {
  return transaction(async (sql) => {
    // Two operators who add plans of one name at once get two plans.
    await lockPlans(sql);
    const id = newPlanId(values.names.en, Object.keys(await readPlans(sql)));
    await storePlan(sql, { id, values });
    return { id };
  });
}
