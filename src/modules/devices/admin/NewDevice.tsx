'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { CopyButton } from '@/ui/admin/CopyButton';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import { TextField } from '@/ui/admin/Field';
import { FormDialog } from '@/ui/admin/FormDialog';
import ui from '@/ui/admin/ui.module.css';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { DEVICE_NAME_MAX, PROPOSED_SCOPES } from '../rules/device';
import css from './devices.module.css';
import { ScopeFields } from './ScopeFields';

/** Names a program that cannot be paired, chooses what it may do, then shows its token once. */
export function NewDevice({ server, onClose }: { server: string; onClose: () => void }) {
  const t = useTranslations('admin-devices');
  const call = useCall();
  const { busy, errors, act } = useAct(['name']);
  const [token, setToken] = useState<string | null>(null);
  const make = (given: FormData) =>
    act(async () => {
      const body = { name: String(given.get('name')), scopes: given.getAll('scope') };
      const made = await call<{ token: string }>('/api/x/studio/devices', { method: 'POST', body });
      setToken(made.token);
    });
  if (token) {
    return (
      <Dialog once title={t('readyTitle')} onClose={onClose}>
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
    <FormDialog title={t('add')} accept={t('make')} busy={busy} onSubmit={make} onClose={onClose}>
      <TextField
        name="name"
        label={t('name')}
        help={t('nameHelp')}
        placeholder={t('example')}
        maxLength={DEVICE_NAME_MAX}
        errors={errors.name}
        autoFocus
        required
      />
      <ScopeFields proposed={PROPOSED_SCOPES.program} />
    </FormDialog>
  );
}
