'use client';

import { useTranslations } from 'next-intl';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { CodeField } from './CodeField';
import { FormErrors } from './FormErrors';
import type { FormPage } from './form-page';
import { missingFields } from './missing-fields';
import { useFormPost } from './use-form-post';

/** Signs a photographer or a client in. */
export function SignInForm({ csrf, errors: initial, values }: Omit<FormPage, 'flash'>) {
  const t = useTranslations('account');
  const { errors, busy, submit } = useFormPost(initial, (data) =>
    missingFields(data, ['email', 'password'], t('required')),
  );
  return (
    <form action="/users/sign_in" method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <input type="hidden" name="authenticity_token" value={csrf} />
      {values.back && <input type="hidden" name="back" value={values.back} />}
      <FormErrors lines={errors.base} />
      <Field
        name="email"
        type="email"
        label={t('email')}
        defaultValue={values.email}
        errors={errors.email ?? []}
        autoComplete="username"
        dir="ltr"
        required
      />
      <Field
        name="password"
        type="password"
        label={t('password')}
        errors={errors.password ?? []}
        autoComplete="current-password"
        dir="ltr"
        required
      />
      <CodeField values={values} errors={errors.code} passwordErrors={errors.selection_password} />
      <Button type="submit" busy={busy} className="min-h-12">
        {t('signIn')}
      </Button>
    </form>
  );
}
