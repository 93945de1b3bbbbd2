'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { addDays, dayIn } from '@/core/time/zone-time';
import { EXTEND_DAYS, extended } from '@/modules/project/rules/expiry';
import { Button } from '@/ui/admin/Button';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import { TextField } from '@/ui/admin/Field';
import { dayText } from '@/ui/admin/times';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import css from './head.module.css';

/** Extends a project by a number of days, or until a date. */
export function ExtendDialog({
  project,
  expires,
  zone,
  onClose,
}: {
  project: string;
  expires: string | null;
  zone: string;
  onClose: () => void;
}) {
  const t = useTranslations('admin-project.expiry');
  const locale = useLocale();
  const call = useCall();
  const router = useRouter();
  const { busy, errors, act } = useAct(['until']);
  const [until, setUntil] = useState('');
  const [now] = useState(() => new Date());
  const lastDay = (days: number) =>
    dayIn(extended({ expires_at: expires, time_zone: zone }, days, now), zone);
  const extend = (input: { days: number } | { until: string }) =>
    act(async () => {
      const { expires_at } = await call<{ expires_at: string }>(
        `/api/x/studio/projects/${project}/extension`,
        {
          method: 'POST',
          body: { ...input, seen: expires },
        },
      );
      toast.success(t('done', { day: dayText(dayIn(expires_at, zone), locale) }));
      onClose();
      // Removes the parameter of the mail's link, so that a reload does not open the dialog again.
      router.replace(location.pathname);
      router.refresh();
    });
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <p>{t(expires ? 'text' : 'textNone')}</p>
      <div className={css.ways}>
        {EXTEND_DAYS.map((days) => (
          <Button key={days} look="primary" busy={busy} onClick={() => void extend({ days })}>
            {t('by', { days })}
            <span className={css.toDay}>{t('to', { day: dayText(lastDay(days), locale) })}</span>
          </Button>
        ))}
      </div>
      <form
        className={css.until}
        onSubmit={(event) => {
          event.preventDefault();
          void extend({ until });
        }}
      >
        <TextField
          label={t('untilDay')}
          name="until"
          type="date"
          min={addDays(dayIn(now, zone), 0)}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
          errors={errors.until}
        />
        <Button type="submit" busy={busy} disabled={!until}>
          {t('set')}
        </Button>
      </form>
      <DialogActions>
        <Button onClick={onClose}>{t('leave')}</Button>
      </DialogActions>
    </Dialog>
  );
}
