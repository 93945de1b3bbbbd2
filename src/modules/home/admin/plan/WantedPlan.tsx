'use client';

import { useTranslations } from 'next-intl';
import type { PlanUse } from '@/modules/home/queries/home-repo';
import css from './plan.module.css';

const KNOWN = ['free', 'pro', 'unlimited'] as const;
type Known = (typeof KNOWN)[number];

/** A plan's name in the reader's language; a plan that operators added keeps its own. */
export function planName(plan: string, t: (key: `name.${Known}`) => string): string {
  const known = KNOWN.find((one) => one === plan);
  return known ? t(`name.${known}`) : plan;
}

/** The plan that was chosen on the price list; nothing where it is the current one or free. */
export function WantedPlan({ use }: { use: Pick<PlanUse, 'wanted' | 'wantedPeriod'> }) {
  const t = useTranslations('admin-home.plan');
  if (!use.wanted || use.wanted === 'free') return null;
  return (
    <p className={css.quiet}>
      {t('wanted', {
        plan: planName(use.wanted, t),
        period: t(`period.${use.wantedPeriod ?? 'monthly'}`),
      })}
    </p>
  );
}
