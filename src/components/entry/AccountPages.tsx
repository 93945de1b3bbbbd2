import { useTranslations } from 'next-intl';
import { CalmPage } from './CalmPage';
import type { FormPage } from './form-page';
import { Mosaic } from './Mosaic';
import { SignInForm } from './SignInForm';
import { SignUpForm } from './SignUpForm';

/** Project and code travel on to the other page. */
function other(path: string, { i, c }: Record<string, string>): string {
  const search = new URLSearchParams({ ...(i && { i }), ...(c && { c }) });
  return search.size > 0 ? `${path}?${search}` : path;
}

const LINK = 'inline-flex min-h-11 items-center text-ink underline underline-offset-4';

/** Signing in. */
export function SignInPage({ csrf, errors, values, flash }: FormPage) {
  const t = useTranslations('account');
  const product = useTranslations('common')('product');
  return (
    <CalmPage
      mark={product}
      title={t('signInTitle')}
      text={t('signInText')}
      flash={flash}
      beside={<Mosaic />}
    >
      <SignInForm csrf={csrf} errors={errors} values={values} />
      <div className="flex flex-col text-quiet text-sm">
        <p>
          {t('noAccount')}{' '}
          <a href={other('/users/sign_up', values)} className={LINK}>
            {t('createOne')}
          </a>
        </p>
        <a href="/" className={LINK}>
          {t('home')}
        </a>
      </div>
    </CalmPage>
  );
}

/** Making an account. */
export function SignUpPage({ csrf, errors, values, flash }: FormPage) {
  const t = useTranslations('account');
  const product = useTranslations('common')('product');
  return (
    <CalmPage
      mark={product}
      title={t('signUpTitle')}
      text={t('signUpText')}
      flash={flash}
      beside={<Mosaic />}
    >
      <SignUpForm csrf={csrf} errors={errors} values={values} />
      <p className="text-quiet text-sm">
        {t('haveAccount')}{' '}
        <a href={other('/users/sign_in', values)} className={LINK}>
          {t('signInInstead')}
        </a>
      </p>
    </CalmPage>
  );
}
