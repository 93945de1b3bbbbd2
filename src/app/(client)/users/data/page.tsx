import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { contextOf } from '@/modules/access/read-context';
import { readOwnData } from '@/modules/privacy/own-data';
import { DataPage } from '@/modules/privacy/ui/DataPage';
import { loadFormPage } from '@/web/pages/load-form-page';
import { Words } from '../../Words';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account-data');
  return { title: `${t('title')} · Keepers`, robots: 'noindex' };
}

/** The signed-in person's data: to export, and to erase. */
export default async function DataRoute() {
  const form = await loadFormPage();
  const session = await contextOf(await headers()).session();
  if (!session) redirect('/users/sign_in?back=/users/data');
  return (
    <Words of={['account-data']}>
      <meta name="csrf-token" content={form.csrf} />
      <DataPage {...form} data={await readOwnData(session.user.id)} />
    </Words>
  );
}
