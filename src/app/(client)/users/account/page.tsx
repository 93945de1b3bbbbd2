import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OwnAccountPage } from '@/modules/entry/ui/OwnAccountPage';
import { loadOwnAccount } from '@/web/pages/load-own-account';
import { Words } from '../../Words';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: `${t('galleries.title')} · Keepers`, referrer: 'no-referrer' };
}

/** The signed-in person's own account. */
export default async function OwnAccountRoute() {
  const form = await loadOwnAccount();
  return (
    <Words of={['account']}>
      <meta name="csrf-token" content={form.csrf} />
      <OwnAccountPage {...form} />
    </Words>
  );
}
