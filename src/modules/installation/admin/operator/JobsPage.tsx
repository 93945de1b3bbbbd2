'use client';

import { toast } from '@payloadcms/ui';
import { RotateCw, X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { JobLine, JobPage } from '@/modules/installation/operators/queries';
import { Button } from '@/ui/admin/Button';
import { useConfirm } from '@/ui/admin/Dialog';
import { Pager } from '@/ui/admin/ListBar';
import { Moment } from '@/ui/admin/Moment';
import ui from '@/ui/admin/ui.module.css';
import { useAct } from '@/ui/admin/use-act';
import { useAddress } from '@/ui/admin/use-address';
import { useCall } from '@/ui/admin/use-call';
import { JobFilters } from './JobFilters';
import css from './operator.module.css';
import { Page } from './Page';
import { useQueueName } from './use-queue-name';

/** Background jobs: failed ones with the reason, running and waiting ones. */
export function JobsPage({ found }: { found: JobPage }) {
  const t = useTranslations('admin-operators.jobs');
  const address = useAddress();
  return (
    <Page title={t('title')} help={t('help')}>
      <JobFilters found={found} address={address} />
      {found.jobs.length === 0 ? (
        <p className={ui.empty}>{t('nothing')}</p>
      ) : (
        <ul className={css.jobs}>
          {found.jobs.map((job) => (
            <Job key={job.id} job={job} />
          ))}
        </ul>
      )}
      <Pager page={found.page} pages={found.pages} address={address} />
    </Page>
  );
}

function Job({ job }: { job: JobLine }) {
  const t = useTranslations('admin-operators.jobs');
  const nameOf = useQueueName();
  const call = useCall();
  const router = useRouter();
  const { busy, act } = useAct();
  const [ask, dialog] = useConfirm();
  const at = `/api/x/studio/operator/jobs/${job.queue}/${job.id}`;
  const retry = () =>
    act(async () => {
      await call(`${at}/retry`, { method: 'POST' });
      toast.success(t('retried'));
      router.refresh();
    });
  const cancel = async () => {
    const sure = await ask({
      title: t('cancelTitle'),
      text: t('cancelText'),
      accept: t('cancel'),
      cancel: t('keep'),
      danger: true,
    });
    if (sure)
      await act(async () => {
        await call(at, { method: 'DELETE' });
        router.refresh();
      });
  };
  const failed = job.state === 'failed';
  const waits = job.state === 'created' || job.state === 'retry';
  return (
    <li>
      <div className={css.what}>
        <h2>{nameOf(job.queue)}</h2>
        {job.error && job.state !== 'completed' ? <p className={css.why}>{job.error}</p> : null}
        <p className={ui.help}>
          {t.rich('made', { at: () => <Moment at={job.created_at} /> })}
          {job.tries > 0 ? <> · {t('tries', { count: job.tries })}</> : null}
          {waits && job.tries > 0 ? (
            <> · {t.rich('next', { at: () => <Moment at={job.next_at} /> })}</>
          ) : null}
        </p>
        <details>
          <summary>{t('details')}</summary>
          <code dir="ltr">
            {job.queue} {job.id} {job.data}
          </code>
        </details>
      </div>
      {failed ? (
        <Button small busy={busy} onClick={() => void retry()}>
          <RotateCw aria-hidden /> {t('retry')}
        </Button>
      ) : null}
      {waits ? (
        <Button small busy={busy} onClick={() => void cancel()}>
          <X aria-hidden /> {t('cancel')}
        </Button>
      ) : null}
      {dialog}
    </li>
  );
}
