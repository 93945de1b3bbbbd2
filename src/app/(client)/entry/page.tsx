import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadHostBrand } from '@/web/pages/load-host-brand';
import { EntryRoute } from '../EntryRoute';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('entry');
  return { title: `${t('pageTitle')} · ${(await loadHostBrand()) ?? 'Keepers'}` };
}

export default EntryRoute;
