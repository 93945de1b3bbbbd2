import { useFormatter, useTranslations } from 'next-intl';
import type { FormPage } from '@/modules/entry/ui/form-page';
import type { DataRequestView, OwnData } from '@/modules/people/rules/erasure';
import { Button } from '@/ui/primitives/Button';
import { ErrorPage } from '@/ui/primitives/ErrorPage';
import { EraseForm } from './EraseForm';
import { Exports } from './Exports';

/** A pending erasure, with a plain form to cancel it. */
function PendingErasure({ erasure, csrf }: { erasure: DataRequestView; csrf: string }) {
  const t = useTranslations('account-data');
  const format = useFormatter();
  if (erasure.state === 'working') return <p role="status">{t('working')}</p>;
  const when = format.dateTime(new Date(erasure.due_at), { dateStyle: 'long' });
  return (
    <section role="status" className="flex flex-col gap-3 border border-danger p-5">
      <h2 className="font-display text-2xl">
        {t(erasure.subject === 'account' ? 'pendingStudio' : 'pendingTitle', { when })}
      </h2>
      <p>{t('pendingText')}</p>
      <form action="/users/data/erasure" method="post">
        <input type="hidden" name="_method" value="delete" />
        <input type="hidden" name="authenticity_token" value={csrf} />
        <Button type="submit">{t('keep')}</Button>
      </form>
    </section>
  );
}

const LINK = 'inline-flex min-h-11 items-center underline underline-offset-4';

/** The user's own data: export and erasure. Works without script. */
export function DataPage({ data, flash, ...form }: FormPage & { data: OwnData }) {
  const t = useTranslations('account-data');
  const product = useTranslations('common')('product');
  return (
    <ErrorPage mark={product} title={t('title')} text={t('lead')} flash={flash}>
      {data.erasure ? <PendingErasure erasure={data.erasure} csrf={form.csrf} /> : null}
      <Exports exports={data.exports} csrf={form.csrf} />
      {data.erasure ? null : <EraseForm data={data} {...form} />}
      <p className="flex flex-wrap items-center gap-x-6 border-line border-t pt-4 text-quiet text-sm">
        <span>{t('signedInAs', { email: data.email })}</span>
        <a href="/users/sign_out" className={LINK}>
          {t('signOut')}
        </a>
      </p>
    </ErrorPage>
  );
}
