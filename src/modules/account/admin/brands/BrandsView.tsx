import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { env } from '@/core/env';
import { translator } from '@/core/i18n/translate';
import { allow } from '@/modules/access/table';
import { listBrands } from '@/modules/account/brands/queries';
import { requireStudio, StudioPage } from '@/modules/identity/admin/studio-page';
import { BrandsBoard } from '../lazy';

/** The page of an account's brands. */
export async function BrandsView(view: AdminViewServerProps) {
  const person = await requireStudio();
  if (!person.account || allow(person.role, 'brand.read') === 'none') notFound();
  const t = translator(person.locale);
  return (
    <StudioPage view={view} person={person} crumbs={[{ label: t('admin-studio.brands.title') }]}>
      <BrandsBoard brands={await listBrands(person.account)} limit={env().maxBrands} />
    </StudioPage>
  );
}
