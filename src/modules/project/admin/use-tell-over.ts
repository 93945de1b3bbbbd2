'use client';

import { toast } from '@payloadcms/ui';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { OverfullProduct } from '@/modules/picks/restored-picks';

/** Says which products have more picks than they take, after photographs came back with theirs; nothing where none has. */
export function useTellOver(): (answer: unknown) => void {
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
