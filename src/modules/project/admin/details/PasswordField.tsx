'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/ui/admin/Button';
import { TextField } from '@/ui/admin/Field';
import css from './details.module.css';

/** The project's selection password: shows only whether there is one, never the password. */
export function PasswordField({
  current,
  value,
  onChange,
  errors,
}: {
  /** A fingerprint of the current password, or null. */
  current: string | null;
  value: string | null;
  onChange: (password: string | null) => void;
  errors?: string[];
}) {
  const t = useTranslations('admin-project.details');
  const admin = useTranslations('admin');
  const typed = value !== current && value !== null ? value : '';
  const goes = current !== null && value === null;
  return (
    <div className={css.password}>
      <TextField
        label={admin('field.selection_password')}
        help={t(goes ? 'password.goes' : current ? 'password.helpSet' : 'password.help')}
        name="selection_password"
        autoComplete="off"
        dir="auto"
        optional
        maxLength={100}
        placeholder={current && !goes ? t('password.set') : ''}
        value={typed}
        onChange={({ target }) => onChange(target.value || current)}
        errors={errors}
      />
      {current ? (
        <Button small onClick={() => onChange(goes ? current : null)}>
          {t(goes ? 'password.keep' : 'password.remove')}
        </Button>
      ) : null}
    </div>
  );
}
