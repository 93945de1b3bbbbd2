'use client';

import type { ReactNode } from 'react';
import css from './statistics.module.css';

/** A list of names with a count each, and a bar for the share of the largest; nothing where it is empty. */
export function Lines({
  title,
  lines,
}: {
  title: string;
  lines: readonly { id: string; name: ReactNode; count: number; words: string }[];
}) {
  if (lines.length === 0) return null;
  const most = Math.max(1, ...lines.map(({ count }) => count));
  return (
    <section>
      <h2>{title}</h2>
      <ul className={css.lines}>
        {lines.map(({ id, name, count, words }) => (
          <li key={id}>
            <bdi>{name}</bdi>
            <span>{words}</span>
            <span className={css.share} aria-hidden="true">
              <span style={{ inlineSize: `${(100 * count) / most}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
