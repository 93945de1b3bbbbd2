'use client';

import { CalendarClock } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { dayIn } from '@/core/time/zone-time';
import type { ProjectHeadView } from '@/modules/project/queries/head-repo';
import { Button } from '@/ui/admin/Button';
import { dayText } from '@/ui/admin/times';
import { ExtendDialog } from './ExtendDialog';
import css from './head.module.css';

/** Days before the last one from which the date is highlighted. */
const SOON = 14;

/** A project's last day, with the action to extend it; nothing if it never closes. */
export function ExpiryNote({ project, head, ask }: { project: string; head: ProjectHeadView; ask: boolean }) {
  const t = useTranslations('admin-project.expiry');
  const locale = useLocale();
  const [asking, setAsking] = useState(ask);
  const { expires_at, time_zone, daysLeft } = head;
  const dialog = asking ? (
    <ExtendDialog project={project} expires={expires_at} zone={time_zone} onClose={() => setAsking(false)} />
  ) : null;
  if (!expires_at || daysLeft === null) return dialog;
  const day = dayText(dayIn(expires_at, time_zone), locale);
  const tone = daysLeft < 0 ? 'over' : daysLeft <= SOON ? 'soon' : undefined;
  return (
    <div className={css.expiry} data-tone={tone} role={tone ? 'status' : undefined}>
      <CalendarClock aria-hidden />
      <span>{daysLeft < 0 ? t('over', { day }) : t('until', { day, days: daysLeft })}</span>
      {/* Where extending is the next step, the header has its button. */}
      {head.next === 'extend' ? null : (
        <Button small onClick={() => setAsking(true)}>
          {t('extend')}
        </Button>
      )}
      {dialog}
    </div>
  );
}
