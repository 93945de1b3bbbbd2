'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { AccountNotice } from '@/core/access/account-notice';
import { isolateBidi } from '@/core/text/isolate-bidi';
import { Button, ButtonLink } from '@/ui/admin/Button';
import { NOTICE_COOKIE } from '@/ui/admin/notice-cookie';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import css from './account-strip.module.css';

/** A notice about the user's own account above every screen, until it is solved or closed for this session. */
export function AccountStrip({ notice, email }: { notice: AccountNotice; email: string }) {
  const t = useTranslations('account.notice');
  const common = useTranslations('common');
  const call = useCall();
  const { busy, act } = useAct();
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  const close = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
    document.cookie = `${NOTICE_COOKIE}=${notice}; Path=/admin; SameSite=Lax`;
    setClosed(true);
  };
  return (
    <aside className={css.strip} data-calm={notice === 'no_mail_server' || undefined} aria-label={t('label')}>
      <p>{t(notice, { email: isolateBidi(email) })}</p>
      {notice === 'invalid_email' ? (
        <ButtonLink small href="/admin/settings/security">
          {t('update')}
        </ButtonLink>
      ) : notice === 'no_mail_server' ? null : (
        <Button
          small
          busy={busy}
          onClick={() => void act(() => call('/users/confirmation/again', { method: 'POST' }))}
        >
          {t('again')}
        </Button>
      )}
      <Button small iconOnly look="quiet" aria-label={common('close')} onClick={close}>
        <X aria-hidden />
      </Button>
    </aside>
  );
}
