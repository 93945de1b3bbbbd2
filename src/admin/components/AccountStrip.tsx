'use client';

import { useTranslations } from 'next-intl';
import type { AccountNotice } from '@/domain/account-notice';
import { apart } from '@/domain/apart';
import css from './account-strip.module.css';
import { Button, ButtonLink } from './Button';
import { useAct } from './use-act';
import { useCall } from './use-call';

/** What somebody is told about their own account over every screen, until it is mended. */
export function AccountStrip({ notice, email }: { notice: AccountNotice; email: string }) {
  const t = useTranslations('account.notice');
  const call = useCall();
  const { busy, act } = useAct();
  return (
    <aside className={css.strip} aria-label={t('label')}>
      <p>{t(notice, { email: apart(email) })}</p>
      {notice === 'invalid_email' ? (
        <ButtonLink small href="/admin/settings/security">
          {t('update')}
        </ButtonLink>
      ) : (
        <Button
          small
          busy={busy}
          onClick={() => void act(() => call('/users/confirmation/again', { method: 'POST' }))}
        >
          {t('again')}
        </Button>
      )}
    </aside>
  );
}
