'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import type { ClientView } from '@/server/studio/account-clients-repo';
import { dayText } from '../../components/times';
import ui from '../../components/ui.module.css';
import { STATE_TONES } from '../project/clients/PersonRow';
import css from './clients.module.css';

/** Where a client has a place, and where they stand there. */
export function ClientProjects({ projects }: { projects: ClientView['projects'] }) {
  const t = useTranslations('admin-clients');
  const locale = useLocale();
  if (projects.length === 0) return <p className={ui.help}>{t('one.noProjects')}</p>;
  return (
    <ul className={css.projects}>
      {projects.map(({ id, name, date, state, picks }, at) => (
        // A person revoked and invited again has two places in one project.
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is the rows' own
        <li key={`${id}-${at}`}>
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
