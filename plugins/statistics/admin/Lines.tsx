'use client';

import css from './statistics.module.css';

/** A name with a count. */
export interface Line {
  id: string;
  name: string;
  /** The name is an address: it reads from left to right in every language. */
  address?: boolean;
  /** An address below the name. */
  below?: string | undefined;
  count: number;
  words: string;
}

/** A list of names with a count each, and a bar for the share of the largest; nothing where it is empty. */
export function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  const most = Math.max(1, ...lines.map(({ count }) => count));
  return (
    <section>
      <h2>{title}</h2>
      <ul className={css.lines}>
        {lines.map(({ id, name, address, below, count, words }) => (
          <li key={id}>
            {/* Around it, because a block of the other direction would be at the other edge. */}
            <span className={css.name}>
              <bdi dir={address ? 'ltr' : 'auto'}>{name}</bdi>
              {below ? (
                <small>
                  <bdi dir="ltr">{below}</bdi>
                </small>
              ) : null}
            </span>
            <bdi>{words}</bdi>
            <span className={css.share} aria-hidden="true">
              <span style={{ inlineSize: `${(100 * count) / most}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
