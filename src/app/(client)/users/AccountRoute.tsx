import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountScreen } from '@/modules/entry/ui/AccountScreen';
import { ACCOUNT_SCREENS, type ScreenId } from '@/modules/entry/ui/account-screens';
import { loadAccountScreen } from '@/web/pages/load-account-screen';
import { Words } from '../Words';

export interface AccountRouteProps {
  searchParams: Promise<{ sent?: string }>;
}

/** The title of a step; addresses of these pages are never sent as a referrer. */
export async function accountMetadata(id: ScreenId): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: `${t(`screens.${id}.title`)} · Keepers`, referrer: 'no-referrer' };
}

/** One step as a whole page. */
export async function AccountRoute({ id, searchParams }: AccountRouteProps & { id: ScreenId }) {
  const form = await loadAccountScreen(ACCOUNT_SCREENS[id].path, await searchParams);
  return (
    <Words of={['account']}>
      <meta name="csrf-token" content={form.csrf} />
      <AccountScreen id={id} {...form} />
    </Words>
  );
}
