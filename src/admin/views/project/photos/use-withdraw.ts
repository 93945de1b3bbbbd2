'use client';

import { toast } from '@payloadcms/ui';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { ApiError, isLeaving } from '@/components/api/call-api';
import type { StudioPhotoView } from '@/server/studio/present-photos';
import { useCall } from '../../../components/use-call';

/** How long Undo is offered. */
const UNDO_MS = 10_000;

/**
 * Withdraws a photograph from everybody but the account, or gives it back: seen at once, said with Undo, and taken back
 * where it is refused. `show` tells the grid what is so now.
 */
export function useWithdraw(event: string, show: (id: string, withdrawn: boolean) => void) {
  const t = useTranslations('admin.photos');
  const call = useCall();
  return useCallback(
    async function set({ id, name }: Pick<StudioPhotoView, 'id' | 'name'>, withdrawn: boolean) {
      show(id, withdrawn);
      try {
        await call(`/events/${event}/medias/${id}/media_privacy`, {
          method: 'POST',
          body: { private: withdrawn },
        });
      } catch (error) {
        show(id, !withdrawn);
        if (!(error instanceof ApiError)) throw error;
        if (!isLeaving(error)) toast.error(error.message);
        return;
      }
      toast.success(t(withdrawn ? 'nowWithdrawn' : 'nowBack', { name }), {
        id: `withdraw-${id}`,
        duration: UNDO_MS,
        action: { label: t('undo'), onClick: () => void set({ id, name }, !withdrawn) },
      });
    },
    [call, event, show, t],
  );
}
