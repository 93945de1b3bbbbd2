import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SignOutPage } from '@/modules/entry/ui/SignOutPage';
import { loadFormPage } from '@/web/pages/load-form-page';
import { Words } from '../../Words';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: `${t('signOutTitle')} · Keepers` };
}

/** A confirmation: a link alone must not sign anybody out. */
export default async function SignOutRoute() {
  const form = await loadFormPage();
  return (
    <Words of={['account']}>
      <SignOutPage {...form} />
    </Words>
  );
}
