'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { Actor } from '@/modules/access/audit/actor';
import type { AuditRow } from '@/modules/access/audit/list-audit';
import type { AuditAction, AuditNoun } from '@/modules/access/rules/audit';
import { Moment } from '@/ui/admin/Moment';
import ui from '@/ui/admin/ui.module.css';
import css from './history.module.css';

type Entry = Omit<AuditRow, 'at'> & { at: string };

interface Props {
  entries: Entry[];
  nouns: AuditNoun[];
  noun: string | null;
  project: string | null;
  /** The last entry of this page, if older ones exist. */
  older: string | null;
  /** Whether this is not the newest page. */
  paged: boolean;
}

function addressOf(asked: Record<string, string | null>): string {
  const set = Object.entries(asked).filter((pair): pair is [string, string] => pair[1] !== null);
  const query = new URLSearchParams(set);
  return `/admin/settings/history${query.size ? `?${query}` : ''}`;
}

/** The history as a list, newest first, with a filter by noun. */
export function HistoryList({ entries, nouns, noun, project, older, paged }: Props) {
  const t = useTranslations('admin-history');
  return (
    <main className={css.page}>
      <h1>{t('title')}</h1>
      <p className={ui.help}>{t('help')}</p>
      <nav className={css.nouns} aria-label={t('filter')}>
        {[null, ...nouns].map((one) => (
          <Link
            key={one ?? 'all'}
            href={addressOf({ noun: one, project })}
            prefetch={false}
            className={css.noun}
            aria-current={one === noun ? 'true' : undefined}
          >
            {t(`noun.${one ?? 'all'}`)}
          </Link>
        ))}
      </nav>
      {entries.length === 0 ? (
        <section className={ui.empty}>
          <h2>{t('emptyTitle')}</h2>
          <p>{t('emptyText')}</p>
        </section>
      ) : (
        <ol className={css.list}>
          {entries.map((entry) => (
            <Line key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <div className={css.pages}>
        {paged ? (
          <Link href={addressOf({ noun, project })} prefetch={false}>
            {t('newest')}
          </Link>
        ) : null}
        {older ? (
          <Link href={addressOf({ noun, project, before: older })} prefetch={false}>
            {t('older')}
          </Link>
        ) : null}
      </div>
    </main>
  );
}

function Line({ entry }: { entry: Entry }) {
  const t = useTranslations('admin-history');
  const { action, subject, count, project, role, name } = entry;
  const entered = action === 'grant.made';
  // A payment service is recorded by its plugin's id: `stripe`.
  const service = action.startsWith('payments.') && subject;
  const about = service ? service.charAt(0).toUpperCase() + service.slice(1) : entered ? null : subject;
  return (
    <li>
      <p className={css.what}>
        {t(`action.${action as AuditAction}`, {
          count: count ?? 1,
          way: entered ? (subject ?? 'code') : 'code',
        })}
        {about ? (
          <>
            {' · '}
            <bdi>{about}</bdi>
          </>
        ) : null}
      </p>
      <p className={css.where}>
        {project && project.name !== about ? (
          <Link href={`/admin/projects/${project.id}`} prefetch={false}>
            <bdi>{project.name}</bdi>
          </Link>
        ) : null}
      </p>
      <p className={css.who}>
        {name ? <bdi>{name}</bdi> : null}
        <span className={css.role}>{t(`role.${role as Actor['role']}`)}</span>
      </p>
      <p className={css.at}>
        <Moment at={entry.at} />
      </p>
    </li>
  );
}
