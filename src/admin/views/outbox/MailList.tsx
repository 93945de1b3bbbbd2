'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { MailLine } from '@/server/studio/outbox-repo';
import { Moment } from '../../components/Moment';
import ui from '../../components/ui.module.css';
import css from './outbox.module.css';

export const MAIL_TONES: Record<MailLine['state'], string | undefined> = {
  queued: undefined,
  outbox: undefined,
  sent: 'live',
  failed: 'bad',
};

/** The newest messages. */
export function MailList({ mails, server }: { mails: MailLine[]; server: boolean }) {
  const t = useTranslations('admin.outbox');
  return (
    <main className={css.page}>
      <h1>{t('title')}</h1>
      <p className={ui.help}>{server ? t('helpServer') : t('help')}</p>
      {mails.length === 0 ? (
        <section className={ui.empty}>
          <h2>{t('emptyTitle')}</h2>
          <p>{t('emptyText')}</p>
        </section>
      ) : (
        <ul className={css.list}>
          {mails.map((mail) => (
            <li key={mail.id}>
              <Link href={`/admin/outbox/${mail.id}`} prefetch={false}>
                <bdi>{mail.subject}</bdi>
              </Link>
              <span className={css.to}>
                <bdi>{mail.to}</bdi>
              </span>
              <span className={ui.chip} data-tone={MAIL_TONES[mail.state]}>
                {t(`state.${mail.state}`)}
              </span>
              <span className={css.at}>
                <Moment at={mail.created_at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}
