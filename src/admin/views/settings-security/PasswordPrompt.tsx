'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { Dialog, DialogActions } from '../../components/Dialog';
import { TextField } from '../../components/Field';
import { useAct } from '../../components/use-act';

/** Asks for the password before something that guards the account changes; `named`: and what to call it. */
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
  const cancel = useTranslations('common')('cancel');
  const { busy, errors, act } = useAct(['password']);
  const [password, setPassword] = useState('');
  const [name, setName] = useState('');
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void act(() => onPassword(password, name));
        }}
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
        <TextField
          label={t('password')}
          type="password"
          dir="ltr"
          autoComplete="current-password"
          value={password}
          errors={errors.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" look="primary" busy={busy} disabled={!password}>
            {t('goOn')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
