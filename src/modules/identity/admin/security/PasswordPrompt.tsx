'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextField } from '@/ui/admin/Field';
import { FormDialog } from '@/ui/admin/FormDialog';
import { useAct } from '@/ui/admin/use-act';
import { CurrentPassword } from './CurrentPassword';
import { NoPassword } from './NoPassword';
import { useOwnPassword } from './own-password';

/** Asks for the password before a security setting changes; `named`: also for a name of the new factor. */
export function PasswordPrompt({
  title,
  text,
  named,
  onClose,
  onPassword,
}: {
  title: string;
  text: string;
  named: boolean;
  onClose: () => void;
  onPassword: (password: string, name: string) => Promise<void>;
}) {
  const t = useTranslations('admin-security');
  const { busy, errors, act } = useAct(['password']);
  const [password, setPassword] = useState('');
  const [name, setName] = useState('');
  const own = useOwnPassword();
  if (own.without) return <NoPassword email={own.email} onClose={onClose} />;
  return (
    <FormDialog
      title={title}
      accept={t('goOn')}
      busy={busy}
      disabled={!password}
      onSubmit={() => act(() => onPassword(password, name))}
      onClose={onClose}
    >
      <p>{text}</p>
      {named && (
        <TextField
          label={t('passkeyName')}
          help={t('passkeyNameHelp')}
          optional
          maxLength={60}
          dir="auto"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      <CurrentPassword
        label={t('password')}
        value={password}
        errors={errors.password}
        onChange={setPassword}
      />
    </FormDialog>
  );
}
