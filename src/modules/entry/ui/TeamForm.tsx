'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/ui/primitives/Button';
import { FormErrors } from './FormErrors';
import type { FormPage } from './form-page';
import { missingFields } from './missing-fields';
import { NameFields } from './NameFields';
import { differingPasswords, PasswordFields } from './PasswordFields';
import { useFormPost } from './use-form-post';

const NEW = ['first_name', 'family_name', 'password', 'password_confirmation'] as const;
const KNOWN = ['password'] as const;

/** Name and password of a new user, or the password of an existing one. */
export function TeamForm({
  csrf,
  errors: initial,
  values,
  known,
  email,
}: Omit<FormPage, 'flash'> & { known: boolean; email: string }) {
  const t = useTranslations('account');
  const required: readonly string[] = known ? KNOWN : NEW;
  const { errors, busy, submit } = useFormPost(initial, (data) => ({
    ...missingFields(data, required, t('required')),
    ...differingPasswords(data, t('passwordsDiffer')),
  }));
  return (
    <form action="/users/team" method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <input type="hidden" name="authenticity_token" value={csrf} />
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <FormErrors lines={[...(errors.base ?? []), ...(errors.email ?? [])]} />
      {known ? null : <NameFields values={values} errors={errors} />}
      <PasswordFields known={known} errors={errors} />
      <Button type="submit" busy={busy} className="min-h-12">
        {t('team.submit')}
      </Button>
    </form>
  );
}
