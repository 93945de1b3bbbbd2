'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/ui/admin/Button';
import { CopyButton } from '@/ui/admin/CopyButton';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import css from './webhooks.module.css';

/** Shows a secret once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useTranslations('admin-webhooks');
  return (
    <Dialog once title={t('secretTitle')} onClose={onClose}>
      <p>{t('secretText')}</p>
      <p className={css.secret} dir="ltr" data-testid="webhook-secret">
        {secret}
      </p>
      <DialogActions>
        <CopyButton text={secret} label={t('copySecret')} />
        <Button look="primary" onClick={onClose}>
          {t('done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
