import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SocialPage } from '@/modules/entry/ui/SocialPage';
import { loadSocial } from '@/web/pages/load-social';
import { Words } from '../../Words';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: `${t('social.signUpTitle')} · Keepers`, referrer: 'no-referrer' };
}

/** The questions left in a sign-in by a provider. */
export default async function SocialRoute() {
  const form = await loadSocial();
  return (
    <Words of={['account']}>
      <meta name="csrf-token" content={form.csrf} />
      <SocialPage {...form} />
    </Words>
  );
}
