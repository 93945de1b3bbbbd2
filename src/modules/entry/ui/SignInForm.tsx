'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/ui/primitives/Button';
import { Field } from '@/ui/primitives/Field';
import { Proving } from './AccountForm';
import { CodeField } from './CodeField';
import { FormErrors } from './FormErrors';
import type { FormPage } from './form-page';
import { missingFields } from './missing-fields';
import { useFormPost } from './use-form-post';

/** Values of a refused form that the link to signing up carries. */
const KEPT = ['back', 'photographer', 'plan', 'period'];

/** Links that help after a refusal, by its code. */
const WAYS_ON: Record<
  string,
  { href: string; text: 'screens.unlock_again.title' | 'screens.confirm_again.button' }
> = {
  ACCOUNT_LOCKED: { href: '/users/unlock/new', text: 'screens.unlock_again.title' },
  CONFIRM_EMAIL_FIRST: { href: '/users/confirmation/new', text: 'screens.confirm_again.button' },
};

/** The form that signs in a photographer or client. */
export function SignInForm({ csrf, errors: initial, values, refused = null }: Omit<FormPage, 'flash'>) {
  const t = useTranslations('account');
  const { errors, code, busy, proving, submit } = useFormPost(
    initial,
    (data) => missingFields(data, ['email', 'password'], t('required')),
    refused,
  );
  const way = code === null ? undefined : WAYS_ON[code];
  return (
    <form action="/users/sign_in" method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <input type="hidden" name="authenticity_token" value={csrf} />
      {KEPT.map(
        (name) => values[name] && <input key={name} type="hidden" name={name} value={values[name]} />,
      )}
      <FormErrors lines={errors.base} />
      {way && (
        <a
          href={way.href}
          className="inline-flex min-h-11 items-center self-start underline underline-offset-4"
        >
          {t(way.text)}
        </a>
      )}
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
      <Proving now={proving} />
      <Button type="submit" busy={busy} className="min-h-12">
        {t('signIn')}
      </Button>
    </form>
  );
}
