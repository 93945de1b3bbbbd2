'use client';

import { CHOOSE_HASH, choosePhotos } from '@media/upload/ui/choose-photos';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ProjectHeadView } from '@/modules/project/queries/head-repo';
import type { ProjectCardView } from '@/modules/project/queries/present-project';
import { Button, ButtonLink } from '@/ui/admin/Button';
import { PublishDialog } from '../publish/PublishDialog';
import { ExtendDialog } from './ExtendDialog';
import { useProgress } from './use-progress';
import { useReopen } from './use-reopen';

/** The next step for this project as one button: while the client has to act, what waits for the studio in a feature. */
export function NextAction({
  project,
  head,
  wait,
}: {
  project: ProjectCardView;
  head: ProjectHeadView;
  wait: { label: string; tab: string } | null;
}) {
  const t = useTranslations('admin-project.next');
  const [asking, setAsking] = useState<'publish' | 'extend' | null>(null);
  const router = useRouter();
  const progress = useProgress(project.id);
  const [reopen, reopening] = useReopen(project.id);
  const { next } = head;
  const close = () => setAsking(null);
  const buttons = {
    none:
      head.progress === 'delivered' ? (
        <Button busy={progress.busy} onClick={() => void progress.set('none')}>
          {t('undeliver')}
        </Button>
      ) : wait && head.turn === 'photographer' ? (
        <ButtonLink look="primary" href={`/admin/projects/${project.id}/${wait.tab}`}>
          {wait.label}
        </ButtonLink>
      ) : null,
    addPhotos: (
      <Button
        look="primary"
        onClick={() => {
          if (!choosePhotos()) router.push(`/admin/projects/${project.id}/photos${CHOOSE_HASH}`);
        }}
      >
        {t('addPhotos')}
      </Button>
    ),
    invite: (
      <ButtonLink look="primary" href={`/admin/projects/${project.id}/clients`}>
        {t('invite')}
      </ButtonLink>
    ),
    publish: (
      <Button look="primary" onClick={() => setAsking('publish')}>
        {t('publish')}
      </Button>
    ),
    extend: (
      <Button look="primary" onClick={() => setAsking('extend')}>
        {t('extend')}
      </Button>
    ),
    startEditing: (
      <Button look="primary" busy={progress.busy} onClick={() => void progress.set('editing')}>
        {t('startEditing')}
      </Button>
    ),
    deliver: (
      <Button look="primary" busy={progress.busy} onClick={() => void progress.set('delivered')}>
        {t('deliver')}
      </Button>
    ),
  };
  return (
    <>
      {buttons[next]}
      {head.selectionDone && project.phase !== 'archived' ? (
        <Button onClick={() => void reopen()}>{t('reopen')}</Button>
      ) : null}
      {reopening}
      {asking === 'publish' ? <PublishDialog project={project.id} onClose={close} /> : null}
      {asking === 'extend' ? (
        <ExtendDialog project={project.id} expires={head.expires_at} zone={head.time_zone} onClose={close} />
      ) : null}
    </>
  );
}
