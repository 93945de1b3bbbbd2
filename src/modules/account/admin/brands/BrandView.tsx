import { staffToken } from '@media/pictures/staff-token';
import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { translator } from '@/core/i18n/translate';
import { isId } from '@/modules/access/grants/viewer';
import { allow } from '@/modules/access/table';
import { findBrandRow, listBrands } from '@/modules/account/brands/queries';
import { countMarkedPhotos, listSamplePhotos } from '@/modules/account/queries/brands-repo';
import { requireStudio, StudioPage } from '@/modules/identity/admin/studio-page';
import { BrandPage } from '../lazy';

/** One brand: texts, look, watermark. A missing brand and another account's give the same page. */
export async function BrandView(view: AdminViewServerProps) {
  const person = await requireStudio();
  const [, id = ''] = (view.params?.segments as string[] | undefined) ?? [];
  const brand = isId(id) && person.account ? await findBrandRow(id) : null;
  if (!brand || brand.account_id !== person.account || allow(person.role, 'brand.update') === 'none')
    notFound();
  const [photos, marked, all] = await Promise.all([
    listSamplePhotos(brand.account_id, id, (event) => staffToken(person, event)),
    countMarkedPhotos(id),
    listBrands(brand.account_id),
  ]);
  const t = translator(person.locale);
  return (
    <StudioPage
      view={view}
      person={person}
      crumbs={[
        { label: t('admin-studio.brands.title'), url: '/admin/brands' },
        { label: brand.business_name },
      ]}
    >
      <BrandPage
        brand={brand}
        photos={photos}
        marked={marked}
        brands={all.length}
        signsInWith={person.user.email ?? ''}
        mayRemove={allow(person.role, 'brand.delete') !== 'none'}
      />
    </StudioPage>
  );
}
