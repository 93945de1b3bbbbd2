import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { AccountNotice as Notice } from '@/core/access/account-notice';
import { apart } from '@/core/text/apart';
import { FragmentLink } from '@/ui/fragment/FragmentLink';

/** What somebody is told about their own account, with what mends it. A plain form: it works before any script. */
export function AccountNotice({
  notice,
  email,
  csrf,
  stands,
}: {
  notice: Notice | null | undefined;
  /** The address of the account. */
  email: string;
  csrf: string;
  /** Where: on a page, on one with the shared modal, or where the address is changed already. */
  stands: 'page' | 'over modal' | 'account';
}) {
  const t = useTranslations('account.notice');
  if (!notice) return null;
  return (
    <aside className="account-notice" aria-label={t('label')}>
      <p>{t(notice, { email: apart(email) })}</p>
      {notice === 'invalid_email' ? (
        <Update stands={stands}>{t('update')}</Update>
      ) : notice === 'no_mail_server' ? null : (
        <form action="/users/confirmation/again" method="post">
          <input type="hidden" name="authenticity_token" value={csrf} />
          <button type="submit">{t('again')}</button>
        </form>
      )}
    </aside>
  );
}

function Update({ stands, children }: { stands: 'page' | 'over modal' | 'account'; children: ReactNode }) {
  if (stands === 'account') return null;
  if (stands === 'over modal') return <FragmentLink href="/users/account">{children}</FragmentLink>;
  return <a href="/users/account">{children}</a>;
}
