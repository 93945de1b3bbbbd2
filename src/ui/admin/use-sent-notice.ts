'use client';

import { toast } from '@payloadcms/ui';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

/** Whether the installation has a mail server: `StudioFrame` writes it into the page. */
export const sendsMail = (): boolean =>
  typeof document !== 'undefined' && document.querySelector('meta[name="mail-server"]') !== null;

/** Returns a function that shows a notice that a message is sent; without a mail server, that it was only stored. */
export function useSentNotice(): (text: string) => void {
  const t = useTranslations('admin');
  return useCallback(
    (text) => {
      if (sendsMail()) toast.success(text);
      else toast.warning(t('mailKept'));
    },
    [t],
  );
}
