'use client';

import { useTranslations } from 'next-intl';
import { isPlanId, PERIODS, type Period } from '@/domain/plan';

/** What was chosen on the price list before signing up, kept with the account that is made. */
export function ChosenPlan({ values: { plan, period } }: { values: Record<string, string> }) {
  const t = useTranslations('account');
  if (!isPlanId(plan)) return null;
  const every = PERIODS.includes(period as Period) ? (period as Period) : 'monthly';
  return (
    <p className="rounded-sm border border-line px-4 py-3 text-sm">
      <input type="hidden" name="plan" value={plan} />
      <input type="hidden" name="period" value={every} />
      {t('chosenPlan', { plan: t(`plans.${plan}`), period: t(`periods.${every}`) })}
    </p>
  );
}
