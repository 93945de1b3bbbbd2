'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useConfirm } from '../../../components/Dialog';
import { useAct } from '../../../components/use-act';
import { useCall } from '../../../components/use-call';

/** `[reopen, question]`: opens a completed selection again after a question; the question goes into the page. */
export function useReopen(project: string): [() => Promise<void>, ReactNode] {
  const t = useTranslations('admin-project.state');
  const call = useCall();
  const router = useRouter();
  const { act } = useAct();
  const [ask, question] = useConfirm();
  const reopen = async () => {
    if (!(await ask({ title: t('reopenTitle'), text: t('reopenText'), accept: t('reopen') }))) return;
    await act(async () => {
      await call(`/events/${project}`, { method: 'PUT', body: { event: { printselectiondone: false } } });
      toast.success(t('reopened'));
      router.refresh();
    });
  };
  return [reopen, question];
}
