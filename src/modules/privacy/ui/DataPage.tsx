import { useTranslations } from 'next-intl';
import type { FormPage } from '@/modules/entry/ui/form-page';
import type { OwnData } from '@/modules/people/rules/erasure';
import { CalmPage } from '@/ui/primitives/CalmPage';
import { EraseForm } from './EraseForm';
import { Exports } from './Exports';
import { PendingErasure } from './PendingErasure';

const LINK = 'inline-flex min-h-11 items-center underline underline-offset-4';

/** One's own data: a copy of it, and its end. Works before its script has loaded. */
export function DataPage({ data, flash, ...form }: FormPage & { data: OwnData }) {
  const t = useTranslations('account-data');
  const product = useTranslations('common')('product');
  return (
    <CalmPage mark={product} title={t('title')} text={t('lead')} flash={flash}>
      {data.erasure ? <PendingErasure erasure={data.erasure} csrf={form.csrf} /> : null}
      <Exports exports={data.exports} csrf={form.csrf} />
      {data.erasure ? null : <EraseForm data={data} {...form} />}
      <p className="flex flex-wrap items-center gap-x-6 border-line border-t pt-4 text-quiet text-sm">
        <span>{t('signedInAs', { email: data.email })}</span>
        <a href="/users/sign_out" className={LINK}>
          {t('signOut')}
        </a>
      </p>
    </CalmPage>
  );
}
