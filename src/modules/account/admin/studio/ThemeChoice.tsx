'use client';

import { useTheme } from '@payloadcms/ui';
import { useTranslations } from 'next-intl';
import { SelectField } from '@/ui/admin/Field';
import { Section } from '@/ui/admin/Page';

/** Light, dark, or as the machine is; kept in this browser. */
export function ThemeChoice() {
  const t = useTranslations('admin-studio.account');
  const { autoMode, setTheme, theme } = useTheme();
  return (
    <Section title={t('looks')}>
      <SelectField
        label={t('theme.label')}
        value={autoMode ? 'auto' : theme}
        onChange={({ target }) => setTheme(target.value as Parameters<typeof setTheme>[0])}
        options={(['auto', 'light', 'dark'] as const).map((value) => ({ value, label: t(`theme.${value}`) }))}
      />
    </Section>
  );
}
