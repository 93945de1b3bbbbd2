'use client';

import { useT } from '@plugins/kit/admin';
import { dayWords } from '@plugins/kit/internal';
import { useLocale } from 'next-intl';
import css from './statistics.module.css';
import type { StatisticsView } from './statistics-view';

/** Picks per day (or week) as bars; a list for screen readers. */
export function Activity({ activity: { per, days } }: { activity: StatisticsView['activity'] }) {
  const t = useT('selection.statistics');
  const locale = useLocale();
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return null;
  const most = Math.max(1, ...days.map(({ added }) => added));
  const top = days.find(({ added }) => added === most);
  const words = (day: string) => dayWords(day, locale, 'short');
  return (
    <section>
      <h2>{t(per === 'day' ? 'days' : 'weeks')}</h2>
      <ol className={css.days} style={{ maxInlineSize: `${Math.max(14, days.length * 2.25)}rem` }}>
        {days.map(({ day, added, removed }) => {
          const label = `${words(day)}: ${t('done', { added, removed })}`;
          return (
            <li key={day} title={label}>
              <span className={css.aloud}>{label}</span>
              <span
                className={css.column}
                data-quiet={added === 0 || undefined}
                style={{ blockSize: `${(100 * added) / most}%` }}
              />
            </li>
          );
        })}
      </ol>
      <p
        className={css.axis}
        aria-hidden="true"
        style={{ maxInlineSize: `${Math.max(14, days.length * 2.25)}rem` }}
      >
        <span>{words(first.day)}</span>
        {first === last ? null : <span>{words(last.day)}</span>}
      </p>
      {top ? <p className={css.quiet}>{t('busiest', { per, day: words(top.day), count: most })}</p> : null}
    </section>
  );
}
