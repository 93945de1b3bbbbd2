import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ClosedPage } from '@/modules/entry/ui/ClosedPage';
import { InstallPage } from '@/ui/phone/InstallPage';
import { loadInstallPage } from '@/web/pages/load-install-page';
import { EntryRoute } from '../../../EntryRoute';
import { Words } from '../../../Words';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ id: string }>;
}

const load = cache(loadInstallPage);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await load((await params).id);
  const t = await getTranslations('phone');
  if (page.kind !== 'install') return { title: page.kind === 'closed' ? page.brand.name : 'Keepers' };
  return {
    title: `${t('title')} · ${page.event.name}`,
    icons: { apple: page.event.icon },
  };
}

/** How to keep a gallery on a phone; or why it is closed; or the entry page. */
export default async function InstallRoute({ params }: Props) {
  const page = await load((await params).id);
  if (page.kind === 'entry') return <EntryRoute />;
  return (
    <Words of={['phone']}>
      {page.kind === 'closed' ? (
        <ClosedPage reason={page.reason} brand={page.brand} />
      ) : (
        <InstallPage event={page.event} qr={page.qr} />
      )}
    </Words>
  );
}
