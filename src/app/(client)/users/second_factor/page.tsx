import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SecondFactorPage } from '@/modules/entry/ui/SecondFactorPage';
import { loadSecondFactor } from '@/web/pages/load-second-factor';
import { Words } from '../../Words';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: `${t('screens.second_factor.title')} · Keepers`, referrer: 'no-referrer' };
}

/** The second step of signing in. */
export default async function SecondFactorRoute() {
  const form = await loadSecondFactor();
  return (
    <Words of={['account', 'errors']}>
      <meta name="csrf-token" content={form.csrf} />
      <SecondFactorPage {...form} />
    </Words>
  );
}
