import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EntryRoute } from './EntryRoute';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('entry');
  return { title: `${t('pageTitle')} · Keepers` };
}

export default EntryRoute;
