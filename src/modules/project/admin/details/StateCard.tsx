'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { ProjectMoments } from '@/modules/project/queries/details-repo';
import { Button } from '@/ui/admin/Button';
import { useConfirm } from '@/ui/admin/Dialog';
import { Moment } from '@/ui/admin/Moment';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { useProgress } from '../head/use-progress';
import { useReopen } from '../head/use-reopen';
import { PublishDialog } from '../publish/PublishDialog';
import css from './state.module.css';

/** The steps of a project, each with the action that advances or reverts it. */
export function StateCard({ project, moments }: { project: string; moments: ProjectMoments }) {
  const t = useTranslations('admin-project.state');
  const publish = useTranslations('admin.publish');
  const call = useCall();
  const router = useRouter();
  const { busy, act } = useAct();
  const [ask, question] = useConfirm();
  const [publishing, setPublishing] = useState(false);
  const progress = useProgress(project);
  const [reopen, reopening] = useReopen(project);
  const { published, completed, editing, delivered, archived } = moments;
  const close = async () => {
    const words = {
      title: publish('closeTitle'),
      text: publish('closeText'),
      accept: publish('closeAccept'),
    };
    if (!(await ask({ ...words, danger: true }))) return;
    await act(async () => {
      await call(`/api/x/studio/projects/${project}/publishing`, {
        method: 'PUT',
        body: { published: false },
      });
      router.refresh();
    });
  };
  const complete = async () => {
    if (!(await ask({ title: t('completeTitle'), text: t('completeText'), accept: t('complete') }))) return;
    await act(async () => {
      await call(`/events/${project}`, { method: 'PUT', body: { event: { printselectiondone: true } } });
      router.refresh();
    });
  };
  const far = busy || progress.busy || archived;
  const step = (
    name: 'open' | 'selection' | 'editing' | 'delivered',
    at: string | null,
    button: ReactNode,
  ) => (
    <li key={name} data-done={at !== null || undefined}>
      <div>
        <strong>{t(`${name}.${at ? 'yes' : 'no'}`)}</strong>
        {at ? <Moment at={at} /> : null}
      </div>
      {button}
    </li>
  );
  const small = (label: string, run: () => unknown) => (
    <Button small disabled={far} onClick={() => void run()}>
      {label}
    </Button>
  );
  return (
    <section className={css.card} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <ol className={css.steps}>
        {step(
          'open',
          published,
          published
            ? small(publish('closeAccept'), close)
            : small(publish('openAccept'), () => setPublishing(true)),
        )}
        {step(
          'selection',
          completed,
          completed ? small(t('reopen'), reopen) : published ? small(t('complete'), complete) : null,
        )}
        {step(
          'editing',
          editing,
          editing
            ? delivered
              ? null
              : small(t('notEditing'), () => progress.set('none'))
            : completed
              ? small(t('startEditing'), () => progress.set('editing'))
              : null,
        )}
        {step(
          'delivered',
          delivered,
          delivered
            ? small(t('notDelivered'), () => progress.set(editing ? 'editing' : 'none'))
            : published
              ? small(t('deliver'), () => progress.set('delivered'))
              : null,
        )}
      </ol>
      {publishing ? <PublishDialog project={project} onClose={() => setPublishing(false)} /> : null}
      {question}
      {reopening}
    </section>
  );
}
