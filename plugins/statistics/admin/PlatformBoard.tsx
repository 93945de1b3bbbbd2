'use client';

import { useT } from '@plugins/kit/admin';
import { useFormatter } from 'next-intl';
import type { PlatformView } from '../queries/platform';
import { PERIOD_NAMES } from '../rules/periods';
import { BarChart } from './BarChart';
import { Periods } from './Periods';
import css from './statistics.module.css';

/** Units of storage, each a thousand times the one before. */
const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const NOW = ['accounts', 'active', 'projects', 'photographs', 'bytes', 'waiting', 'failed'] as const;

/** The installation's figures: accounts, storage, jobs, and what was added in a period. */
export function PlatformBoard({ found }: { found: PlatformView }) {
  const t = useT('statistics.platform');
  const { number } = useFormatter();
  const sized = (bytes: number) => {
    const unit = UNITS.findLast((_name, step) => bytes >= 1000 ** (step + 1)) ?? 'kilobyte';
    const value = bytes / 1000 ** (UNITS.indexOf(unit) + 1);
    return number(value, {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: value < 100 ? 1 : 0,
    });
  };
  return (
    <div className={css.board}>
      <dl className={css.figures}>
        {NOW.map((name) => (
          <div key={name}>
            <dt>{t(`now.${name}`)}</dt>
            <dd>
              <bdi>{name === 'bytes' ? sized(found.now.bytes) : number(found.now[name])}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Periods
        path="/admin/x/statistics/platform"
        names={PERIOD_NAMES}
        chosen={found.period}
        table="/api/x/statistics/platform.csv"
      />
      <div className={css.charts}>
        {found.bars.map(({ kind, now, before }) => (
          <BarChart
            key={kind}
            title={t(`added.${kind}`)}
            span={found}
            now={now}
            before={before}
            {...(kind === 'bytes' && { words: sized })}
          />
        ))}
      </div>
    </div>
  );
}
