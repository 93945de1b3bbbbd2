'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DEVICE_NAME_MAX } from '@/modules/identity/rules/device';
import { Button } from '@/ui/admin/Button';
import { CopyButton } from '@/ui/admin/CopyButton';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import { NameDialog } from '@/ui/admin/FormDialog';
import ui from '@/ui/admin/ui.module.css';
import { useCall } from '@/ui/admin/use-call';
import css from './devices.module.css';

/** Names a new program, then shows its token once. */
export function NewDevice({ server, onClose }: { server: string; onClose: () => void }) {
  const t = useTranslations('admin-studio.devices');
  const call = useCall();
  const [token, setToken] = useState<string | null>(null);
  const make = async (name: string) => {
    const made = await call<{ token: string }>('/api/x/studio/devices', { method: 'POST', body: { name } });
    setToken(made.token);
  };
  if (token) {
    return (
      <Dialog title={t('readyTitle')} onClose={onClose}>
        <p>{t('readyText')}</p>
        <p className={css.token} dir="ltr" data-testid="device-token">
          {token}
        </p>
        <p className={ui.help}>
          {t('server')} <bdi dir="ltr">{server}</bdi>
        </p>
        <DialogActions>
          <CopyButton text={token} label={t('copy')} />
          <Button look="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <NameDialog
      title={t('add')}
      accept={t('make')}
      label={t('name')}
      help={t('nameHelp')}
      placeholder={t('example')}
      maxLength={DEVICE_NAME_MAX}
      onName={make}
      onClose={onClose}
    />
  );
}
