import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { SignInPage } from '@/components/entry/AccountPages';
import { carriedCode } from '@/server/accounts/code-cookie';
import { contextOf } from '@/server/http/request-context';
import { loadFormPage } from '@/server/pages/load-form-page';
import { Words } from '../../Words';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: `${t('signInTitle')} · Keepers`, referrer: 'no-referrer' };
}

interface Props {
  searchParams: Promise<{ i?: string; back?: string; refused?: string }>;
}

/** The address's project (`i`), its code, which the front keeps in a cookie, and the page to go to (`back`) travel through the form. */
export default async function SignInRoute({ searchParams }: Props) {
  const { i, back, refused } = await searchParams;
  const code = carriedCode(contextOf(await headers()).cookies, String(i ?? ''));
  const form = await loadFormPage({ refused });
  const values = {
    ...(i && { i: String(i) }),
    ...(code && { c: code }),
    ...(back && { back: String(back) }),
    ...form.values,
  };
  return (
    <Words namespaces={['account']}>
      <meta name="csrf-token" content={form.csrf} />
      <SignInPage {...form} values={values} />
    </Words>
  );
}
