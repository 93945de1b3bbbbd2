'use client';

import { useTranslations } from 'next-intl';
import type { Wanted } from '@/modules/home/queries/home-repo';
import { ButtonLink } from '@/ui/admin/Button';
import css from './plan.module.css';
import { type OwnNames, planName } from './plan-words';

/** The plan that was chosen on the price list, with the way to pay for it; nothing where it is the current one or free. */
export function WantedPlan({ wanted: { plan, period: chosen }, names }: { wanted: Wanted; names: OwnNames }) {
  const t = useTranslations('admin-plan');
  if (plan === 'free') return null;
  const period = chosen ?? 'monthly';
  return (
    <p className={css.wanted}>
      <span>{t('wanted', { plan: planName(plan, names, t), period: t(`period.${period}`) })}</span>
      <ButtonLink small href={`/admin/settings/plan?plan=${plan}&period=${period}`}>
        {t('wantedGo')}
      </ButtonLink>
    </p>
  );
}
