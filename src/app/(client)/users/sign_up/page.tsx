import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { SignUpPage } from '@/components/entry/AccountPages';
import { carriedCode } from '@/server/accounts/code-cookie';
import { contextOf } from '@/server/http/request-context';
import { loadFormPage } from '@/server/pages/load-form-page';
import { Words } from '../../Words';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: `${t('signUpTitle')} · Keepers`, referrer: 'no-referrer' };
}

interface Props {
  searchParams: Promise<{ i?: string; photographer?: string }>;
}

/** The address's project (`i`), and its code, which the front keeps in a cookie, travel through the form. */
export default async function SignUpRoute({ searchParams }: Props) {
  const [form, { i, photographer }] = await Promise.all([loadFormPage(), searchParams]);
  const code = carriedCode(contextOf(await headers()).cookies, String(i ?? ''));
  const values = {
    ...(i && { i: String(i) }),
    ...(code && { c: code }),
    ...(photographer && { photographer: String(photographer) }),
    ...form.values,
  };
  return (
    <Words namespaces={['account']}>
      <meta name="csrf-token" content={form.csrf} />
      <SignUpPage {...form} values={values} />
    </Words>
  );
}
