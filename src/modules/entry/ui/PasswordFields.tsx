'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/ui/primitives/Field';

/** The current password (`known`), or a new one, typed twice unless `once`. */
export function PasswordFields({
  known,
  once,
  errors,
}: {
  known: boolean;
  once?: boolean;
  errors: Record<string, string[]>;
}) {
  const t = useTranslations('account');
  return (
    <>
      <Field
        name="password"
        type="password"
        label={t('password')}
        hint={known ? undefined : t('passwordHint')}
        errors={errors.password ?? []}
        autoComplete={known ? 'current-password' : 'new-password'}
        dir="ltr"
        required
      />
      {known || once ? null : (
        <Field
          name="password_confirmation"
          type="password"
          label={t('passwordConfirmation')}
          errors={errors.password_confirmation ?? []}
          autoComplete="new-password"
          dir="ltr"
          required
        />
      )}
    </>
  );
}

/** Returns an error if two typed passwords differ; a missing one is checked elsewhere. */
export function differingPasswords(data: FormData, line: string): Record<string, string[]> {
  const again = data.get('password_confirmation');
  return again && data.get('password') !== again ? { password_confirmation: [line] } : {};
}
