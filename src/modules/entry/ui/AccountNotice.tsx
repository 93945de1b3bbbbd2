import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { AccountNotice as Notice } from '@/core/access/account-notice';
import { isolateBidi } from '@/core/text/isolate-bidi';
import { FragmentLink } from '@/ui/fragment/FragmentLink';

/**
 * A notice about the user's own account, with a button for the fix. A plain form: works without script. That no email is
 * sent is the operator's concern: clients read nothing about it, and the admin has a strip of its own.
 */
export function AccountNotice({
  notice,
  email,
  csrf,
  place,
}: {
  notice: Notice | null | undefined;
  /** The address of the account. */
  email: string;
  csrf: string;
  /**
   * Where it is rendered: on a page, over the shared modal, or on the account page, where the address can be changed.
   */
  place: 'page' | 'over modal' | 'account';
}) {
  const t = useTranslations('account.notice');
  if (!notice || notice === 'no_mail_server') return null;
  return (
    <aside className="account-notice" aria-label={t('label')}>
      <p>{t(notice, { email: isolateBidi(email) })}</p>
      {notice === 'invalid_email' ? (
        <Update place={place}>{t('update')}</Update>
      ) : (
        <form action="/users/confirmation/again" method="post">
          <input type="hidden" name="authenticity_token" value={csrf} />
          <button type="submit">{t('again')}</button>
        </form>
      )}
    </aside>
  );
}

function Update({ place, children }: { place: 'page' | 'over modal' | 'account'; children: ReactNode }) {
  if (place === 'account') return null;
  if (place === 'over modal') return <FragmentLink href="/users/account">{children}</FragmentLink>;
  return <a href="/users/account">{children}</a>;
}
