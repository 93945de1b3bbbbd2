import { z } from 'zod';
import { PLAN_IDS, PLANS, type PlanId } from '@/domain/plan';
import { pool, type Sql } from '@/server/database/pool';

/** What a plan gives to accounts that take it from now on. `null` is no limit. */
export const planValues = z.object({
  project_limit: z.number().int().min(0).max(1_000_000).nullable(),
  max_photos_per_project: z.number().int().min(0).max(1_000_000).nullable(),
  sales_commission_percent: z.number().min(0).max(100),
});
export type PlanValues = z.infer<typeof planValues>;

const KEY = 'plans';

const usual = (id: PlanId): PlanValues => ({
  project_limit: PLANS[id].projects,
  max_photos_per_project: PLANS[id].photosPerProject,
  sales_commission_percent: PLANS[id].commissionPercent,
});

/** Every plan's values as they stand: those that were changed here, else the usual ones. */
export async function readPlans(sql: Sql = pool()): Promise<Record<PlanId, PlanValues>> {
  const { rows } = await sql.query<{ value: Record<string, unknown> }>(
    'select value from installation where key = $1',
    [KEY],
  );
  const kept = rows[0]?.value ?? {};
  const entries = PLAN_IDS.map((id) => {
    const read = planValues.safeParse(kept[id]);
    return [id, read.success ? read.data : usual(id)] as const;
  });
  return Object.fromEntries(entries) as Record<PlanId, PlanValues>;
}

/** Changes what a plan gives; accounts that have it keep their copy. */
export async function writePlan(id: PlanId, values: PlanValues, sql: Sql = pool()): Promise<void> {
  await sql.query(
    `insert into installation (key, value) values ($1, jsonb_build_object($2::text, $3::jsonb))
     on conflict (key) do update set value = installation.value || excluded.value`,
    [KEY, id, JSON.stringify(values)],
  );
}

/** How many accounts have each plan now. */
export async function countPlans(): Promise<Record<string, number>> {
  const { rows } = await pool().query<{ plan: string; count: number }>(
    `select plan, count(*)::int as count from (
       select distinct on (account_id) plan from subscriptions order by account_id, id desc) now group by plan`,
  );
  return Object.fromEntries(rows.map(({ plan, count }) => [plan, count]));
}
