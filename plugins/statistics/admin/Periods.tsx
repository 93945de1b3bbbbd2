'use client';

import { useT } from '@plugins/kit/admin';
import { PERIOD_NAMES, type Period } from '../rules/periods';
import css from './statistics.module.css';

/** Links to the same screen in other periods. */
export function Periods({ path, chosen }: { path: string; chosen: Period }) {
  const t = useT('statistics');
  return (
    <nav className={css.periods} aria-label={t('periods')}>
      {PERIOD_NAMES.map((name) => (
        <a key={name} href={`${path}?period=${name}`} aria-current={name === chosen ? 'page' : undefined}>
          {t(`period.${name}`)}
        </a>
      ))}
    </nav>
  );
}
