import { useTranslations } from 'next-intl';
import { buttonClass } from '@/ui/primitives/button-class';
import { AccountFrame, type AccountPage } from './AccountScreen';
import { SecondFactorForm } from './SecondFactorForm';

/** The second step of signing in; `passkey`: whether the user has one. `state` is `missing` after ten minutes. */
export function SecondFactorPage({
  state,
  passkey,
  flash,
  ...form
}: AccountPage & { state: 'form' | 'missing'; passkey: boolean }) {
  const t = useTranslations('account.screens.second_factor');
  const missing = state === 'missing';
  return (
    <AccountFrame
      title={t(missing ? 'missingTitle' : 'title')}
      text={t(missing ? 'missingText' : 'text')}
      flash={flash}
    >
      {missing ? (
        <a href="/users/sign_in" className={buttonClass('ink', 'self-start')}>
          {t('again')}
        </a>
      ) : (
        <SecondFactorForm {...form} passkey={passkey} />
      )}
    </AccountFrame>
  );
}
