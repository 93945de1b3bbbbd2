'use client';

import { useTranslations } from 'next-intl';
import { isPlanId, PERIODS, type Period } from '@/modules/money/rules/plan';

/** The plan chosen on the price list before signing up, stored with the new account, and what happens next. */
export function ChosenPlan({
  values: { plan = '', period },
  planNames = {},
}: {
  values: Record<string, string>;
  planNames?: Record<string, string> | undefined;
}) {
  const t = useTranslations('account');
  const name = isPlanId(plan) ? t(`plans.${plan}`) : planNames[plan];
  if (!name) return null;
  const every = PERIODS.includes(period as Period) ? (period as Period) : 'monthly';
  return (
    <div className="flex flex-col gap-1 rounded-sm border border-line px-4 py-3">
      <input type="hidden" name="plan" value={plan} />
      <input type="hidden" name="period" value={every} />
      <p>
        {plan === 'free' ? t('chosenFree') : t('chosenPlan', { plan: name, period: t(`periods.${every}`) })}
      </p>
      {plan !== 'free' && <p className="text-quiet text-sm">{t('chosenPlanText')}</p>}
    </div>
  );
}
