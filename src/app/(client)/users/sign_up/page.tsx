import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { contextOf } from '@/modules/access/read-context';
import { readDestination } from '@/modules/entry/read-destination';
import { SignUpPage } from '@/modules/entry/ui/AccountPages';
import { carried } from '@/modules/entry/ui/other-way';
import { carriedCode } from '@/modules/identity/code-cookie';
import { readFreeOffer, readPlanNames } from '@/modules/money/plans';
import { readSignUpDiscount } from '@/modules/subscriptions/operations/discounts';
import { loadFormPage } from '@/web/pages/load-form-page';
import { Words } from '../../Words';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: `${t('signUpTitle')} · Keepers`, referrer: 'no-referrer' };
}

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The form carries the project and the choice on the price list; also the project's code, from its cookie. */
export default async function SignUpRoute({ searchParams }: Props) {
  const [form, query] = await Promise.all([loadFormPage(), searchParams]);
  const context = contextOf(await headers());
  const code = carriedCode(context.cookies, String(query.i ?? ''));
  const [destination, offer, planNames, discount] = await Promise.all([
    readDestination(context, [query.i].flat()[0], code),
    readFreeOffer(context.locale),
    readPlanNames(context.locale),
    readSignUpDiscount(query.discount),
  ]);
  const values = { ...carried(query), ...(code && { c: code }), ...form.values };
  return (
    <Words of={['account']}>
      <meta name="csrf-token" content={form.csrf} />
      <SignUpPage {...form} {...discount} {...{ values, offer, planNames, destination }} />
    </Words>
  );
}
