import { useTranslations } from 'next-intl';
import { AccountFrame, type AccountPage, LINK } from './AccountScreen';
import { SignInForm } from './SignInForm';
import { SignUpForm } from './SignUpForm';
import { SocialButtons } from './SocialButtons';

/** Project and code travel on to the other page. */
function other(path: string, { i, c }: Record<string, string>): string {
  const search = new URLSearchParams({ ...(i && { i }), ...(c && { c }) });
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Signing in. */
export function SignInPage({ alone, flash, ...form }: AccountPage) {
  const t = useTranslations('account');
  return (
    <AccountFrame alone={alone} title={t('signInTitle')} text={t('signInText')} flash={flash}>
      <SocialButtons providers={form.providers} values={form.values} />
      <SignInForm {...form} />
      <div className="flex flex-col text-quiet text-sm">
        <a href="/users/passwords/new" className={LINK}>
          {t('forgot')}
        </a>
        <p>
          {t('noAccount')}{' '}
          <a href={other('/users/sign_up', form.values)} className={LINK}>
            {t('createOne')}
          </a>
        </p>
        {!alone && (
          <a href="/" className={LINK}>
            {t('home')}
          </a>
        )}
      </div>
    </AccountFrame>
  );
}

/** Making an account. */
export function SignUpPage({ alone, flash, ...form }: AccountPage) {
  const t = useTranslations('account');
  return (
    <AccountFrame alone={alone} title={t('signUpTitle')} text={t('signUpText')} flash={flash}>
      <SocialButtons providers={form.providers} values={form.values} />
      <SignUpForm {...form} />
      <p className="text-quiet text-sm">
        {t('haveAccount')}{' '}
        <a href={other('/users/sign_in', form.values)} className={LINK}>
          {t('signInInstead')}
        </a>
      </p>
    </AccountFrame>
  );
}
