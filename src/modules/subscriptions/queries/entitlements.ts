import type { Sql } from '@/core/db/pool';
import type { Limits } from '@/modules/subscriptions/rules/subscription';

/** What an account may use now. */
export interface Entitlement {
  plan: string;
  limits: Limits;
  price: number;
  since: Date;
}

/** Returns what an account may use now; null without a subscription. */
export async function readEntitlement(sql: Sql, account: string): Promise<Entitlement | null> {
  const { rows } = await sql.query<{
    plan: string;
    projects: number | null;
    photos: number | null;
    commission: number;
    price: number;
    since: Date;
  }>(
    `select plan, project_limit as projects, max_photos_per_project as photos, sales_commission_percent as commission,
            price_amount as price, since from entitlements where account_id = $1`,
    [account],
  );
  const [row] = rows;
  if (!row) return null;
  const { plan, price, since, ...limits } = row;
  return { plan, limits, price, since };
}

/** Appends what an account may use from now on: the entitlement of every limit. */
export async function insertEntitlement(
  sql: Sql,
  one: {
    id: string;
    account: string;
    plan: string;
    period: string;
    amount: number;
    currency: string;
    limits: Limits;
    now: Date;
  },
): Promise<void> {
  await sql.query(
    `insert into subscriptions (id, account_id, plan, period, price_amount, price_currency, project_limit,
       max_photos_per_project, sales_commission_percent, created_at, updated_at)
     values ($1, $2, $3, $4::text::enum_subscriptions_period, $5, $6, $7, $8, $9, $10, $10)`,
    [
      one.id,
      one.account,
      one.plan,
      one.period,
      one.amount,
      one.currency,
      one.limits.projects,
      one.limits.photos,
      one.limits.commission,
      one.now,
    ],
  );
}
