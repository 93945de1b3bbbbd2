'use client';

import { useT } from '@plugins/kit/admin';
import { useFormatter } from 'next-intl';
import css from './statistics.module.css';

/** A step of the way from message to order; null: the reader may not see it. */
export interface Step {
  label: string;
  /** How many came this far, or whether it was reached, where there is nothing to count. */
  reached: number | boolean | null;
}

/** How many came how far: bars under each other, each a share of the first step. */
export function Funnel({ title, help, steps }: { title: string; help: string; steps: readonly Step[] }) {
  const t = useT('statistics');
  const { number } = useFormatter();
  const first = Number(steps[0]?.reached ?? 0);
  return (
    <section>
      <h2>{title}</h2>
      <p className={css.quiet}>{help}</p>
      <ol className={css.funnel}>
        {steps.map(({ label, reached }) => {
          if (reached === null) return null;
          const counted = typeof reached === 'number' && reached > 0;
          const share = counted ? (first > 0 ? reached / first : 0) : reached ? 1 : 0;
          return (
            <li key={label}>
              <span>{label}</span>
              <span>
                {counted ? number(reached) : t(reached ? 'funnel.yes' : 'funnel.no')}{' '}
                {counted && first > 0 ? (
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
