'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ACCOUNT_TEXT_MAX, type ProfileFields } from '@/modules/account/rules/account';
import { SelectField, TextField } from '@/ui/admin/Field';
import { LANGUAGE_OPTIONS } from '@/ui/admin/language-options';
import { SectionForm } from '@/ui/admin/SectionForm';
import { switchLanguage } from '@/ui/admin/switch-language';
import { useCall } from '@/ui/admin/use-call';
import { useChanges } from '@/ui/admin/use-changes';
import css from '../brands/brands.module.css';

/** The user's name and the language of their admin. */
export function ProfileForm({ profile }: { profile: ProfileFields }) {
  const t = useTranslations('admin-studio.account');
  const words = useTranslations('admin');
  const call = useCall();
  const { first_name, family_name, locale } = profile;
  const current = useMemo(() => ({ first_name, family_name, locale }), [first_name, family_name, locale]);
  const changes = useChanges<ProfileFields>({
    current,
    send: async (changed, seen) => {
      await call('/api/x/studio/profile', { method: 'PUT', body: { profile: changed, seen } });
      // Reloads the whole admin in the new language.
      if (changed.locale) switchLanguage(changed.locale);
    },
    label: (field) => t(`field.${field}`),
    show: (_field, value) => String(value ?? ''),
    saved: words('settings.saved'),
  });
  const { values, errors, set } = changes;
  return (
    <SectionForm changes={changes} title={t('you')}>
      <div className={css.pair}>
        <TextField
          label={t('field.first_name')}
          value={values.first_name}
          dir="auto"
          autoComplete="given-name"
          maxLength={ACCOUNT_TEXT_MAX.first_name}
          errors={errors.first_name}
          onChange={({ target }) => set('first_name', target.value)}
        />
        <TextField
          label={t('field.family_name')}
          value={values.family_name ?? ''}
          dir="auto"
          optional
          autoComplete="family-name"
          maxLength={ACCOUNT_TEXT_MAX.family_name}
          errors={errors.family_name}
          onChange={({ target }) => set('family_name', target.value)}
        />
      </div>
      <SelectField
        label={t('ownLanguage')}
        value={values.locale}
        onChange={({ target }) => set('locale', target.value as 'en' | 'he')}
        options={LANGUAGE_OPTIONS}
      />
    </SectionForm>
  );
}
