import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { env } from '@/core/env';
import { countryChoices } from '@/core/i18n/country-choices';
import { translator } from '@/core/i18n/translate';
import { allow } from '@/modules/access/table';
import { readAccount, readProfile } from '@/modules/account/queries/account-repo';
import { requireStudio, StudioPage } from '@/modules/identity/admin/studio-page';
import { AccountPage } from '../lazy';

/** The user's own profile, and for the owner the studio's settings. */
export async function AccountView(view: AdminViewServerProps) {
  const person = await requireStudio();
  const mayStudio = person.account !== null && allow(person.role, 'account.update') !== 'none';
  const [profile, account] = await Promise.all([
    readProfile(person.user.id),
    mayStudio && person.account ? readAccount(person.account) : null,
  ]);
  if (!profile) notFound();
  const t = translator(person.locale);
  const { email, ...own } = profile;
  return (
    <StudioPage view={view} person={person} crumbs={[{ label: t('admin-studio.account.title') }]}>
      <AccountPage
        email={email}
        profile={{ ...own, locale: own.locale ?? person.locale }}
        account={account}
        countries={account ? countryChoices(person.locale) : []}
        platform={env().publicUrl}
        mayChange={person.account !== null}
      />
    </StudioPage>
  );
}
