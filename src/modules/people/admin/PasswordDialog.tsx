'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { CopyButton } from '@/ui/admin/CopyButton';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import { TextField } from '@/ui/admin/Field';
import ui from '@/ui/admin/ui.module.css';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';

// Without letters that are easily confused when read aloud.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

function suggest(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Sets, changes or removes the password with which a client signs in without their link. It is shown only once. */
export function PasswordDialog({
  client,
  onClose,
}: {
  client: { id: string; name: string; email: string | null; has_password: boolean };
  onClose: () => void;
}) {
  const t = useTranslations('admin-clients.pw');
  const words = useTranslations('admin-clients');
  const call = useCall();
  const router = useRouter();
  const [password, setPassword] = useState(suggest);
  const { busy, errors, act } = useAct(['password']);
  const { name } = client;
  const put = (value: string | null) =>
    act(async () => {
      const path = `/api/x/studio/clients/${client.id}/selection_password`;
      await call(path, { method: 'PUT', body: { password: value } });
      toast.success(t(value === null ? 'removed' : 'saved'));
      router.refresh();
      onClose();
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void put(password);
  };
  return (
    <Dialog title={t('title', { name })} onClose={onClose}>
      {client.email ? (
        <form onSubmit={submit} noValidate>
          <p>{t('text', { name })}</p>
          <TextField
            label={t('label')}
            name="password"
            dir="ltr"
            autoComplete="off"
            help={t('help')}
            value={password}
            errors={errors.password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <DialogActions>
            {client.has_password ? (
              <Button look="quiet" disabled={busy} onClick={() => void put(null)}>
                {t('remove')}
              </Button>
            ) : (
              <Button look="quiet" onClick={() => setPassword(suggest())}>
                {t('suggest')}
              </Button>
            )}
            <CopyButton text={password} label={t('copy')} />
            <Button type="submit" look="primary" busy={busy}>
              {t(client.has_password ? 'change' : 'set')}
            </Button>
          </DialogActions>
        </form>
      ) : (
        <>
          <p className={ui.help}>{t('needsEmail')}</p>
          <DialogActions>
            <Button onClick={onClose}>{words('readyClose')}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
