'use client';

import { useTranslations } from 'next-intl';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { FormErrors } from './FormErrors';
import type { FormPage } from './form-page';
import { missingFields } from './missing-fields';
import { useFormPost } from './use-form-post';

const NEW = ['first_name', 'family_name', 'password', 'password_confirmation'] as const;
const KNOWN = ['password'] as const;

/** Name and password of somebody new, or the password of somebody who is known already. */
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
    ...(!known &&
      data.get('password') !== data.get('password_confirmation') &&
      data.get('password_confirmation') !== '' && { password_confirmation: [t('passwordsDiffer')] }),
  }));
  const field = (name: (typeof NEW)[number]) => ({ name, errors: errors[name] ?? [], required: true });
  return (
    <form action="/users/team" method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <input type="hidden" name="authenticity_token" value={csrf} />
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <FormErrors lines={[...(errors.base ?? []), ...(errors.email ?? [])]} />
      {known ? null : (
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            {...field('first_name')}
            label={t('firstName')}
            defaultValue={values.first_name}
            autoComplete="given-name"
          />
          <Field
            {...field('family_name')}
            label={t('familyName')}
            defaultValue={values.family_name}
            autoComplete="family-name"
          />
        </div>
      )}
      <Field
        {...field('password')}
        type="password"
        label={t('password')}
        hint={known ? undefined : t('passwordHint')}
        autoComplete={known ? 'current-password' : 'new-password'}
        dir="ltr"
      />
      {known ? null : (
        <Field
          {...field('password_confirmation')}
          type="password"
          label={t('passwordConfirmation')}
          autoComplete="new-password"
          dir="ltr"
        />
      )}
      <Button type="submit" busy={busy} className="min-h-12">
        {t('team.submit')}
      </Button>
    </form>
  );
}
