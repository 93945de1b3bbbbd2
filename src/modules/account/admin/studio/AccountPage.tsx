'use client';

import { useTheme } from '@payloadcms/ui';
import { useTranslations } from 'next-intl';
import type { Choice } from '@/core/i18n/country-choices';
import type { AccountFields, ProfileFields } from '@/modules/account/rules/account';
import { SelectField } from '@/ui/admin/Field';
import { Page, Section } from '@/ui/admin/Page';
import { SaveForms } from '@/ui/admin/SaveForms';
import { ProfileForm } from './ProfileForm';
import { StudioForm } from './StudioForm';

/** Theme choice: light, dark or the system's; stored in this browser. */
function ThemeChoice() {
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

/** The user's profile and theme, and the studio's settings for users who may change them. */
export function AccountPage({
  email,
  profile,
  account,
  countries,
  platform,
  mayChange,
}: {
  email: string;
  profile: ProfileFields;
  account: AccountFields | null;
  countries: Choice[];
  /** The platform's host: sites' names are its subdomains. */
  platform: string;
  mayChange: boolean;
}) {
  const t = useTranslations('admin-studio.account');
  return (
    <Page title={t('title')} help={t('help', { email })}>
      <SaveForms>
        {mayChange ? <ProfileForm profile={profile} /> : null}
        <ThemeChoice />
        {account ? <StudioForm account={account} countries={countries} platform={platform} /> : null}
      </SaveForms>
    </Page>
  );
}
