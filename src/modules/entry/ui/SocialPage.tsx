import { useTranslations } from 'next-intl';
import { isolateBidi } from '@/core/text/isolate-bidi';
import { buttonClass } from '@/ui/primitives/button-class';
import { AccountFrame, LINK } from './AccountScreen';
import type { FormPage } from './form-page';
import { SocialForm } from './SocialForm';

export interface SocialPageProps extends FormPage {
  /** The pending identity and the missing step; null after a quarter of an hour. */
  pending: { asks: 'password' | 'sign_up'; provider: string; email: string | null } | null;
}

/**
 * The page after returning from a provider: the missing fields of a new account, or the password of an existing one.
 */
export function SocialPage({ pending, flash, ...form }: SocialPageProps) {
  const t = useTranslations('account.social');
  if (!pending) {
    return (
      <AccountFrame title={t('missingTitle')} text={t('missingText')} flash={flash}>
        <a href="/users/sign_in" className={buttonClass('ink', 'self-start')}>
          {t('again')}
        </a>
      </AccountFrame>
    );
  }
  const isNew = pending.asks === 'sign_up';
  // Names of others, isolated for mixed writing directions.
  const names = { provider: isolateBidi(pending.provider), email: isolateBidi(pending.email ?? '') };
  return (
    <AccountFrame
      title={t(isNew ? 'signUpTitle' : 'passwordTitle')}
      text={t(isNew ? 'signUpText' : 'passwordText', names)}
      flash={flash}
    >
      <SocialForm {...form} {...pending} />
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
