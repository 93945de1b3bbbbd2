'use client';

import { useT } from '@plugins/kit/admin';
import { useLive, useRead } from '@plugins/kit/admin/hooks';
import { Reading } from '@plugins/kit/admin/parts';
import { useSearchParams } from 'next/navigation';
import { useFormatter } from 'next-intl';
import { useEffect } from 'react';
import { projectPeriod } from '../rules/periods';
import type { ProjectView } from '../wire';
import { BarChart } from './BarChart';
import { Figures, useTimeWords } from './Figures';
import { Funnel } from './Funnel';
import { Lines } from './Lines';
import { NoVisits } from './NoVisits';
import { Periods } from './Periods';
import css from './statistics.module.css';

/** How often the figures are read again while the tab is open. */
const EVERY_MS = 30_000;

/**
 * A project's tab: visits, what was looked at, and how far its people came, in the period of the address. Follows the
 * project live.
 */
export function VisitsTab({ eventId, data }: { eventId: string; data?: unknown }) {
  const t = useT('statistics');
  const period = projectPeriod(useSearchParams().get('period'));
  const at = `/api/x/statistics/projects/${eventId}`;
  const read = useRead<ProjectView>(`${at}?period=${period}`, data as ProjectView | null);
  const { found, load } = read;
  useLive(eventId, ['pick', 'completion', 'favourite'], () => void load());
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void load();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [load]);
  if (!found) return <Reading of={read} text={t('failed')} />;
  const first = { href: `/admin/projects/${eventId}/clients`, label: t('project.invite') };
  if (found.empty)
    return (
      <div className={css.board}>
        <NoVisits title={t('project.none')} text={t('project.noneText')} first={first} />
      </div>
    );
  return (
    <div className={css.board}>
      <Periods
        path={`/admin/projects/${eventId}/visits`}
        names={found.periods}
        chosen={period}
        table={`${at}/days.csv`}
      />
      {/* The last answer stays while the next is loading. */}
      {found.period === period ? (
        <Found eventId={eventId} found={found} first={first} />
      ) : (
        <Reading of={read} text={t('failed')} />
      )}
    </div>
  );
}

function Found({
  eventId,
  found,
  first,
}: {
  eventId: string;
  found: ProjectView;
  first: { href: string; label: string };
}) {
  const t = useT('statistics');
  const { number } = useFormatter();
  const time = useTimeWords();
  const { messages, opened, picked, completed, ordered } = found.funnel;
  const whole = found.period === 'all' ? null : t('project.wholeTime');
  return (
    <>
      <Figures figures={found.figures} />
      {[...found.visits.now, ...(found.visits.before ?? [])].some(Boolean) ? (
        <BarChart title={t('kind.visits')} span={found} {...found.visits} />
      ) : (
        <NoVisits title={t('noVisits')} text={t('project.noneText')} first={first} />
      )}
      <div className={css.pair}>
        <Lines
          title={t('galleries')}
          lines={found.galleries
            .filter(({ looks }) => looks > 0)
            .map(({ id, name, looks, seconds }) => ({
              id,
              name,
              count: seconds,
              words: `${t('looked', { count: looks })} · ${time(seconds)}`,
            }))}
        />
        <Lines
          title={t('shares')}
          lines={found.shares.map(({ name, count }) => ({ id: name, name, count, words: number(count) }))}
        />
      </div>
      {messages > 0 ? (
        <Funnel
          title={t('funnel.title')}
          help={[t('funnel.people'), whole].filter(Boolean).join(' ')}
          steps={[
            { label: t('funnel.messages'), reached: messages },
            { label: t('funnel.opened'), reached: opened },
            { label: t('funnel.picked'), reached: picked },
            { label: t('funnel.completed'), reached: completed },
            { label: t('funnel.ordered'), reached: ordered },
          ]}
        />
      ) : null}
      {found.photographs.length > 0 ? (
        <section>
          <h2>{t('photographs')}</h2>
          {whole ? <p className={css.quiet}>{whole}</p> : null}
          <ul className={css.photographs}>
            {found.photographs.map(({ media, name, src, opened: times, seconds }) => (
              <li key={media}>
                <a href={`/events/${eventId}/medias/${media}`}>
                  <span className={css.picture}>
                    {src ? <img src={src} alt="" loading="lazy" decoding="async" /> : null}
                  </span>
                  <bdi>{name}</bdi>
                </a>
                <small>
                  {t('looked', { count: times })} · <bdi>{time(seconds)}</bdi>
                </small>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
