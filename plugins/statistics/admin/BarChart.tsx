'use client';

import { useT } from '@plugins/kit/admin';
import { isolateBidi } from '@plugins/kit/rules';
import { useFormatter, useLocale } from 'next-intl';
import { barStart } from '../rules/periods';
import css from './statistics.module.css';

/** From this number of days on, a date names its year. */
const YEAR_DAYS = 300;

/** From this number of bars on, they have less space between them. */
const MANY_BARS = 30;

/**
 * Bars of a period: filled ones, and beside each an outlined one of the period before. The chart is one picture for
 * screen readers; everybody opens its table. Without
 * a bar it is its heading and sum alone.
 */
export function BarChart({
  title,
  span: { from, to, step },
  now,
  before,
  words,
}: {
  title: string;
  /** The first and the last day, and the days from one bar to the next. */
  span: { from: string; to: string; step: number };
  now: readonly number[];
  before: readonly number[] | null;
  /** A count in words, where a number is not enough. */
  words?: (count: number) => string;
}) {
  const t = useT('statistics');
  const locale = useLocale();
  const { number } = useFormatter();
  const say = (count: number) => isolateBidi(words ? words(count) : number(count));
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  const highest = Math.max(0, ...now, ...(before ?? []));
  // The smallest count is still seen beside the highest.
  const heightOf = (count: number) => (count > 0 ? `max(3px, ${(100 * count) / highest}%)` : 0);
  const dates = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(now.length * step > YEAR_DAYS && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  const dayWords = (day: string) => dates.format(new Date(`${day}T00:00:00Z`));
  const barWords = (nr: number) => dayWords(barStart(nr, { from, to, step, steps: now.length }));
  const about = t('chart.about', { sum: say(sum(now)), from: dayWords(from), to: dayWords(to) });
  const earlier = before ? t('chart.before', { sum: say(sum(before)) }) : null;
  return (
    <figure className={css.chart}>
      <figcaption>
        <h2>{title}</h2>
        <p>
          {about} {earlier}
        </p>
      </figcaption>
      {highest === 0 ? null : (
        <>
          <div
            className={css.bars}
            style={{ maxInlineSize: `${now.length * 4}rem` }}
            role="img"
            aria-label={[`${title}: ${about}`, earlier].filter(Boolean).join(' ')}
            data-many={now.length > MANY_BARS || undefined}
          >
            {now.map((count, nr) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
              <span key={nr} className={css.slot} title={`${barWords(nr)}: ${say(count)}`}>
                {before ? (
                  <span className={css.past} style={{ blockSize: heightOf(before[nr] ?? 0) }} />
                ) : null}
                <span className={css.bar} style={{ blockSize: heightOf(count) }} />
              </span>
            ))}
          </div>
          <p className={css.axis} style={{ maxInlineSize: `${now.length * 4}rem` }} aria-hidden="true">
            <span>{dayWords(from)}</span>
            <span>{t('chart.most', { count: say(highest) })}</span>
            <span>{dayWords(to)}</span>
          </p>
          <details className={css.table}>
            <summary>
              {t('chart.table')}
              {/* Each chart has such a line: a screen reader's list of them names the chart. */}
              <span className={css.aloud}>: {title}</span>
            </summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll a long table */}
            <section className={css.rows} aria-label={title} tabIndex={0}>
              <table aria-label={title}>
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
                      <th scope="row">{barWords(nr)}</th>
                      <td>{say(count)}</td>
                      {before ? <td>{say(before[nr] ?? 0)}</td> : null}
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          </details>
        </>
      )}
    </figure>
  );
}
