'use client';

import { useTranslations } from 'next-intl';
import type { PlanUse } from '@/modules/home/queries/home-repo';
import css from './plan.module.css';

const KNOWN = ['free', 'pro', 'unlimited'] as const;
type Known = (typeof KNOWN)[number];

/** The names of the plans that operators added, by their ids. */
export type OwnNames = Record<string, string>;

/** A plan's name in the reader's language. */
export function planName(plan: string, names: OwnNames, t: (key: `name.${Known}`) => string): string {
  const known = KNOWN.find((one) => one === plan);
  return known ? t(`name.${known}`) : (names[plan] ?? plan);
}

/** The plan that was chosen on the price list; nothing where it is the current one or free. */
export function WantedPlan({
  use,
  names,
}: {
  use: Pick<PlanUse, 'wanted' | 'wantedPeriod'>;
  names: OwnNames;
}) {
  const t = useTranslations('admin-home.plan');
  if (!use.wanted || use.wanted === 'free') return null;
  return (
    <p className={css.quiet}>
      {t('wanted', {
        plan: planName(use.wanted, names, t),
        period: t(`period.${use.wantedPeriod ?? 'monthly'}`),
      })}
    </p>
  );
}
