'use client';

import { useT } from '@plugins/kit/admin';
import { ButtonLink } from '@plugins/kit/admin/parts';
import Link from 'next/link';
import type { Period, ProjectPeriod } from '../rules/periods';
import css from './statistics.module.css';

/** Above figures: links to the same screen in other periods, and the shown one as a file at `table`; null for none. */
export function Periods<Name extends Period | ProjectPeriod>({
  path,
  names,
  chosen,
  table,
}: {
  path: string;
  names: readonly Name[];
  chosen: Name;
  table: string | null;
}) {
  const t = useT('statistics');
  return (
    <div className={css.head}>
      <nav className={css.periods} aria-label={t('periods')}>
        {names.map((name) => (
          <Link
            key={name}
            href={`${path}?period=${name}`}
            prefetch={false}
            scroll={false}
            aria-current={name === chosen ? 'page' : undefined}
          >
            {t(`period.${name as Period | ProjectPeriod}`)}
          </Link>
        ))}
      </nav>
      {table === null ? null : (
        <ButtonLink download href={`${table}?period=${chosen}`}>
          {t('csv.button')}
        </ButtonLink>
      )}
    </div>
  );
}
