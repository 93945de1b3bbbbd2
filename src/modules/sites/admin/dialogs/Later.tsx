'use client';

import { CalendarClock } from 'lucide-react';
import { useTranslations as useT } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { TextField } from '@/ui/admin/Field';
import { Moment } from '@/ui/admin/Moment';
import { useCall } from '@/ui/admin/use-call';
import { useBuilder } from '../state/builder-context';
import css from '../styles/dialogs.module.css';

/** Formats a time for a `datetime-local` field: local time, to the minute. */
const fieldTime = (at: Date) =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** Schedules publishing of the current state, or cancels it. */
export function Later({
  busy,
  act,
}: {
  busy: boolean;
  act: (work: () => Promise<unknown>) => Promise<boolean>;
}) {
  const t = useT('sites.builder.publish');
  const call = useCall();
  const { facts, kept, query, setFacts } = useBuilder();
  const [at, setAt] = useState('');
  const path = `/api/x/sites/schedule${query}`;
  type Answer = { scheduled_at: string | null };
  const schedule = () =>
    act(async () => {
      if (!(await kept.save())) return;
      const body = { revision: kept.revisionNow(), at: new Date(at).toISOString() };
      setFacts(await call<Answer>(path, { method: 'POST', body }));
    });
  const cancel = () => act(async () => setFacts(await call<Answer>(path, { method: 'DELETE' })));
  if (facts.scheduled_at)
    return (
      <div className={css.later}>
        <p>
          {t('scheduled')} <Moment at={facts.scheduled_at} />
        </p>
        <Button small busy={busy} onClick={() => void cancel()}>
          {t('unschedule')}
        </Button>
      </div>
    );
  return (
    <details className={css.later}>
      <summary>{t('later')}</summary>
      <TextField
        label={t('laterAt')}
        help={t('laterHelp')}
        type="datetime-local"
        value={at}
        min={fieldTime(new Date())}
        onChange={({ target }) => setAt(target.value)}
      />
      <Button
        busy={busy}
        disabled={!at || new Date(at).getTime() <= Date.now()}
        onClick={() => void schedule()}
      >
        <CalendarClock aria-hidden /> {t('schedule')}
      </Button>
    </details>
  );
}
