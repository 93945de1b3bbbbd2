import type { Money } from '@/modules/money/rules/plan';
import { advance, beginsOn, payBy, REMIND_DAYS } from '@/modules/subscriptions/rules/advance';
import { type Day, plusDays } from '@/modules/subscriptions/rules/calendar';
import { openInvoice, termOf } from '@/modules/subscriptions/rules/subscription';
import { subscriptionOf } from './open-subscription';

/** What an owner should do about the plan: pay by a day, or choose one before the trial ends. */
export interface PlanNeeds {
  /** `begins`: a requested plan that has not begun; else one that goes on. */
  due: { amount: Money; until: Day; begins: boolean } | null;
  trialEnds: Day | null;
}

/** Returns what an account's owner should do about its plan now. */
export async function readPlanNeeds(account: string): Promise<PlanNeeds> {
  const opened = await subscriptionOf(account);
  const { today } = opened;
  const { sub } = advance(opened.sub, today);
  const open = openInvoice(sub);
  const { source, to } = termOf(sub, today);
  const soon = source === 'trial' && to !== null && plusDays(to, -REMIND_DAYS) <= today && !sub.renews;
  return {
    due: open
      ? {
          amount: { amount: open.amount, currency: sub.currency },
          until: payBy(beginsOn(sub, open), today),
          begins: open.kind !== 'renewal',
        }
      : null,
    trialEnds: soon ? to : null,
  };
}
