'use client';

import { toast } from '@payloadcms/ui';
import { useTranslations } from 'next-intl';
import { Button } from '@/ui/admin/Button';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import type { QuestionView } from '../operations/read-devices';
import css from './devices.module.css';

/** Photographs that programs no longer find: the photographer decides whether they go to the trash. */
export function Questions({
  questions,
  onAnswered,
}: {
  questions: QuestionView[];
  onAnswered: () => Promise<void>;
}) {
  const t = useTranslations('admin-devices.question');
  const call = useCall();
  const { busy, act } = useAct();
  const answer = (id: string, trash: boolean) =>
    act(async () => {
      const { trashed } = await call<{ trashed: string[] }>(`/api/x/studio/device-questions/${id}`, {
        method: 'PUT',
        body: { trash },
      });
      toast.success(trash ? t('trashed', { count: trashed.length }) : t('kept'));
      await onAnswered();
    });
  return questions.map(({ id, count, picked, total, gallery, project, device }) => (
    <section key={id} className={css.question} aria-label={t('title', { count, gallery })}>
      <strong>{t('title', { count, gallery })}</strong>
      <p>
        {t('text', { count, device, gallery, project, total })}
        {picked > 0 ? ` ${t('picked', { count: picked })}` : ''}
      </p>
      <div className={css.ways}>
        <Button disabled={busy} onClick={() => void answer(id, false)}>
          {t('keep')}
        </Button>
        <Button look="danger" disabled={busy} onClick={() => void answer(id, true)}>
          {t('trash')}
        </Button>
      </div>
    </section>
  ));
}
