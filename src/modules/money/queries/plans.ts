import { pool, type Sql } from '@/core/db/pool';

/** The row of `installation` that holds what an operator changed of plans. */
const KEY = 'plans';

/** Returns what an operator changed of plans, by the plan's id, as it is stored; empty if nothing was. */
export async function readChangedPlans(sql: Sql): Promise<Record<string, unknown>> {
  const { rows } = await sql.query<{ value: Record<string, unknown> }>(
    'select value from installation where key = $1',
    [KEY],
  );
  return rows[0]?.value ?? {};
}

/** Waits for other transactions that add a plan. */
export async function lockPlans(sql: Sql): Promise<void> {
  await sql.query(`select pg_advisory_xact_lock(hashtext('installation.plans'))`);
}

/** Stores changed values of a plan; its other values stay. */
export async function storePlan(sql: Sql, { id, values }: { id: string; values: object }): Promise<void> {
  await sql.query(
    `insert into installation (key, value) values ($1, jsonb_build_object($2::text, $3::jsonb))
     on conflict (key) do update set value = installation.value ||
       jsonb_build_object($2::text, coalesce(installation.value->$2::text, '{}') || $3::jsonb)`,
    [KEY, id, JSON.stringify(values)],
  );
}

/** Returns how many accounts have each plan. */
export async function countPlans(): Promise<Record<string, number>> {
  const { rows } = await pool().query<{ plan: string; count: number }>(
    'select plan, count(*)::int as count from entitlements group by plan',
  );
  return Object.fromEntries(rows.map(({ plan, count }) => [plan, count]));
}
