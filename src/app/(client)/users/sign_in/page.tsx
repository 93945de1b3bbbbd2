import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { contextOf } from '@/modules/access/read-context';
import { readDestination, readReturn } from '@/modules/entry/read-destination';
import { SignInPage } from '@/modules/entry/ui/AccountPages';
import { carried } from '@/modules/entry/ui/other-way';
import { carriedCode } from '@/modules/identity/code-cookie';
import { loadFormPage } from '@/web/pages/load-form-page';
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
 * The form carries the project, the requested page and the choice on the price list; also the project's code, which the
 * front stores in a cookie.
 */
export default async function SignInRoute({ searchParams }: Props) {
  const query = await searchParams;
  const context = contextOf(await headers());
  const code = carriedCode(context.cookies, String(query.i ?? ''));
  const destination =
    (await readDestination(context, [query.i].flat()[0], code)) ??
    (await readReturn(context, [query.back].flat()[0]));
  const form = await loadFormPage({ refused: query.refused });
  const values = { ...carried(query), ...(code && { c: code }), ...form.values };
  return (
    <Words of={['account']}>
      <meta name="csrf-token" content={form.csrf} />
      <SignInPage {...form} values={values} destination={destination} />
    </Words>
  );
}
