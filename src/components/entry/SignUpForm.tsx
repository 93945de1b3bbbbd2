'use client';

import { useTranslations } from 'next-intl';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { Proving } from './AccountForm';
import { CodeField } from './CodeField';
import { FormErrors } from './FormErrors';
import type { FormPage } from './form-page';
import { missingFields } from './missing-fields';
import { PhotographerFields } from './PhotographerFields';
import { useFormPost } from './use-form-post';

const REQUIRED = ['first_name', 'family_name', 'email', 'password', 'password_confirmation'] as const;

/** Makes an account; with `i` and `c` (project and code) it goes straight into that project. */
export function SignUpForm({ csrf, errors: initial, values }: Omit<FormPage, 'flash'>) {
  const t = useTranslations('account');
  const { errors, busy, proving, submit } = useFormPost(initial, (data) => ({
    ...missingFields(data, REQUIRED, t('required')),
    ...(data.get('password') !== data.get('password_confirmation') &&
      data.get('password_confirmation') !== '' && { password_confirmation: [t('passwordsDiffer')] }),
  }));
  const field = (name: (typeof REQUIRED)[number]) => ({ name, errors: errors[name] ?? [], required: true });
  return (
    <form action="/users/sign_up" method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <input type="hidden" name="authenticity_token" value={csrf} />
      <FormErrors lines={errors.base} />
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
      <Field
        {...field('email')}
        type="email"
        label={t('email')}
        defaultValue={values.email}
        autoComplete="email"
        dir="ltr"
      />
      <Field
        {...field('password')}
        type="password"
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        dir="ltr"
      />
      <Field
        {...field('password_confirmation')}
        type="password"
        label={t('passwordConfirmation')}
        autoComplete="new-password"
        dir="ltr"
      />
      <CodeField values={values} errors={errors.code} passwordErrors={errors.selection_password} />
      {!values.i && <PhotographerFields values={values} errors={errors} />}
      <Proving now={proving} />
      <Button type="submit" busy={busy} className="min-h-12">
        {t('signUp')}
      </Button>
    </form>
  );
}
