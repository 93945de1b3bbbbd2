'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { Dialog, DialogActions } from '../../components/Dialog';
import { TextField } from '../../components/Field';
import { useAct } from '../../components/use-act';
import { useCall } from '../../components/use-call';
import css from './security.module.css';

/** A code app's secret, shown once. */
export interface NewCodes {
  secret: string;
  qr: string;
}

/** The picture to scan, and the first code, which turns the app on. */
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
  const cancel = useTranslations('common')('cancel');
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
    <Dialog title={t('scanTitle')} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void turnOn();
        }}
      >
        <p>{t('scanText')}</p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own server from a secret it made */}
        <div className={css.qr} dir="ltr" dangerouslySetInnerHTML={{ __html: codes.qr }} />
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
        <DialogActions>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" look="primary" busy={busy} disabled={!code}>
            {t('turnOn')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
