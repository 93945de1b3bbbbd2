'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/ui/primitives/Field';

/** First and family name, side by side where there is room. */
export function NameFields({
  values,
  errors,
}: {
  values: Record<string, string>;
  errors: Record<string, string[]>;
}) {
  const t = useTranslations('account');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        name="first_name"
        label={t('firstName')}
        defaultValue={values.first_name}
        errors={errors.first_name ?? []}
        autoComplete="given-name"
        required
      />
      <Field
        name="family_name"
        label={t('familyName')}
        defaultValue={values.family_name}
        errors={errors.family_name ?? []}
        autoComplete="family-name"
        required
      />
    </div>
  );
}
