'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/ui/primitives/Button';
import { Field } from '@/ui/primitives/Field';
import { Proving } from './AccountForm';
import { ChosenPlan } from './ChosenPlan';
import { CodeField } from './CodeField';
import { DiscountNote } from './DiscountNote';
import { FormErrors } from './FormErrors';
import type { FormPage } from './form-page';
import { missingFields } from './missing-fields';
import { NameFields } from './NameFields';
import { otherWay } from './other-way';
import { PasswordFields } from './PasswordFields';
import { BusinessNameField, PhotographerFields } from './PhotographerFields';
import { useFormPost } from './use-form-post';

const ACCESS = ['email', 'password'] as const;

/**
 * Creates an account; with `i` and `c` (project and code) it also enters that project. A photographer's page asks for the
 * studio's name instead of the person's; the account's settings ask for the rest.
 */
export function SignUpForm({
  csrf,
  errors: initial,
  values,
  refused = null,
  offer,
  planNames,
  discount,
}: Omit<FormPage, 'flash'>) {
  const t = useTranslations('account');
  const studio = values.photographer === 'true' && !values.i;
  const names = studio ? ['business_name'] : ['first_name', 'family_name'];
  const { errors, code, busy, proving, submit } = useFormPost(
    initial,
    (data) => missingFields(data, [...names, ...ACCESS], t('required')),
    refused,
  );
  return (
    <form action="/users/sign_up" method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <input type="hidden" name="authenticity_token" value={csrf} />
      <FormErrors lines={errors.base} />
      <ChosenPlan values={values} planNames={planNames} />
      {studio && values.partner ? <p>{t('discount.partner')}</p> : null}
      {studio ? <DiscountNote {...(discount !== undefined && { discount })} /> : null}
      {studio ? (
        <BusinessNameField values={values} errors={errors} required />
      ) : (
        <NameFields values={values} errors={errors} />
      )}
      <Field
        name="email"
        type="email"
        label={t('email')}
        defaultValue={values.email}
        errors={errors.email ?? []}
        autoComplete="email"
        dir="ltr"
        required
      />
      {code === 'EMAIL_TAKEN' && (
        <a
          href={otherWay('/users/sign_in', values)}
          className="-mt-4 inline-flex min-h-11 items-center self-start underline underline-offset-4"
        >
          {t('signInInstead')}
        </a>
      )}
      <PasswordFields known={false} once errors={errors} />
      {values.i && values.back && <input type="hidden" name="back" value={values.back} />}
      <CodeField values={values} errors={errors.code} passwordErrors={errors.selection_password} />
      {!values.i && <PhotographerFields values={values} errors={errors} offer={offer} named={studio} />}
      <Proving now={proving} />
      <Button type="submit" busy={busy} className="min-h-12">
        {t('signUp')}
      </Button>
    </form>
  );
}
