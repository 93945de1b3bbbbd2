'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { EVERYTHING } from '@/modules/webhooks/rules/webhook';
import { useHappenings } from './HappeningWords';

/** What a webhook is told, as one line. */
export function EventWords({ events }: { events: string[] }) {
  const t = useTranslations('admin-webhooks');
  const { word } = useHappenings();
  const format = useFormatter();
  if (events.includes(EVERYTHING)) return t('everything');
  return format.list(events.map(word));
}
