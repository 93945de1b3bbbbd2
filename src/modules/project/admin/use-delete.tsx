'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useCallback } from 'react';
import { useConfirm } from '@/ui/admin/Dialog';
import { trashUntil } from '@/ui/admin/times';

/** The thing to delete, by its kind, and what is deleted with it. */
export type Deletion =
  | { kind: 'project' | 'gallery'; name: string; photos: number; picks: number }
  | { kind: 'projects'; count: number; photos: number; picks: number }
  | { kind: 'product'; name: string; picks: number }
  | { kind: 'template'; name: string };

/**
 * The confirmation of every deletion: `[ask, dialog]`. It names what is lost and until when it can be restored; its
 * buttons name the action ("Do not delete", "Delete").
 */
export function useDelete(): [(deletion: Deletion) => Promise<boolean>, ReactNode] {
  const t = useTranslations('admin-projects.delete');
  const locale = useLocale();
  const [ask, dialog] = useConfirm();
  const askDelete = useCallback(
    (deletion: Deletion) => {
      const { kind, ...params } = deletion;
      return ask({
        title: t(`${kind}.title`, params),
        text: t(`${kind}.text`, { ...params, until: trashUntil(locale) }),
        accept: t('accept'),
        cancel: t('cancel'),
        danger: true,
      });
    },
    [ask, t, locale],
  );
  return [askDelete, dialog];
}
