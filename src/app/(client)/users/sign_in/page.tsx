import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SignInPage } from '@/components/entry/AccountPages';
import { loadFormPage } from '@/server/pages/load-form-page';
import { Words } from '../../Words';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: `${t('signInTitle')} · Keepers`, referrer: 'no-referrer' };
}

interface Props {
  searchParams: Promise<{ i?: string; c?: string; back?: string; refused?: string }>;
}

/** Project (`i`), code (`c`) and the page asked for (`back`) travel through the form. */
export default async function SignInRoute({ searchParams }: Props) {
  const { i, c, back, refused } = await searchParams;
  const form = await loadFormPage({ refused });
  const values = {
    ...(i && { i: String(i) }),
    ...(c && { c: String(c) }),
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
