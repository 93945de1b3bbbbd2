'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Choice } from '@/core/i18n/country-choices';
import { ACCOUNT_TEXT_MAX, type AccountFields } from '@/modules/account/rules/account';
import { AreaField, SelectField, TextField } from '@/ui/admin/Field';
import { LANGUAGE_OPTIONS } from '@/ui/admin/language-options';
import { SectionForm } from '@/ui/admin/SectionForm';
import { useCall } from '@/ui/admin/use-call';
import { useChanges } from '@/ui/admin/use-changes';
import { ZoneField } from '@/ui/admin/ZoneField';
import css from '../brands/brands.module.css';
import { SiteNameField } from './SiteNameField';

/** The studio's settings, which the owner may change. */
export function StudioForm({
  account,
  countries,
  platform,
}: {
  account: AccountFields;
  countries: Choice[];
  platform: string;
}) {
  const t = useTranslations('admin-studio.account');
  const words = useTranslations('admin');
  const call = useCall();
  const key = JSON.stringify(account);
  const current = useMemo(() => JSON.parse(key) as AccountFields, [key]);
  const changes = useChanges<AccountFields>({
    current,
    send: (changed, seen) =>
      call('/api/x/studio/account', { method: 'PUT', body: { account: changed, seen } }),
    label: (field) => t(`field.${field}`),
    show: (_field, value) => String(value ?? ''),
    saved: words('settings.saved'),
  });
  const { values, errors, set } = changes;
  const text = (
    name:
      | 'name'
      | 'contact_email'
      | 'additional_email'
      | 'phone_number'
      | 'business_number'
      | 'business_address'
      | 'description',
  ) => ({
    label: t(`field.${name}`),
    value: values[name] ?? '',
    maxLength: ACCOUNT_TEXT_MAX[name],
    errors: errors[name],
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  });
  return (
    <SectionForm changes={changes} title={t('studio')} help={t('studioHelp')}>
      <TextField {...text('name')} dir="auto" autoComplete="organization" />
      <AreaField {...text('description')} optional dir="auto" />
      <SiteNameField
        value={values.site_name ?? ''}
        kept={account.site_name}
        platform={platform}
        errors={errors.site_name}
        onChange={(name) => set('site_name', name)}
      />
      <div className={css.pair}>
        <TextField {...text('contact_email')} optional dir="ltr" type="email" />
        <TextField {...text('additional_email')} optional dir="ltr" type="email" help={t('additionalHelp')} />
        <SelectField
          label={t('field.country_code')}
          help={t('countryHelp')}
          value={values.country_code ?? ''}
          errors={errors.country_code}
          onChange={({ target }) => set('country_code', target.value || null)}
          options={[{ value: '', label: t('noCountry') }, ...countries]}
        />
        <TextField {...text('phone_number')} optional dir="ltr" type="tel" />
        <TextField {...text('business_number')} optional dir="ltr" help={t('businessHelp')} />
        <TextField {...text('business_address')} optional dir="auto" autoComplete="street-address" />
        <SelectField
          label={t('field.locale')}
          help={t('localeHelp')}
          value={values.locale}
          onChange={({ target }) => set('locale', target.value as 'en' | 'he')}
          options={LANGUAGE_OPTIONS}
        />
        <ZoneField
          value={values.time_zone}
          errors={errors.time_zone}
          onChange={(zone) => set('time_zone', zone)}
        />
      </div>
    </SectionForm>
  );
}
