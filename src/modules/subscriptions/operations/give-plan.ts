import { KeepersError } from '@/core/errors/errors';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { isId } from '@/modules/access/grants/viewer';
import { findPlan, readPlans } from '@/modules/money/plans';
import { give, setLimits, setPlan } from '@/modules/subscriptions/rules/give';
import { limitsOf } from '@/modules/subscriptions/rules/offers';
import type { Gift, Limits } from '@/modules/subscriptions/rules/subscription';
import { sendNotice } from '@/modules/subscriptions/send-notice';
import { bringToToday } from './bill-account';
import { changeSubscription } from './open-subscription';

const known = (account: string): string => {
  if (!isId(account)) throw new KeepersError('NOT_FOUND');
  return account;
};

/**
 * Gives an account a plan without an end, as the operator decides: copies its current limits and price. What was ordered
 * or renews ends. Throws NOT_FOUND.
 */
export async function givePlan(account: string, plan: string): Promise<void> {
  const values = findPlan(await readPlans(), plan);
  if (!values) throw new KeepersError('NOT_FOUND');
  await changeSubscription(known(account), async ({ sub, today }, sql) => {
    const price = sub.currency === 'ILS' ? values.monthly_ils : values.monthly_usd;
    await recordAudit(sql, 'plan.set', { account, subject: plan });
    return { sub: setPlan(sub, { plan, price, limits: limitsOf(values), today }) };
  });
}

/** Gives one account limits that differ from its plan's, until its plan changes. Throws NOT_FOUND. */
export async function giveLimits(account: string, limits: Limits): Promise<void> {
  await changeSubscription(known(account), ({ sub, today }) => ({ sub: setLimits(sub, limits, today) }));
}

/** Gives an account months of the unlimited plan: as a reward, or by the operator. Throws NOT_FOUND. */
export async function giveMonths(
  account: string,
  { months, source }: Pick<Gift, 'months' | 'source'>,
): Promise<void> {
  const { unlimited } = await readPlans();
  await changeSubscription(known(account), async (opened, sql) => {
    const { sub: now } = await bringToToday(sql, opened);
    const gift = { source, months, plan: 'unlimited', limits: limitsOf(unlimited) };
    const sub = give(now, gift, opened.today);
    await recordAudit(sql, 'plan.given', { account, subject: 'unlimited', count: months });
    const begins = sub.terms === now.terms ? (now.terms.at(-1)?.to ?? null) : opened.today;
    await sendNotice(sql, opened.account, { sub, notice: { what: 'reward', on: begins } });
    return { sub };
  });
}
