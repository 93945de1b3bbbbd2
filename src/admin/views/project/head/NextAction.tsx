'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Progress } from '@/domain/progress';
import type { ProjectHeadView } from '@/server/studio/head-repo';
import type { ProjectCardView } from '@/server/studio/present-project';
import { Button, ButtonLink } from '../../../components/Button';
import { useAct } from '../../../components/use-act';
import { useCall } from '../../../components/use-call';
import { PublishDialog } from '../publish/PublishDialog';
import { ExtendDialog } from './ExtendDialog';

/** The one thing to do next with this project, as one button; nothing where it is somebody else's turn. */
export function NextAction({ project, head }: { project: ProjectCardView; head: ProjectHeadView }) {
  const t = useTranslations('admin-project.next');
  const [asking, setAsking] = useState<'publish' | 'extend' | null>(null);
  const progress = useProgress(project.id);
  const { next } = head;
  const close = () => setAsking(null);
  const buttons = {
    none:
      head.progress === 'delivered' ? (
        <Button busy={progress.busy} onClick={() => void progress.set('none')}>
          {t('undeliver')}
        </Button>
      ) : null,
    addPhotos: (
      <ButtonLink look="primary" href={`/admin/projects/${project.id}/photos`}>
        {t('addPhotos')}
      </ButtonLink>
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
      {asking === 'publish' ? <PublishDialog project={project.id} onClose={close} /> : null}
      {asking === 'extend' ? (
        <ExtendDialog project={project.id} expires={head.expires_at} zone={head.time_zone} onClose={close} />
      ) : null}
    </>
  );
}

/** Says how far the work is, with a notice that takes it back. */
export function useProgress(project: string) {
  const t = useTranslations('admin-project.next');
  const call = useCall();
  const router = useRouter();
  const { busy, act } = useAct();
  const ask = (progress: Progress) =>
    call<{ before: Progress }>(`/api/x/studio/projects/${project}/progress`, {
      method: 'PUT',
      body: { progress },
    });
  const set = (progress: Progress) =>
    act(async () => {
      const { before } = await ask(progress);
      router.refresh();
      toast.success(t(`said.${progress}`), {
        id: `progress-${project}`,
        duration: 10_000,
        action: {
          label: t('undo'),
          onClick: () => void act(() => ask(before).then(() => router.refresh())),
        },
      });
    });
  return { busy, set };
}
