'use client';

import { useTranslations } from 'next-intl';
import type { Choice } from '@/core/i18n/country-choices';
import type { AccountFields, ProfileFields } from '@/modules/account/rules/account';
import { Page } from '@/ui/admin/Page';
import { ProfileForm } from './ProfileForm';
import { StudioForm } from './StudioForm';
import { ThemeChoice } from './ThemeChoice';

/** A person's own facts, how the admin looks to them, and the studio's facts for whoever may change them. */
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
  /** Where the platform is reached: sites' names stand before it. */
  platform: string;
  mayChange: boolean;
}) {
  const t = useTranslations('admin-studio.account');
  return (
    <Page title={t('title')} help={t('help', { email })}>
      {mayChange ? <ProfileForm profile={profile} /> : null}
      <ThemeChoice />
      {account ? <StudioForm account={account} countries={countries} platform={platform} /> : null}
    </Page>
  );
}
