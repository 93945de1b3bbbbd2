import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { countryChoices } from '@/core/i18n/country-choices';
import { translator } from '@/core/i18n/translate';
import { isId } from '@/modules/access/grants/viewer';
import { allow } from '@/modules/access/table';
import { requireStudio, StudioPage } from '@/modules/identity/admin/studio-page';
import { listClientWork } from '@/modules/people/client-work';
import { findClient } from '@/modules/people/queries/account-clients-repo';
import { ClientPage } from './lazy';

/** One client of the account. A missing client and another account's give the same page. */
export async function ClientView(view: AdminViewServerProps) {
  const person = await requireStudio();
  const [, id = ''] = (view.params?.segments as string[] | undefined) ?? [];
  const client = isId(id) && person.account ? await findClient(person.account, id) : null;
  if (!client || !person.account) notFound();
  const t = translator(person.locale);
  const emails = [client.email, client.additional_email].flatMap((email) => email?.toLowerCase() ?? []);
  const work = await listClientWork({ account: person.account, id, emails, locale: person.locale });
  const name = client.name || client.email || t('admin-clients.noName');
  return (
    <StudioPage
      view={view}
      person={person}
      crumbs={[{ label: t('admin-clients.nav'), url: '/admin/clients' }, { label: name }]}
    >
      <ClientPage
        client={client}
        work={work.map(({ title, lines }) => ({ title: t(title), lines }))}
        countries={countryChoices(person.locale)}
        mayErase={allow(person.role, 'client.erase') !== 'none'}
      />
    </StudioPage>
  );
}
