import type { Metadata } from 'next';
import { cache } from 'react';
import { AccountNotice } from '@/modules/entry/ui/AccountNotice';
import { listOf } from '@/ui/gallery/gallery-query';
import { packList } from '@/ui/gallery/pack-list';
import { loadGalleryPage } from '@/web/pages/load-gallery-page';
import { loadHostBrand } from '@/web/pages/load-host-brand';
import { ClosedHere } from '../../ClosedHere';
import { EntryRoute } from '../../EntryRoute';
import { Words } from '../../Words';
import { GalleryClient } from './GalleryClient';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const load = cache((id: string, search: string) => loadGalleryPage({ id, search: JSON.parse(search) }));

/** Loads once per request, for the page and its title. A parameter given twice counts the first time. */
async function loadOnce({ params, searchParams }: Props) {
  const [{ id }, asked] = await Promise.all([params, searchParams]);
  const search = Object.fromEntries(Object.entries(asked).map(([k, v]) => [k, Array.isArray(v) ? v[0] : v]));
  return load(id, JSON.stringify(search));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await loadOnce(props);
  if (page.kind === 'gallery') return { title: `${page.event.name} · ${page.event.brand.name}` };
  return { title: page.kind === 'closed' ? page.brand.name : ((await loadHostBrand()) ?? 'Keepers') };
}

/** A project's gallery; or why it is closed; or the entry page. */
export default async function EventRoute(props: Props) {
  const page = await loadOnce(props);
  if (page.kind === 'entry') return <EntryRoute />;
  if (page.kind === 'closed') return <ClosedHere {...page} />;
  const { filter, product, list, design, as } = await props.searchParams;
  const query = {
    gallery: page.list.id,
    filter: filter === 'selected' ? ('selected' as const) : ('all' as const),
    product: typeof product === 'string' ? product : null,
    ...listOf(list),
    ...((page.event.can.manage || page.preview) && typeof design === 'string' && { design }),
    ...(page.preview && typeof as === 'string' && { as }),
  };
  return (
    <Words of="page:gallery" type={page.event.type_pair}>
      <meta name="csrf-token" content={page.csrf} />
      <GalleryClient
        event={page.event}
        packed={JSON.stringify(packList(page.list))}
        query={query}
        folded={page.folded}
        flash={page.flash}
        // A preview shows what clients see, and the photographer reads the notice in the admin.
        notice={
          page.own && !page.preview && <AccountNotice {...page.own} csrf={page.csrf} place="over modal" />
        }
      />
    </Words>
  );
}
