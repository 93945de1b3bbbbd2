'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { Progress } from '@/modules/project/rules/progress';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { useUndo } from '@/ui/admin/use-undo';

/** Sets the progress of the work on a project, with an undo notice. */
export function useProgress(project: string) {
  const t = useTranslations('admin-project.next');
  const call = useCall();
  const router = useRouter();
  const offer = useUndo();
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
      const undo = () => ask(before).then(() => router.refresh());
      offer(t(`said.${progress}`), undo, `progress-${project}`);
    });
  return { busy, set };
}
