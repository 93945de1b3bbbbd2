'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useCallback } from 'react';
import { TRASH_DAYS } from '@/core/constants';
import { useConfirm } from '@/ui/admin/Dialog';
import { dayText } from '@/ui/admin/times';

/** What is to be deleted, by its kind, and what goes with it. */
export type Deletion =
  | { kind: 'project' | 'gallery'; name: string; photos: number; picks: number }
  | { kind: 'projects'; count: number; photos: number; picks: number }
  | { kind: 'product'; name: string; picks: number }
  | { kind: 'template'; name: string };

const DAY_MS = 86_400_000;

/**
 * The one question before anything is deleted: `[ask, dialog]`. It says what goes along and until when it can be brought
 * back; its buttons say what they do ("Do not delete", "Delete").
 */
export function useDelete(): [(deletion: Deletion) => Promise<boolean>, ReactNode] {
  const t = useTranslations('admin-projects.delete');
  const locale = useLocale();
  const [ask, dialog] = useConfirm();
  const askDelete = useCallback(
    (deletion: Deletion) => {
      const until = new Date(Date.now() + TRASH_DAYS * DAY_MS).toISOString().slice(0, 10);
      const { kind, ...params } = deletion;
      return ask({
        title: t(`${kind}.title`, params),
        text: t(`${kind}.text`, { ...params, until: dayText(until, locale) }),
        accept: t('accept'),
        cancel: t('cancel'),
        danger: true,
      });
    },
    [ask, t, locale],
  );
  return [askDelete, dialog];
}
