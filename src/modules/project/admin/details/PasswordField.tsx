'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/ui/admin/Button';
import { TextField } from '@/ui/admin/Field';
import css from './details.module.css';

/** The project's selection password: shows only whether there is one, never the password. */
export function PasswordField({
  standing,
  value,
  onChange,
  errors,
}: {
  /** A fingerprint of the current password, or null. */
  standing: string | null;
  value: string | null;
  onChange: (password: string | null) => void;
  errors?: string[];
}) {
  const t = useTranslations('admin-project.details');
  const admin = useTranslations('admin');
  const typed = value !== standing && value !== null ? value : '';
  const goes = standing !== null && value === null;
  return (
    <div className={css.password}>
      <TextField
        label={admin('field.selection_password')}
        help={t(goes ? 'password.goes' : standing ? 'password.helpSet' : 'password.help')}
        name="selection_password"
        autoComplete="off"
        dir="auto"
        optional
        maxLength={100}
        placeholder={standing && !goes ? t('password.set') : ''}
        value={typed}
        onChange={({ target }) => onChange(target.value || standing)}
        errors={errors}
      />
      {standing ? (
        <Button small onClick={() => onChange(goes ? standing : null)}>
          {t(goes ? 'password.keep' : 'password.remove')}
        </Button>
      ) : null}
    </div>
  );
}
