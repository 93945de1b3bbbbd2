import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { allow } from '@/access/table';
import { translator } from '@/i18n/translate';
import { isId } from '@/server/grants/viewer';
import { findClient } from '@/server/studio/account-clients-repo';
import { countryChoices } from '@/server/studio/country-choices';
import { requireStudio, StudioPage } from '../studio-page';
import { ClientPage } from './ClientPage';

/** One client of the account. Not there and not theirs look the same. */
export async function ClientView(view: AdminViewServerProps) {
  const person = await requireStudio();
  const [, id = ''] = (view.params?.segments as string[] | undefined) ?? [];
  const client = isId(id) && person.account ? await findClient(person.account, id) : null;
  if (!client) notFound();
  const t = translator(person.locale);
  const name = client.name || client.email || t('admin-clients.noName');
  return (
    <StudioPage
      view={view}
      person={person}
      crumbs={[{ label: t('admin-clients.nav'), url: '/clients' }, { label: name }]}
    >
      <ClientPage
        client={client}
        countries={countryChoices(person.locale)}
        mayErase={allow(person.role, 'client.erase') !== 'none'}
      />
    </StudioPage>
  );
}
