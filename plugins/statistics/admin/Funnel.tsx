'use client';

import { useT } from '@plugins/kit/admin';
import { useFormatter } from 'next-intl';
import css from './statistics.module.css';

/** A step of the way from message to order; null: the reader may not see it, or it does not exist. */
export interface Step {
  label: string;
  count: number | null;
  /** In place of the number: whether it was reached. */
  reached?: boolean;
}

/** How many came how far: bars under each other, each a share of the first step. */
export function Funnel({ title, help, steps }: { title: string; help: string; steps: readonly Step[] }) {
  const t = useT('statistics');
  const { number } = useFormatter();
  const first = steps[0]?.count ?? 0;
  return (
    <section>
      <h2>{title}</h2>
      <p className={css.quiet}>{help}</p>
      <ol className={css.funnel}>
        {steps.map(({ label, count, reached }) => {
          if (count === null) return null;
          const share = reached === undefined ? (first > 0 ? count / first : 0) : reached ? 1 : 0;
          return (
            <li key={label}>
              <span>{label}</span>
              <span>
                {reached === undefined ? number(count) : t(reached ? 'funnel.yes' : 'funnel.no')}{' '}
                {reached === undefined && first > 0 ? (
                  <small>{number(share, { style: 'percent', maximumFractionDigits: 0 })}</small>
                ) : null}
              </span>
              <span className={css.share} aria-hidden="true">
                <span style={{ inlineSize: `${100 * Math.min(1, share)}%` }} />
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
