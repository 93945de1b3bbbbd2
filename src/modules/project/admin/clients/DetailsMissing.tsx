'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/ui/admin/Button';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';

/** For a client with missing details: sends the message without them, or lets the user fill them in first. */
export function DetailsMissing({
  text,
  onSend,
  onUpdate,
  onClose,
}: {
  text: string;
  onSend: () => void;
  onUpdate: () => void;
  onClose: () => void;
}) {
  const t = useTranslations('admin-clients.details');
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <p>{text}</p>
      <DialogActions>
        <Button onClick={onSend}>{t('send')}</Button>
        <Button look="primary" onClick={onUpdate}>
          {t('update')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
