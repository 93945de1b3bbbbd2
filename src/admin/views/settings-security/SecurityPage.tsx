'use client';

import { useTranslations } from 'next-intl';
import type { SessionLine } from '@/server/accounts/sessions';
import { Page } from '../../components/Page';
import { DataCard } from './DataCard';
import { EmailCard, type Mailbox } from './EmailCard';
import { PasswordCard } from './PasswordCard';
import { type Second, SecondCard } from './SecondCard';
import { SessionsCard } from './SessionsCard';

/** One's own ways in. */
export function SecurityPage({
  mailbox,
  sessions,
  second,
}: {
  mailbox: Mailbox;
  sessions: SessionLine[];
  second: Second;
}) {
  const t = useTranslations('admin-security');
  return (
    <Page title={t('title')} help={t('lead')}>
      <EmailCard mailbox={mailbox} />
      <PasswordCard />
      <SecondCard second={second} />
      <SessionsCard sessions={sessions} />
      <DataCard />
    </Page>
  );
}
