import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { countryChoices } from '@/core/i18n/country-choices';
import { translator } from '@/core/i18n/translate';
import { isId } from '@/modules/access/grants/viewer';
import { findEvent } from '@/modules/access/queries';
import { requireStudio, StudioPage } from '@/modules/identity/admin/studio-page';
import { CLIENTS_PER_PAGE, listClients } from '@/modules/people/queries/account-clients-repo';
import { ClientsBoard } from './lazy';

const word = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

/** The page of an account's clients. `?import=` names a project into which to import people from a table. */
export async function ClientsView(view: AdminViewServerProps) {
  const person = await requireStudio();
  if (!person.account) notFound();
  const search = view.searchParams ?? {};
  const q = word(search.q).slice(0, 200);
  const page = Math.max(1, Number.parseInt(word(search.page), 10) || 1);
  const wanted = word(search.import);
  const [found, event] = await Promise.all([
    listClients(person.account, { q, page }),
    isId(wanted) ? findEvent(wanted) : null,
  ]);
  const label = translator(person.locale)('admin-clients.nav');
  return (
    <StudioPage view={view} person={person} crumbs={[{ label }]}>
      <ClientsBoard
        countries={countryChoices(person.locale)}
        {...found}
        q={q}
        page={page}
        size={CLIENTS_PER_PAGE}
        importing={wanted !== ''}
        project={event?.account_id === person.account ? { id: event.id, name: event.name } : null}
      />
    </StudioPage>
  );
}
