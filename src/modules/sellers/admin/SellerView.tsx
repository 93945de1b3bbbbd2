import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { countryChoices } from '@/core/i18n/country-choices';
import { translator } from '@/core/i18n/translate';
import { allow } from '@/modules/access/table';
import { requireStudio, StudioPage } from '@/modules/identity/admin/studio-page';
import { showSeller } from '@/modules/sellers/operations/show-seller';
import { SellerPage } from './lazy';

/** The studio as a seller, for its owner. */
export async function SellerView(view: AdminViewServerProps) {
  const person = await requireStudio();
  const { account, locale, role } = person;
  if (allow(role, 'seller.manage') === 'none' || !account) notFound();
  const t = translator(locale);
  // Telephone prefixes say nothing about a bank account.
  const countries = countryChoices(locale).map(({ value, label }) => ({
    value,
    label: label.replace(/ \([^(]*\)$/, ''),
  }));
  return (
    <StudioPage view={view} person={person} crumbs={[{ label: t('admin-seller.title') }]}>
      <SellerPage seller={await showSeller(account, locale)} countries={countries} />
    </StudioPage>
  );
}
