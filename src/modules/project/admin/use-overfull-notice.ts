'use client';

import { toast } from '@payloadcms/ui';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { OverfullProduct } from '@/modules/picks/restored-picks';

/**
 * After restoring photographs with their picks: names the products with more picks than their limit; nothing without
 * any.
 */
export function useOverfullNotice(): (answer: unknown) => void {
  const t = useTranslations('admin-studio.products');
  return useCallback(
    (answer) => {
      const over = (answer as { over?: OverfullProduct[] } | null)?.over ?? [];
      for (const { name, count, maxphotos } of over)
        toast.warning(t('overfull', { name, count, max: maxphotos }), { duration: 12_000 });
    },
    [t],
  );
}
