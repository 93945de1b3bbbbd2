import { useTranslations } from 'next-intl';
import { ErrorPage } from '@/ui/primitives/ErrorPage';
import type { FormPage } from './form-page';
import { Mosaic } from './Mosaic';
import { TeamForm } from './TeamForm';

/** Joining a studio's team by a link; says so if the link has expired. */
export function TeamPage({
  csrf,
  errors,
  values,
  flash,
  invitation,
}: FormPage & { invitation: { studio: string; email: string; known: boolean } | null }) {
  const t = useTranslations('account.team');
  const product = useTranslations('common')('product');
  if (!invitation) {
    return (
      <ErrorPage mark={product} title={t('overTitle')} text={t('overText')} flash={flash} beside={<Mosaic />}>
        <a href="/users/sign_in" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t('signIn')}
        </a>
      </ErrorPage>
    );
  }
  const { studio, email, known } = invitation;
  return (
    <ErrorPage
      mark={product}
      title={t('title', { studio })}
      text={t(known ? 'textKnown' : 'text', { email, studio })}
      flash={flash}
      beside={<Mosaic />}
    >
      <TeamForm csrf={csrf} errors={errors} values={values} known={known} email={email} />
    </ErrorPage>
  );
}
