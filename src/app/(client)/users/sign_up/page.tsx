import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SignUpPage } from '@/components/entry/AccountPages';
import { loadFormPage } from '@/server/pages/load-form-page';
import { Words } from '../../Words';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: `${t('signUpTitle')} · Keepers`, referrer: 'no-referrer' };
}

interface Props {
  searchParams: Promise<{ i?: string; c?: string; photographer?: string }>;
}

/** Project (`i`) and code (`c`) of the address travel through the form. */
export default async function SignUpRoute({ searchParams }: Props) {
  const [form, { i, c, photographer }] = await Promise.all([loadFormPage(), searchParams]);
  const values = {
    ...(i && { i: String(i) }),
    ...(c && { c: String(c) }),
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
