'use client';

import { useTranslations } from 'next-intl';
import type { SessionLine } from '@/modules/identity/queries/sessions';
import { Page } from '@/ui/admin/Page';
import { Card } from './Card';
import { EmailCard } from './EmailCard';
import { OwnPassword } from './own-password';
import { PasswordCard } from './PasswordCard';
import { type Second, SecondCard } from './SecondCard';
import { SessionsCard } from './SessionsCard';
import { type Social, SocialCard } from './SocialCard';

/** Links to exporting and erasing one's own data. */
function DataCard() {
  const t = useTranslations('admin-data');
  return (
    <Card title={t('own.title')} text={t('own.text')} actions={<a href="/users/data">{t('own.open')}</a>}>
      {null}
    </Card>
  );
}

/** The user's ways of signing in. */
export function SecurityPage({
  email,
  password,
  sessions,
  second,
  social,
  refused,
}: {
  email: string;
  /** Whether the user has a password. */
  password: boolean;
  sessions: SessionLine[];
  second: Second;
  social: Social;
  /** Why linking an identity failed. */
  refused: string | null;
}) {
  const t = useTranslations('admin-security');
  return (
    <Page title={t('title')} help={t('lead')}>
      <OwnPassword value={{ email, without: !password }}>
        <EmailCard email={email} />
        <PasswordCard />
        <SecondCard second={second} />
        <SocialCard social={social} refused={refused} />
        <SessionsCard sessions={sessions} />
        <DataCard />
      </OwnPassword>
    </Page>
  );
}
