import { useTranslations } from 'next-intl';
import { isolateBidi } from '@/core/text/isolate-bidi';
import type { Destination } from '@/modules/entry/read-destination';
import { buttonClass } from '@/ui/primitives/button-class';
import { AccountFrame, type AccountPage, LINK } from './AccountScreen';
import { otherWay } from './other-way';
import { SignInForm } from './SignInForm';
import { SignUpForm } from './SignUpForm';
import { SocialButtons } from './SocialButtons';
import { useOfferText } from './use-offer-text';

const namesOf = ({ event, studio }: Destination) => ({
  event: isolateBidi(event),
  studio: isolateBidi(studio),
});

function signInText(
  t: ReturnType<typeof useTranslations<'account'>>,
  to: Destination | null | undefined,
): string {
  if (!to) return t('signInText');
  return t(to.entered ? 'signInBack' : 'signInFor', namesOf(to));
}

/** The sign-in page. */
export function SignInPage({ alone, flash, ...form }: AccountPage) {
  const t = useTranslations('account');
  return (
    <AccountFrame
      alone={alone}
      title={t('signInTitle')}
      mark={form.destination?.studio}
      text={signInText(t, form.destination)}
      flash={flash}
    >
      <SocialButtons providers={form.providers} values={form.values} />
      <SignInForm {...form} />
      <div className="flex flex-col text-quiet text-sm">
        <a href="/users/passwords/new" className={LINK}>
          {t('forgot')}
        </a>
        <p>
          {t('noAccount')}{' '}
          <a href={otherWay('/users/sign_up', form.values)} className={LINK}>
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

/**
 * The sign-up page, for a photographer's studio or a client's own account. On the way to a project it begins with looking as a
 * guest, and with signing in.
 */
export function SignUpPage({ alone, flash, ...form }: AccountPage) {
  const t = useTranslations('account');
  const offer = useOfferText(form.offer);
  const studio = form.values.photographer === 'true' && !form.values.i;
  const haveAccount = (
    <p className="text-quiet text-sm">
      {t('haveAccount')}{' '}
      <a href={otherWay('/users/sign_in', form.values)} className={LINK}>
        {t('signInInstead')}
      </a>
    </p>
  );
  return (
    <AccountFrame
      alone={alone}
      title={t(studio ? 'studioTitle' : 'signUpTitle')}
      mark={form.destination?.studio}
      text={studio ? offer : form.destination ? t('signUpFor', namesOf(form.destination)) : t('signUpText')}
      flash={flash}
    >
      {/* Both ways without a new account come before its five fields. */}
      {form.destination && (
        <div className="flex flex-col gap-1">
          {!alone && <GuestWay csrf={form.csrf} values={form.values} />}
          {haveAccount}
        </div>
      )}
      <SocialButtons providers={form.providers} values={form.values} />
      <SignUpForm {...form} />
      {form.destination ? null : haveAccount}
    </AccountFrame>
  );
}

/** For the holder of a project's code: only looking needs no account. Works without script. */
function GuestWay({ csrf, values: { i, c } }: Pick<AccountPage, 'csrf' | 'values'>) {
  const t = useTranslations('account');
  if (!i || !c) return null;
  return (
    <form action="/client_access" method="post" className="flex flex-col gap-2">
      <input type="hidden" name="authenticity_token" value={csrf} />
      <input type="hidden" name="guest" value="true" />
      <input type="hidden" name="code" value={c} />
      <button type="submit" className={buttonClass('line', 'min-h-12')}>
        {t('asGuest')}
      </button>
    </form>
  );
}
