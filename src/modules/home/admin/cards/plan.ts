import { moneyWords } from '@/core/text/money';
import { readPlanNeeds } from '@/modules/subscriptions/operations/read-plan-needs';
import { dayText } from '@/ui/admin/times';
import { defineCard } from '../define-card';

const PLAN = '/admin/settings/plan';

/** A payment for the plan that is due, or a trial that ends soon. */
export const planCard = defineCard({
  name: 'plan.due',
  permission: 'money.read',
  load: async ({ account, t, locale }) => {
    if (!account) return null;
    const { due, trialEnds } = await readPlanNeeds(account);
    if (due) {
      const sum = moneyWords(due.amount, locale);
      const { begins } = due;
      const title = t(begins ? 'admin-home.card.planAsked' : 'admin-home.card.planDue', { sum });
      const name = begins
        ? t('admin-home.card.planBegins')
        : t('admin-home.card.planUntil', { day: dayText(due.until, locale) });
      const button = { label: t(begins ? 'admin-home.card.planHow' : 'admin-home.card.planPay'), href: PLAN };
      const tone = begins ? ('waits' as const) : ('trouble' as const);
      return { tone, count: 1, title, things: [{ href: PLAN, name }], button };
    }
    if (!trialEnds) return null;
    const title = t('admin-home.card.trialEnds', { day: dayText(trialEnds, locale) });
    const name = t('admin-home.card.trialAfter');
    const button = { label: t('admin-home.card.planChoose'), href: PLAN };
    return { tone: 'soon' as const, count: 1, title, things: [{ href: PLAN, name }], button };
  },
});
