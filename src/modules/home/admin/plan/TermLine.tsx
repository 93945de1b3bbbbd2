'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { SubscriptionScreen } from '@/modules/subscriptions/operations/show-subscription';
import { dayText } from '@/ui/admin/times';
import { type OwnNames, planName } from './plan-words';

/** Whether the present plan costs nothing and ends by itself: another one begins afterwards. */
export const endsItself = ({ source }: SubscriptionScreen) =>
  source === 'trial' || source === 'reward' || source === 'gift';

/** Why the studio has its plan, where that is not simply paid or free. */
export function TermLine({ screen, names }: { screen: SubscriptionScreen; names: OwnNames }) {
  const t = useTranslations('admin-plan');
  const locale = useLocale();
  const { source, until, plan } = screen;
  const end = { day: dayText(until ?? '', locale), plan: planName(plan, names, t) };
  const ordered = screen.open?.plan;
  if (source === 'trial' && until && ordered)
    return t('trial.ordered', { ...end, next: planName(ordered, names, t) });
  if (source === 'trial' && until) return t('trial.running', end);
  if ((source === 'reward' || source === 'gift') && until) return t('given', end);
  return source === 'set' ? t('set') : null;
}
