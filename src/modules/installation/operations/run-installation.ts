import type { z } from 'zod';
import { pool, transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { boss } from '@/core/jobs/boss';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { isId } from '@/modules/access/grants/viewer';
import { findPlan, type PlanValues, type planInput, readPlans, writePlan } from '@/modules/money/plans';
import { giveLimits } from '@/modules/subscriptions/operations/give-plan';
import { confirmOwners, findJobState, signUsersOut, storeActive } from '../operators/queries';

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
    const was = await storeActive(sql, { account: isId(account) ? account : null, active, reason: why });
    if (was === null) throw new KeepersError('NOT_FOUND');
    if (!active) await signUsersOut(sql, account);
    if (was !== active)
      await recordAudit(sql, active ? 'account.activated' : 'account.deactivated', {
        account,
        subject: why || null,
      });
  });
}

/**
 * Confirms the address of an account's owner, where no message can: the operator vouches for it. No message is sent.
 * Throws NOT_FOUND.
 */
export async function confirmOwner(account: string): Promise<void> {
  if (!(await confirmOwners(pool(), isId(account) ? account : null))) throw new KeepersError('NOT_FOUND');
}

/** Gives one account limits that differ from its plan's. Throws NOT_FOUND. */
export const changeLimits = (account: string, values: PlanValues): Promise<void> =>
  giveLimits(account, {
    projects: values.project_limit,
    photos: values.max_photos_per_project,
    commission: values.sales_commission_percent,
  });

/** Changes a plan from now on; only an added one has names of its own. Throws NOT_FOUND. */
export async function changePlan(
  plan: string,
  { names, ...values }: z.infer<typeof planInput>,
): Promise<void> {
  const known = findPlan(await readPlans(), plan);
  if (!known) throw new KeepersError('NOT_FOUND');
  await writePlan(plan, { ...values, ...(names && known.names ? { names } : {}) });
}

/** Retries a failed job, or cancels a waiting one. Throws JOB_NOT_THERE. */
export async function steerJob(queue: string, id: string, input: 'retry' | 'cancel'): Promise<void> {
  if (!isId(id)) throw new KeepersError('JOB_NOT_THERE');
  const state = await findJobState(pool(), { queue, id });
  if (input === 'retry' && state === 'failed') await boss().retry(queue, id);
  // A running job cannot be canceled, because its worker would not notice.
  else if (input === 'cancel' && (state === 'created' || state === 'retry')) await boss().cancel(queue, id);
  else throw new KeepersError('JOB_NOT_THERE');
}
