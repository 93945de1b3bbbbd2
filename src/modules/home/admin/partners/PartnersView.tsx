import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { translator } from '@/core/i18n/translate';
import { allow } from '@/modules/access/table';
import { requireStudio, StudioPage } from '@/modules/identity/admin/studio-page';
import { showPartner } from '@/modules/subscriptions/operations/partners';
import { PartnersPage } from './PartnersPage';

/** The studio's link of the partner programme, for its owner. */
export async function PartnersView(view: AdminViewServerProps) {
  const person = await requireStudio();
  if (allow(person.role, 'money.read') === 'none' || !person.account) notFound();
  const t = translator(person.locale);
  return (
    <StudioPage view={view} person={person} crumbs={[{ label: t('admin-partners.title') }]}>
      <PartnersPage partner={await showPartner(person.account)} />
    </StudioPage>
  );
}
