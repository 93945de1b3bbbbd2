'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { FoundFile } from './upload-types';
import { uploadQueue } from './use-uploads';

/** `send(files, gallery)`: adds files to the queue, with the texts it needs. */
export function useSend(): (found: FoundFile[], gallery: string) => Promise<void> {
  const t = useTranslations('admin.upload');
  const errors = useTranslations('errors');
  return useCallback(
    async (found, gallery) => {
      const queue = await uploadQueue();
      queue.words = {
        failed: t('fileFailed'),
        empty: errors('NOT_A_PHOTOGRAPH', { format: 'empty' }),
        video: errors('NOT_A_PHOTOGRAPH', { format: 'video' }),
        tooLarge: errors('FILE_TOO_LARGE'),
      };
      queue.add(found, gallery);
    },
    [t, errors],
  );
}
