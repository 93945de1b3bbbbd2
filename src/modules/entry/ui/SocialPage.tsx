import { useTranslations } from 'next-intl';
import { apart } from '@/core/text/apart';
import { buttonClass } from '@/ui/primitives/button-class';
import { AccountFrame, LINK } from './AccountScreen';
import type { FormPage } from './form-page';
import { SocialForm } from './SocialForm';

export interface SocialPageProps extends FormPage {
  /** Who stands before it and what they are asked; null after a quarter of an hour. */
  standing: { asks: 'password' | 'sign_up'; provider: string; email: string | null } | null;
}

/** Somebody came back from another place: the rest of a new account, or the password of the one they have. */
export function SocialPage({ standing, flash, ...form }: SocialPageProps) {
  const t = useTranslations('account.social');
  if (!standing) {
    return (
      <AccountFrame title={t('missingTitle')} text={t('missingText')} flash={flash}>
        <a href="/users/sign_in" className={buttonClass('ink', 'self-start')}>
          {t('again')}
        </a>
      </AccountFrame>
    );
  }
  const isNew = standing.asks === 'sign_up';
  // The names of others, kept apart from the words around them in either direction of writing.
  const names = { provider: apart(standing.provider), email: apart(standing.email ?? '') };
  return (
    <AccountFrame
      title={t(isNew ? 'signUpTitle' : 'passwordTitle')}
      text={t(isNew ? 'signUpText' : 'passwordText', names)}
      flash={flash}
    >
      <SocialForm {...form} {...standing} />
      {!isNew && (
        <p className="text-quiet text-sm">
          <a href="/users/passwords/new" className={LINK}>
            {t('forgot')}
          </a>
        </p>
      )}
    </AccountFrame>
  );
}
