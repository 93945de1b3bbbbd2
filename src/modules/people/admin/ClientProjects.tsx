'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { STATE_TONES } from '@/modules/people/admin/state-tones';
import type { ClientView } from '@/modules/people/queries/account-clients-repo';
import css from '@/ui/admin/list-page.module.css';
import { dayText } from '@/ui/admin/times';
import ui from '@/ui/admin/ui.module.css';

/** The projects that a client is invited to, with the invitation's state. */
export function ClientProjects({ projects }: { projects: ClientView['projects'] }) {
  const t = useTranslations('admin-clients');
  const locale = useLocale();
  if (projects.length === 0) return <p className={ui.help}>{t('one.noProjects')}</p>;
  return (
    <ul className={css.projects}>
      {projects.map(({ id, invitation, name, date, state, picks }) => (
        <li key={invitation}>
          <Link href={`/admin/projects/${id}/clients`} prefetch={false}>
            <bdi>{name}</bdi>
          </Link>
          <span className={css.quiet}>
            <span className={ui.chip} data-tone={STATE_TONES[state]}>
              {t(`state.${state}`)}
            </span>
            {picks > 0 ? <span>{t('picks', { count: picks })}</span> : null}
            {date ? <span>{dayText(date, locale)}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
