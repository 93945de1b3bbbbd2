'use client';

import { useTranslations } from 'next-intl';
import { isolateBidi } from '@/core/text/isolate-bidi';
import { Button } from '@/ui/primitives/Button';
import { Field } from '@/ui/primitives/Field';
import { Proving } from './AccountForm';
import { ChosenPlan } from './ChosenPlan';
import { CodeField } from './CodeField';
import { FormErrors } from './FormErrors';
import type { FormPage } from './form-page';
import { missingFields } from './missing-fields';
import { NameFields } from './NameFields';
import { PasswordFields } from './PasswordFields';
import { PhotographerFields } from './PhotographerFields';
import { useFormPost } from './use-form-post';

/** Completes social sign-in: the missing fields of a new account, or the password of an existing one. */
export function SocialForm({
  csrf,
  errors: initial,
  values,
  asks,
  provider,
  email,
  offer,
  planNames,
}: Omit<FormPage, 'flash'> & { asks: 'password' | 'sign_up'; provider: string; email: string | null }) {
  const t = useTranslations('account');
  const isNew = asks === 'sign_up';
  const required = isNew ? ['first_name', 'family_name', ...(email ? [] : ['email'])] : ['password'];
  const { errors, busy, proving, submit } = useFormPost(initial, (data) =>
    missingFields(data, required, t('required')),
  );
  return (
    <form action="/users/social" method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <input type="hidden" name="authenticity_token" value={csrf} />
      <FormErrors lines={[...(errors.base ?? []), ...(email ? (errors.email ?? []) : [])]} />
      {isNew ? (
        <>
          {email ? (
            <p className="text-quiet">{t('social.email', { email: isolateBidi(email) })}</p>
          ) : (
            <Field
              name="email"
              type="email"
              label={t('email')}
              hint={t('social.noEmail', { provider: isolateBidi(provider) })}
              defaultValue={values.email}
              errors={errors.email ?? []}
              autoComplete="email"
              dir="ltr"
              required
            />
          )}
          <NameFields values={values} errors={errors} />
          <CodeField values={values} errors={errors.code} passwordErrors={errors.selection_password} />
          {!values.i && <PhotographerFields values={values} errors={errors} offer={offer} />}
          <ChosenPlan values={values} planNames={planNames} />
        </>
      ) : (
        <>
          <input type="hidden" autoComplete="username" value={email ?? ''} readOnly />
          <PasswordFields known errors={errors} />
        </>
      )}
      <Proving now={proving} />
      <Button type="submit" busy={busy} className="min-h-12">
        {t(isNew ? 'social.signUp' : 'social.passwordButton')}
      </Button>
    </form>
  );
}
