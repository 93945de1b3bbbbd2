'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { JOB_PARTS } from '@/core/jobs/job-parts';
import type { JobPage } from '@/modules/installation/operators/queries';
import bar from '@/ui/admin/list-bar.module.css';
import ui from '@/ui/admin/ui.module.css';
import type { useAddress } from '@/ui/admin/use-address';
import { cx } from '@/ui/primitives/class-names';
import { useQueueName } from './use-queue-name';

/** Filters of the jobs: by state and by queue. */
export function JobFilters({ found, address }: { found: JobPage; address: ReturnType<typeof useAddress> }) {
  const t = useTranslations('admin-operators.jobs');
  const nameOf = useQueueName();
  const part = address.asked.get('state') || 'failed';
  return (
    <div className={bar.bar} data-busy={address.busy || undefined}>
      <nav className={bar.parts} aria-label={t('parts')}>
        {JOB_PARTS.map((one) => (
          <Link
            key={one}
            href={address.hrefWith({ state: one })}
            prefetch={false}
            scroll={false}
            className={bar.part}
            aria-current={part === one ? 'true' : undefined}
          >
            {t(`part.${one}`)}
            <span className={cx(bar.count, one === 'failed' && found.counts.failed > 0 && bar.bad)}>
              {found.counts[one]}
            </span>
          </Link>
        ))}
      </nav>
      <div className={bar.narrow}>
        <select
          className={ui.input}
          aria-label={t('kind')}
          value={address.asked.get('queue') ?? ''}
          onChange={(event) => address.set({ queue: event.target.value })}
        >
          <option value="">{t('allKinds')}</option>
          {found.queues.map(({ queue, failed, waiting }) => (
            <option key={queue} value={queue}>
              {t('kindLine', { name: nameOf(queue), failed, waiting })}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
