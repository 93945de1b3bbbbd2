'use client';

import { useT } from '@plugins/kit/admin';
import { useLive, useRead } from '@plugins/kit/admin/hooks';
import { ButtonLink, Empty, Reading } from '@plugins/kit/admin/parts';
import { useFormatter } from 'next-intl';
import { useEffect } from 'react';
import { daysBetween } from '../rules/day-of';
import { barsOf } from '../rules/periods';
import type { ProjectView } from '../wire';
import { BarChart } from './BarChart';
import { Figures, useTimeWords } from './Figures';
import { Funnel } from './Funnel';
import { Lines } from './Lines';
import css from './statistics.module.css';

/** How often the figures are read again while the tab is open. */
const EVERY_MS = 30_000;
/** Bars that are shown at most. */
const BARS = 60;

/** A project's tab: visits, what was looked at, and how far its people came. Follows the project live. */
export function VisitsTab({ eventId }: { eventId: string }) {
  const t = useT('statistics');
  const read = useRead<ProjectView>(`/api/x/statistics/projects/${eventId}`);
  const { found, load } = read;
  useLive(eventId, ['pick', 'completion', 'favourite'], () => void load());
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void load();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [load]);
  if (!found) return <Reading of={read} text={t('failed')} />;
  if (found.days.length === 0 && found.figures.every(({ count }) => count === 0))
    return (
      <Empty title={t('project.none')} text={t('project.noneText')}>
        <ButtonLink href={`/admin/projects/${eventId}/clients`}>{t('project.invite')}</ButtonLink>
      </Empty>
    );
  return <Found eventId={eventId} found={found} />;
}

function Found({ eventId, found }: { eventId: string; found: ProjectView }) {
  const t = useT('statistics');
  const { number } = useFormatter();
  const time = useTimeWords();
  const { messages, opened, picked, completed, ordered } = found.funnel;
  return (
    <div className={css.board}>
      <Figures figures={found.figures} />
      <Visits days={found.days} />
      {messages > 0 ? (
        <Funnel
          title={t('funnel.title')}
          help={t('funnel.people')}
          steps={[
            { label: t('funnel.messages'), count: messages },
            { label: t('funnel.opened'), count: opened },
            { label: t('funnel.picked'), count: picked },
            { label: t('funnel.completed'), count: 0, reached: completed },
            ...(ordered === null ? [] : [{ label: t('funnel.ordered'), count: 0, reached: ordered }]),
          ]}
        />
      ) : null}
      {found.photographs.length > 0 ? (
        <section>
          <h2>{t('photographs')}</h2>
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
      <p>
        <ButtonLink download href={`/api/x/statistics/projects/${eventId}/days.csv`}>
          {t('csv.button')}
        </ButtonLink>
      </p>
    </div>
  );
}

/** Visits by day, or by weeks where there are many days. */
function Visits({ days }: { days: ProjectView['days'] }) {
  const t = useT('statistics');
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return null;
  const span = daysBetween(first.day, last.day) + 1;
  const step = span <= BARS ? 1 : span <= 7 * BARS ? 7 : 28;
  const counts = days.map(({ day, visits }) => ({ day, count: visits }));
  const steps = Math.max(7, Math.ceil(span / step));
  return (
    <BarChart
      title={t('kind.visits')}
      from={first.day}
      step={step}
      now={barsOf(counts, { from: first.day, step, steps })}
    />
  );
}
