'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { TextField } from '@/ui/admin/Field';
import { FormDialog } from '@/ui/admin/FormDialog';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { Card } from './Card';
import { NoPassword } from './NoPassword';
import { useOwnPassword } from './own-password';

const FIELDS = [
  { name: 'current_password', text: 'current', autoComplete: 'current-password' },
  { name: 'password', text: 'new', autoComplete: 'new-password' },
  { name: 'password_confirmation', text: 'again', autoComplete: 'new-password' },
] as const;

/** Changes the password, which signs out every other browser. */
export function PasswordCard() {
  const t = useTranslations('admin-security');
  const [open, setOpen] = useState(false);
  const own = useOwnPassword();
  const close = () => setOpen(false);
  return (
    <Card
      title={t('passwordTitle')}
      text={t('passwordText')}
      actions={<Button onClick={() => setOpen(true)}>{t('passwordChange')}</Button>}
    >
      {open &&
        (own.without ? <NoPassword email={own.email} onClose={close} /> : <PasswordDialog onClose={close} />)}
    </Card>
  );
}

function PasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin-security');
  const call = useCall();
  const { busy, errors, act } = useAct(FIELDS.map(({ name }) => name));
  const [values, setValues] = useState({ current_password: '', password: '', password_confirmation: '' });
  const save = async () => {
    if (await act(() => call('/users/password', { method: 'PUT', body: values }))) {
      onClose();
      // Refreshes the list of sessions below, from which the other browsers are gone.
      location.reload();
    }
  };
  return (
    <FormDialog
      title={t('passwordTitle')}
      accept={t('save')}
      busy={busy}
      disabled={Object.values(values).some((one) => !one)}
      onSubmit={save}
      onClose={onClose}
    >
      {FIELDS.map(({ name, text, autoComplete }) => (
        <TextField
          key={name}
          label={t(text)}
          type="password"
          dir="ltr"
          autoComplete={autoComplete}
          value={values[name]}
          errors={errors[name]}
          {...(name === 'password' && { help: t('newHelp') })}
          onChange={(event) => setValues({ ...values, [name]: event.target.value })}
        />
      ))}
    </FormDialog>
  );
}
