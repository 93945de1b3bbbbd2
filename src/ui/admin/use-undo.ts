'use client';

import { toast } from '@payloadcms/ui';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useActs } from './use-act';

/** Milliseconds an undo is offered. */
const OFFERED_MS = 10_000;

/**
 * `offer(text, undo, id)`: a notice that an action was done, with an undo button. One per `id`: an older undo would no
 * longer match the state.
 */
export function useUndo(): (text: string, undo: () => Promise<unknown>, id?: string) => void {
  const t = useTranslations('admin.shelf');
  const act = useActs();
  return useCallback(
    (text, undo, id) => {
      toast.success(text, {
        ...(id ? { id } : {}),
        duration: OFFERED_MS,
        action: { label: t('undo'), onClick: () => void act(undo) },
      });
    },
    [t, act],
  );
}
