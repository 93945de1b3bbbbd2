'use client';

import { toast } from '@payloadcms/ui';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

/** Whether the installation has a mail server: `StudioFrame` writes it into the page. */
export const sendsMail = (): boolean => document.querySelector('meta[name="mail-server"]') !== null;

/** `tell(text)`: a notice that a message is sent. Without a mail server it says that the message was only stored. */
export function useTellSent(): (text: string) => void {
  const t = useTranslations('admin');
  return useCallback(
    (text) => {
      if (sendsMail()) toast.success(text);
      else toast.warning(t('mailKept'));
    },
    [t],
  );
}
