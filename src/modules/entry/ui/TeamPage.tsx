import { useTranslations } from 'next-intl';
import { CalmPage } from '@/ui/primitives/CalmPage';
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
      <CalmPage mark={product} title={t('overTitle')} text={t('overText')} flash={flash} beside={<Mosaic />}>
        <a href="/users/sign_in" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t('signIn')}
        </a>
      </CalmPage>
    );
  }
  const { studio, email, known } = invitation;
  return (
    <CalmPage
      mark={product}
      title={t('title', { studio })}
      text={t(known ? 'textKnown' : 'text', { email, studio })}
      flash={flash}
      beside={<Mosaic />}
    >
      <TeamForm csrf={csrf} errors={errors} values={values} known={known} email={email} />
    </CalmPage>
  );
}
