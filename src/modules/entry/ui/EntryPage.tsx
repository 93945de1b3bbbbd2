import { useTranslations } from 'next-intl';
import type { AccountNotice as Notice } from '@/core/access/account-notice';
import { buttonClass } from '@/ui/primitives/button-class';
import { ErrorPage } from '@/ui/primitives/ErrorPage';
import { AccountNotice } from './AccountNotice';
import type { FormPage } from './form-page';
import { EntryForm } from './lazy';
import { Mosaic } from './Mosaic';

/** The entry page: a project code, as client or guest. Also shown at any project's address without a grant. */
export function EntryPage({
  csrf,
  errors,
  values,
  flash,
  own,
  studio,
  signIn,
  back,
}: FormPage & {
  own: { notice: Notice | null; email: string } | null;
  /** The studio whose host this is; null on the platform's. */
  studio: string | null;
  /** The address of signing in, which keeps the requested page. */
  signIn: string;
  /** The page that was requested, where the form leads; null for the entry page itself. */
  back: string | null;
}) {
  const t = useTranslations('entry');
  const account = useTranslations('account.own');
  const product = useTranslations('common')('product');
  // A link for adding photographs: the project is named where the link proves that it is known.
  const adding = values.add === 'photos';
  const { project } = values;
  const named =
    adding && project ? t('addText', { project, studio: values.studio ?? '' }) : t('addTextUnnamed');
  return (
    <ErrorPage
      mark={studio ?? product}
      title={t(adding ? 'addTitle' : 'title')}
      text={adding ? named : t('text')}
      flash={flash}
      beside={<Mosaic />}
    >
      {own && <AccountNotice {...own} csrf={csrf} place="page" />}
      {own && (
        <a href="/users/account" className={buttonClass('line', 'min-h-12 self-start')}>
          {account('open')}
        </a>
      )}
      <EntryForm csrf={csrf} errors={errors} values={values} back={values.back ?? back} />
      {!own && (
        <p className="text-sm">
          <a
            href={signIn}
            className="inline-flex min-h-11 items-center text-quiet underline-offset-4 hover:text-ink hover:underline"
          >
            {t('signIn')}
          </a>
        </p>
      )}
    </ErrorPage>
  );
}
