'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { onLimit } from './announce-limit';
import { Button } from './Button';
import { Dialog, DialogActions } from './Dialog';
import { LimitWays } from './LimitWays';

/**
 * Shows that the plan has no room for a further project, wherever one is created or restored, with the possible
 * actions.
 */
export function LimitDialog() {
  const t = useTranslations('admin-projects.limit');
  const common = useTranslations('common');
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => onLimit(setMessage), []);
  if (message === null) return null;
  const close = () => setMessage(null);
  return (
    <Dialog closable={false} title={t('title')} onClose={close}>
      <p>{message}</p>
      <p>{t('archive')}</p>
      <DialogActions>
        <Button onClick={close}>{common('close')}</Button>
        <LimitWays onGo={close} />
      </DialogActions>
    </Dialog>
  );
}
