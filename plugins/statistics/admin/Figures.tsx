'use client';

import { useT } from '@plugins/kit/admin';
import { isolateBidi, moneyWords } from '@plugins/kit/rules';
import { useFormatter, useLocale } from 'next-intl';
import type { Figure } from '../wire';
import css from './statistics.module.css';

/** Returns a function that writes a time in hours and minutes, or in seconds below a minute. */
export function useTimeWords(): (seconds: number) => string {
  const locale = useLocale();
  return (seconds) => {
    const unit = (name: 'hour' | 'minute' | 'second', value: number) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
    if (seconds < 60) return unit('second', Math.round(seconds));
    const minutes = Math.round(seconds / 60);
    if (minutes < 60) return unit('minute', minutes);
    const rest = minutes % 60;
    const hours = unit('hour', Math.floor(minutes / 60));
    return rest === 0 ? hours : `${hours} ${unit('minute', rest)}`;
  };
}

/** Numbers in a list, each beside that of the period before. Those that are 0 in both are left out, but the first. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const t = useT('statistics');
  const locale = useLocale();
  const { number } = useFormatter();
  const time = useTimeWords();
  const say = ({ unit, name }: Figure, count: number) =>
    unit === 'money'
      ? moneyWords({ amount: count, currency: name as 'USD' | 'ILS' }, locale)
      : unit === 'seconds'
        ? time(count)
        : number(count);
  const shown = figures.filter(({ count, before }, nr) => nr === 0 || count !== 0 || before);
  return (
    <dl className={css.figures}>
      {shown.map((figure) => (
        <div key={`${figure.label} ${figure.name}`}>
          <dt>{figure.label}</dt>
          <dd>
            <bdi>{say(figure, figure.count)}</bdi>
            {figure.before === null ? null : (
              <small>{t('before', { count: isolateBidi(say(figure, figure.before)) })}</small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
