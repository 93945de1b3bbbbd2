'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormErrors } from '@/modules/entry/ui/FormErrors';
import type { FormPage } from '@/modules/entry/ui/form-page';
import { missingFields } from '@/modules/entry/ui/missing-fields';
import { useFormPost } from '@/modules/entry/ui/use-form-post';
import { GRACE_DAYS, type OwnData } from '@/modules/people/rules/erasure';
import { Button } from '@/ui/primitives/Button';
import { Field } from '@/ui/primitives/Field';

/** Requests erasure: lists what is deleted and what stays, and asks for the password. */
export function EraseForm({ data, csrf, errors: initial }: Omit<FormPage, 'flash'> & { data: OwnData }) {
  const t = useTranslations('account-data');
  const { studio } = data;
  const [ticked, setTicked] = useState(false);
  const { errors, busy, submit } = useFormPost(initial, (form) => ({
    ...missingFields(form, ['password'], t('required')),
    ...(studio && !form.get('studio') && { studio: [t('tickFirst')] }),
  }));
  const days = studio ? GRACE_DAYS.account : GRACE_DAYS.user;
  return (
    <section className="flex flex-col gap-3 border-line border-t pt-8">
      <h2 className="font-display text-2xl">{t('eraseTitle')}</h2>
      {data.lastOperator ? <p>{t('lastOperator')}</p> : null}
      <p>{t('eraseText')}</p>
      <ul className="list-disc ps-5">
        {(['account', 'ways', 'words'] as const).map((key) => (
          <li key={key}>{t(`goes.${key}`)}</li>
        ))}
      </ul>
      <p className="text-quiet">{t('stays')}</p>
      <p className="text-quiet">{t('grace', { days })}</p>
      <form
        action="/users/data/erasure"
        method="post"
        noValidate
        onSubmit={submit}
        className="flex flex-col gap-5"
      >
        <input type="hidden" name="authenticity_token" value={csrf} />
        <input type="hidden" autoComplete="username" value={data.email} readOnly />
        <FormErrors lines={errors.base} />
        {studio ? (
          <fieldset className="flex flex-col gap-3 border border-danger p-4">
            <legend className="px-1">{t('studioTitle')}</legend>
            <p>
              {t('studioText', {
                studio: studio.name,
                projects: studio.projects,
                photographs: studio.photographs,
                days,
              })}
            </p>
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name="studio"
                value="true"
                checked={ticked}
                onChange={(event) => setTicked(event.target.checked)}
                className="size-5"
              />
              <span>{t('studioTick', { studio: studio.name })}</span>
            </label>
            <FormErrors lines={errors.studio} />
          </fieldset>
        ) : null}
        <Field
          name="password"
          type="password"
          label={t('password')}
          hint={t('passwordWhy')}
          errors={errors.password ?? []}
          autoComplete="current-password"
          dir="ltr"
          required
        />
        <Button type="submit" look="line" busy={busy} className="border-danger text-danger">
          {t(studio ? 'eraseStudioAsk' : 'eraseAsk')}
        </Button>
        <p className="text-quiet text-sm">
          {t('noPassword')}{' '}
          <a href="/users/passwords/new" className="inline-flex min-h-11 items-center underline">
            {t('setPassword')}
          </a>
        </p>
      </form>
    </section>
  );
}
