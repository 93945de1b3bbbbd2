'use client';

import { useT } from '@plugins/kit/admin';
import { useFormatter, useLocale } from 'next-intl';
import { plusDays } from '../rules/day-of';
import css from './statistics.module.css';

/**
 * Bars of a period: filled ones, and beside each an outlined one of the period before. The chart is one picture for
 * screen readers; everybody opens its table.
 */
export function BarChart({
  title,
  from,
  step,
  now,
  before,
  words,
}: {
  title: string;
  /** The first day. */
  from: string;
  /** The days from one bar to the next. */
  step: number;
  now: readonly number[];
  before?: readonly number[];
  /** A count in words, where a number is not enough. */
  words?: (count: number) => string;
}) {
  const t = useT('statistics');
  const locale = useLocale();
  const { number } = useFormatter();
  const say = words ?? ((count: number) => number(count));
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  const highest = Math.max(0, ...now, ...(before ?? []));
  const most = Math.max(1, highest);
  const dates = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(now.length * step > 300 && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  const at = (nr: number) => new Date(`${plusDays(from, nr * step)}T00:00:00Z`);
  const dayOf = (nr: number) => dates.format(at(nr));
  const about = t('chart.about', {
    sum: say(sum(now)),
    from: dayOf(0),
    to: dates.format(new Date(`${plusDays(from, now.length * step - 1)}T00:00:00Z`)),
  });
  return (
    <figure className={css.chart}>
      <figcaption>
        <h2>{title}</h2>
        <p>
          {about}
          {before ? <> {t('chart.before', { sum: say(sum(before)) })}</> : null}
        </p>
      </figcaption>
      <div
        className={css.bars}
        style={{ maxInlineSize: `${now.length * 4}rem` }}
        role="img"
        aria-label={`${title}: ${about}`}
        data-many={now.length > 40 || undefined}
      >
        {now.map((count, nr) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          <span key={nr} className={css.slot} title={`${dayOf(nr)}: ${say(count)}`}>
            {before ? (
              <span className={css.past} style={{ blockSize: `${(100 * (before[nr] ?? 0)) / most}%` }} />
            ) : null}
            <span className={css.bar} style={{ blockSize: `${(100 * count) / most}%` }} />
          </span>
        ))}
      </div>
      <p className={css.axis} style={{ maxInlineSize: `${now.length * 4}rem` }} aria-hidden="true">
        <span>{dayOf(0)}</span>
        <span>{t('chart.most', { count: say(highest) })}</span>
        <span>{dayOf(now.length - 1)}</span>
      </p>
      <details className={css.table}>
        <summary>{t('chart.table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t(step === 1 ? 'chart.day' : 'chart.from')}</th>
              <th scope="col">{title}</th>
              {before ? <th scope="col">{t('chart.earlier')}</th> : null}
            </tr>
          </thead>
          <tbody>
            {now.map((count, nr) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
              <tr key={nr}>
                <th scope="row">{dayOf(nr)}</th>
                <td>{say(count)}</td>
                {before ? <td>{say(before[nr] ?? 0)}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
