import { pool, transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { boss } from '@/core/jobs/boss';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { isId } from '@/modules/access/grants/viewer';
import { type PlanPrices, type PlanValues, readPlans, writePlan } from '@/modules/money/plans';
import { isPlanId, type PlanId } from '@/modules/money/rules/plan';

/**
 * Switches an account on or off. Off: its users are signed out and refused with the reason; its galleries stay open to
 * their clients, and nothing is deleted. Throws NOT_FOUND, INVALID_INPUT for switching off without a reason.
 */
export async function switchAccount(
  account: string,
  { active, reason }: { active: boolean; reason?: string },
): Promise<void> {
  const why = reason?.trim() ?? '';
  if (!active && !why) throw new KeepersError('INVALID_INPUT', {}, { reason: 'blank' });
  await transaction(async (sql) => {
    const { rows } = await sql.query<{ was: boolean }>(
      `with before as (select id, active as was from accounts where id = $1 for update)
       update accounts a set active = $2, inactive_reason = case when $2 then null else $3 end,
              inactive_at = case when $2 then null else coalesce(case when before.was then null else a.inactive_at end, now()) end, updated_at = now()
         from before where a.id = before.id returning before.was`,
      [isId(account) ? account : null, active, why],
    );
    if (!rows[0]) throw new KeepersError('NOT_FOUND');
    if (!active)
      await sql.query(
        'delete from users_sessions where _parent_id in (select id from users where account_id = $1 and not operator)',
        [account],
      );
    if (rows[0].was !== active)
      await recordAudit(sql, active ? 'account.activated' : 'account.deactivated', {
        account,
        subject: why || null,
      });
  });
}

/** Gives an account a plan: copies its current limits and price. Throws NOT_FOUND. */
export async function assignPlan(account: string, plan: PlanId): Promise<void> {
  const values = (await readPlans())[plan];
  await changeSubscription(account, { plan, ...values });
}

/** Gives one account limits that differ from its plan's. Throws NOT_FOUND. */
export async function changeSubscription(
  account: string,
  values: PlanValues & Partial<PlanPrices> & { plan?: PlanId },
): Promise<void> {
  const { rowCount } = await pool().query(
    `update subscriptions set plan = coalesce($2, plan), project_limit = $3, max_photos_per_project = $4,
            sales_commission_percent = $5, updated_at = now(),
            price_amount = coalesce(case when price_currency = 'ILS' then $7::numeric else $6::numeric end, price_amount)
      where id = (select id from subscriptions where account_id = $1 order by id desc limit 1)`,
    [
      isId(account) ? account : null,
      values.plan ?? null,
      values.project_limit,
      values.max_photos_per_project,
      values.sales_commission_percent,
      values.monthly_usd ?? null,
      values.monthly_ils ?? null,
    ],
  );
  if (rowCount !== 1) throw new KeepersError('NOT_FOUND');
}

/** Changes a plan's limits and price from now on. Throws NOT_FOUND. */
export async function changePlan(plan: string, values: PlanValues & Partial<PlanPrices>): Promise<void> {
  if (!isPlanId(plan)) throw new KeepersError('NOT_FOUND');
  await writePlan(plan, values);
}

/** Retries a failed job, or cancels a waiting one. Throws JOB_NOT_THERE. */
export async function steerJob(queue: string, id: string, input: 'retry' | 'cancel'): Promise<void> {
  if (!isId(id)) throw new KeepersError('JOB_NOT_THERE');
  const { rows } = await pool().query<{ state: string }>(
    'select state::text as state from pgboss.job where name = $1 and id = $2',
    [queue, id],
  );
  const state = rows[0]?.state;
  if (input === 'retry' && state === 'failed') await boss().retry(queue, id);
  // A running job cannot be canceled, because its worker would not notice.
  else if (input === 'cancel' && (state === 'created' || state === 'retry')) await boss().cancel(queue, id);
  else throw new KeepersError('JOB_NOT_THERE');
}
