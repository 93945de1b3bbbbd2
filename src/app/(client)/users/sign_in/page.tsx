import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { SignInPage } from '@/components/entry/AccountPages';
import { carried } from '@/components/entry/other-way';
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
  searchParams: Promise<{ refused?: string } & Record<string, string | string[] | undefined>>;
}

/**
 * Project, the page asked for and what was chosen on the price list travel through the form; so does the project's
 * code, which the front keeps in a cookie.
 */
export default async function SignInRoute({ searchParams }: Props) {
  const query = await searchParams;
  const code = carriedCode(contextOf(await headers()).cookies, String(query.i ?? ''));
  const form = await loadFormPage({ refused: query.refused });
  const values = { ...carried(query), ...(code && { c: code }), ...form.values };
  return (
    <Words namespaces={['account']}>
      <meta name="csrf-token" content={form.csrf} />
      <SignInPage {...form} values={values} />
    </Words>
  );
}
