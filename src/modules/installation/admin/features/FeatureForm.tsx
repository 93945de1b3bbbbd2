'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { SettingField, SettingValues } from '@/core/features/settings-form';
import { SectionForm } from '@/ui/admin/SectionForm';
import { useCall } from '@/ui/admin/use-call';
import { useChanges } from '@/ui/admin/use-changes';
import { SettingInput } from './SettingInput';

/** Texts of a namespace known only at render time; the architecture test checks that they exist. */
type NamedTexts = { (key: string): string; has: (key: string) => boolean };

/**
 * The form of a feature's settings, generated from its schema; labels and help are the feature's own messages
 * (`settings.…`).
 */
export function FeatureForm({
  feature,
  fields,
  current,
}: {
  feature: string;
  fields: SettingField[];
  current: SettingValues;
}) {
  const t = useTranslations(`${feature}.settings` as never) as unknown as NamedTexts;
  const words = useTranslations('admin');
  const call = useCall();
  const key = JSON.stringify(current);
  const kept = useMemo(() => JSON.parse(key) as SettingValues, [key]);
  const changes = useChanges<SettingValues>({
    current: kept,
    send: (settings, seen) =>
      call(`/api/x/studio/features/${feature}/settings`, { method: 'PUT', body: { settings, seen } }),
    label: (field) => t(`${field}.label`),
    show: (_field, value) => String(value ?? ''),
    saved: words('settings.saved'),
  });
  return (
    <SectionForm
      changes={changes}
      title={t('title')}
      help={t.has('help') ? t('help') : undefined}
      id={feature}
    >
      {fields.map((field) => (
        <SettingInput
          key={field.name}
          field={field}
          words={{
            label: t(`${field.name}.label`),
            help: t.has(`${field.name}.help`) ? t(`${field.name}.help`) : undefined,
            option: (value) => t(`${field.name}.${value}`),
          }}
          value={changes.values[field.name]}
          errors={changes.errors[field.name]}
          onChange={(value) => changes.set(field.name, value)}
        />
      ))}
    </SectionForm>
  );
}
