'use client';

import { useTranslations } from 'next-intl';
import type { Choice } from '@/core/i18n/country-choices';
import type { ClientDetails } from '@/modules/people/rules/details';
import { AreaField, SelectField, TextField } from '@/ui/admin/Field';
import { LANGUAGE_OPTIONS } from '@/ui/admin/language-options';
import css from '@/ui/admin/list-page.module.css';
import panes from '@/ui/admin/panes.module.css';
import type { FieldErrors } from '@/ui/admin/use-act';

/** The fields of a client's details. */
export function ClientFields({
  values,
  set,
  errors,
  countries,
}: {
  values: ClientDetails;
  set: (field: keyof ClientDetails, value: string | null) => void;
  errors: FieldErrors;
  countries: Choice[];
}) {
  const t = useTranslations('admin-clients');
  const field = (name: keyof ClientDetails) => ({
    label: t(name),
    name,
    value: values[name] ?? '',
    errors: errors[name],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value || null),
  });
  return (
    <div className={css.fields}>
      <TextField {...field('name')} dir="auto" maxLength={200} />
      <div className={panes.pair}>
        <TextField {...field('email')} type="email" dir="ltr" />
        <TextField {...field('additional_email')} type="email" dir="ltr" optional />
      </div>
      <div className={panes.pair}>
        <TextField {...field('phone')} type="tel" dir="ltr" optional help={t('phoneHelp')} />
        <SelectField {...field('country')} options={[{ value: '', label: t('countryHome') }, ...countries]} />
      </div>
      <SelectField
        {...field('language')}
        options={[{ value: '', label: t('one.languageNone') }, ...LANGUAGE_OPTIONS]}
      />
      <AreaField
        {...field('description')}
        dir="auto"
        optional
        help={t('descriptionHelp')}
        maxLength={5000}
        rows={4}
      />
    </div>
  );
}
