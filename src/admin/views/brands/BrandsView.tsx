import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { allow } from '@/access/table';
import { translator } from '@/i18n/translate';
import { listBrands } from '@/server/brands/repo';
import { env } from '@/server/env';
import { requireStudio, StudioPage } from '../studio-page';
import { BrandsBoard } from './BrandsBoard';

/** The names under which an account works. */
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
