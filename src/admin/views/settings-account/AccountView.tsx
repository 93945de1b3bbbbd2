import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { allow } from '@/access/table';
import { translator } from '@/i18n/translate';
import { env } from '@/server/env';
import { readAccount, readProfile } from '@/server/studio/account-repo';
import { countryChoices } from '@/server/studio/country-choices';
import { requireStudio, StudioPage } from '../studio-page';
import { AccountPage } from './AccountPage';

/** Everybody's own facts, and for the owner the studio's. */
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
