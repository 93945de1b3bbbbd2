'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { MailState } from '@/core/mail/mail-state';
import type { MailPage } from '@/modules/messaging/queries/outbox-repo';
import { ListBar, Pager } from '@/ui/admin/ListBar';
import { Moment } from '@/ui/admin/Moment';
import ui from '@/ui/admin/ui.module.css';
import { useAddress } from '@/ui/admin/use-address';
import css from './outbox.module.css';
import { SendAgain } from './SendAgain';

export const MAIL_TONES: Record<MailState, string | undefined> = {
  queued: undefined,
  outbox: undefined,
  sent: 'live',
  failed: 'bad',
  bounced: 'bad',
};

interface Props {
  found: MailPage;
  projects: { id: string; name: string }[];
  /** Whether a mail server is configured. */
  server: boolean;
  /** Whether messages may be opened: the account's owner may, an operator may not. */
  open: boolean;
}

/** Messages, newest first; those that did not arrive are highlighted, with the reason and the fix. */
export function MailList({ found, projects, server, open }: Props) {
  const t = useTranslations('admin-operators.outbox');
  const address = useAddress();
  const { counts } = found;
  const parts = [
    { value: '', label: t('part.all'), count: counts.all },
    { value: 'trouble', label: t('part.trouble'), count: counts.trouble, bad: true },
    { value: 'queued', label: t('part.queued'), count: counts.queued },
    { value: 'outbox', label: t('part.outbox'), count: counts.outbox },
    { value: 'sent', label: t('part.sent'), count: counts.sent },
  ].filter(({ value, count }) => value === '' || count > 0 || value === address.asked.get('state'));
  const filtered = ['state', 'project', 'q'].some((name) => address.asked.get(name));
  return (
    <main className={css.page}>
      <h1>{t(open ? 'title' : 'allTitle')}</h1>
      <p className={ui.help}>{open ? (server ? t('helpServer') : t('help')) : t('allHelp')}</p>
      {open && !server ? <p className={css.notice}>{t('noServer')}</p> : null}
      {counts.all === 0 && !filtered ? (
        <section className={ui.empty}>
          <h2>{t('emptyTitle')}</h2>
          <p>{t('emptyText')}</p>
        </section>
      ) : (
        <>
          <ListBar address={address} label={t('parts')} parts={parts} part="state" search={t('search')}>
            {projects.length > 1 ? (
              <select
                className={ui.input}
                aria-label={t('project')}
                value={address.asked.get('project') ?? ''}
                onChange={(event) => address.set({ project: event.target.value })}
              >
                <option value="">{t('allProjects')}</option>
                {projects.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            ) : null}
          </ListBar>
          <Rows found={found} open={open} server={server} />
          <Pager page={found.page} pages={found.pages} address={address} />
        </>
      )}
    </main>
  );
}

function Rows({ found, open, server }: Pick<Props, 'found' | 'open' | 'server'>) {
  const t = useTranslations('admin-operators');
  if (found.mails.length === 0) return <p className={ui.empty}>{t('outbox.nothing')}</p>;
  return (
    <ul className={css.list}>
      {found.mails.map((mail) => (
        <li key={mail.id}>
          <div className={css.what}>
            {open ? (
              <Link href={`/admin/outbox/${mail.id}`} prefetch={false}>
                <bdi>{mail.subject}</bdi>
              </Link>
            ) : (
              <strong>
                <bdi>{mail.account ?? t('outbox.platform')}</bdi>
              </strong>
            )}
            {!open && mail.subject ? <bdi>{mail.subject}</bdi> : null}
            <span className={css.to}>
              <bdi>{mail.to}</bdi>
              {mail.project ? (
                <>
                  {' · '}
                  <bdi>{mail.project}</bdi>
                </>
              ) : null}
            </span>
            {mail.trouble ? (
              <span className={css.why} data-tone={mail.again ? undefined : MAIL_TONES[mail.state]}>
                {t(`trouble.${mail.trouble}`)}
              </span>
            ) : null}
          </div>
          <span className={ui.chip} data-tone={MAIL_TONES[mail.state]}>
            {mail.again ? t('outbox.replaced') : t(`outbox.state.${mail.state}`)}
          </span>
          <span className={css.at}>
            <Moment at={mail.created_at} />
          </span>
          <div className={css.act}>{server ? <SendAgain mail={mail} open={open} small /> : null}</div>
        </li>
      ))}
    </ul>
  );
}
