'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { isolateBidi } from '@/core/text/isolate-bidi';
import { Button } from '@/ui/admin/Button';
import { TextField } from '@/ui/admin/Field';
import { FormDialog } from '@/ui/admin/FormDialog';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { Card } from './Card';
import { CurrentPassword } from './CurrentPassword';
import { NoPassword } from './NoPassword';
import { useOwnPassword } from './own-password';

/** The address a user signs in with, and the form to change it. */
export function EmailCard({ email }: { email: string }) {
  const t = useTranslations('admin-security');
  const [open, setOpen] = useState(false);
  const { without } = useOwnPassword();
  const close = () => setOpen(false);
  return (
    <Card
      title={t('emailTitle')}
      text={t('emailText', { email: isolateBidi(email) })}
      actions={<Button onClick={() => setOpen(true)}>{t('emailChange')}</Button>}
    >
      {open && (without ? <NoPassword email={email} onClose={close} /> : <EmailDialog onClose={close} />)}
    </Card>
  );
}

function EmailDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin-security');
  const call = useCall();
  const { busy, errors, act } = useAct(['email', 'password']);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const save = async () => {
    const done = await act(() => call('/users/email', { method: 'PUT', body: { email, password } }));
    if (done) onClose();
  };
  return (
    <FormDialog
      title={t('emailTitle')}
      accept={t('save')}
      busy={busy}
      disabled={!email || !password}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={t('emailNew')}
        help={t('emailHelp')}
        type="email"
        dir="ltr"
        autoComplete="email"
        value={email}
        errors={errors.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <CurrentPassword
        label={t('current')}
        value={password}
        errors={errors.password}
        onChange={setPassword}
      />
    </FormDialog>
  );
}
