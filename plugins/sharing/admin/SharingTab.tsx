'use client';

import { useT } from '@plugins/kit/admin';
import { useRead } from '@plugins/kit/admin/hooks';
import { Empty, Reading } from '@plugins/kit/admin/parts';
import { COUNTERS, type Counter } from '../rules/counters';
import css from './sharing.module.css';

interface Counts {
  allowed: boolean;
  counts: Partial<Record<Counter, number>>;
}

/**
 * How often a project was shared by each channel, and how many visits shared links brought. Unused channels are left
 * out.
 */
export function SharingTab({ eventId }: { eventId: string }) {
  const t = useT('sharing.admin');
  const read = useRead<Counts>(`/api/x/sharing/projects/${eventId}/counts`);
  const { found } = read;
  if (!found || read.failed) return <Reading of={read} text={t('failed')} />;
  const raised = COUNTERS.filter((counter) => found.counts[counter]);
  return (
    <div className={css.tab}>
      {raised.length === 0 && (
        <Empty title={t(found.allowed ? 'none' : 'off')} text={t(found.allowed ? 'noneText' : 'offText')} />
      )}
      {raised.length > 0 && !found.allowed && <p className={css.note}>{t('off')}</p>}
      {raised.length > 0 && <p className={css.note}>{t('about')}</p>}
      {raised.length > 0 && (
        <dl className={css.counts}>
          {raised.map((counter) => (
            <div key={counter} className={css.count}>
              <dt>{t(`counter.${counter}`)}</dt>
              <dd>{found.counts[counter]}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
