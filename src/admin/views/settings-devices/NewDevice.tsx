'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { DEVICE_NAME_MAX } from '@/domain/device';
import { Button } from '../../components/Button';
import { CopyButton } from '../../components/CopyButton';
import { Dialog, DialogActions } from '../../components/Dialog';
import { TextField } from '../../components/Field';
import ui from '../../components/ui.module.css';
import { useAct } from '../../components/use-act';
import { useCall } from '../../components/use-call';
import css from './devices.module.css';

/** Names a program, then shows its token, this once. */
export function NewDevice({ server, onClose }: { server: string; onClose: () => void }) {
  const t = useTranslations('admin-studio.devices');
  const words = useTranslations('admin');
  const call = useCall();
  const { busy, errors, act } = useAct(['name']);
  const [token, setToken] = useState<string | null>(null);
  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const name = String(new FormData(submitted.currentTarget).get('name') ?? '');
    void act(async () => {
      const made = await call<{ token: string }>('/api/x/studio/devices', { method: 'POST', body: { name } });
      setToken(made.token);
    });
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
    <Dialog title={t('add')} onClose={onClose}>
      <form onSubmit={submit} noValidate className={ui.dialogBody}>
        <TextField
          label={t('name')}
          help={t('nameHelp')}
          placeholder={t('example')}
          name="name"
          dir="auto"
          autoComplete="off"
          autoFocus
          maxLength={DEVICE_NAME_MAX}
          errors={errors.name}
        />
        <DialogActions>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t('make')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
