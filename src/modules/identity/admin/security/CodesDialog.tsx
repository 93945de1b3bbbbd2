'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextField } from '@/ui/admin/Field';
import { FormDialog } from '@/ui/admin/FormDialog';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import css from './security.module.css';

/** The secret of an authenticator app, shown once. */
export interface NewCodes {
  secret: string;
  qr: string;
}

/** Shows the QR code and asks for the first code, which activates the app. */
export function CodesDialog({
  codes,
  onClose,
  onDone,
}: {
  codes: NewCodes;
  onClose: () => void;
  onDone: (recovery: string[] | null) => void;
}) {
  const t = useTranslations('admin-security');
  const call = useCall();
  const { busy, errors, act } = useAct(['code']);
  const [code, setCode] = useState('');
  const turnOn = () =>
    act(async () => {
      const body = { code };
      onDone(
        (await call<{ recovery: string[] | null }>('/users/factors/codes', { method: 'PUT', body })).recovery,
      );
    });
  return (
    <FormDialog
      title={t('scanTitle')}
      accept={t('turnOn')}
      busy={busy}
      disabled={!code}
      onSubmit={turnOn}
      onClose={onClose}
    >
      <p>{t('scanText')}</p>
      <img className={css.qr} src={codes.qr} alt={t('scanPicture')} />
      <p>
        {t('scanSecret')}
        <code className={css.secret} dir="ltr">
          {codes.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
      <TextField
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={7}
        value={code}
        errors={errors.code}
        onChange={(event) => setCode(event.target.value)}
      />
    </FormDialog>
  );
}
