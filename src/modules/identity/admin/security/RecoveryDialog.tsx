'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/ui/admin/Button';
import { CopyButton } from '@/ui/admin/CopyButton';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import css from './security.module.css';

/** Shows new recovery codes once. */
export function RecoveryDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const t = useTranslations('admin-security');
  return (
    <Dialog once title={t('recoveryTitle')} onClose={onClose}>
      <p>{t('recoveryText')}</p>
      <ul className={css.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <DialogActions>
        <CopyButton text={codes.join('\n')} label={t('copy')} />
        <Button look="primary" onClick={onClose}>
          {t('kept')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
