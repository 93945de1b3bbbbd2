'use client';

import { hooks, parts, useT } from '@plugins/kit/admin';
import { OpenRow } from './OpenRow';
import css from './progress.module.css';
import type { OpenSelection, ProgressView } from './progress-view';
import { Statistics } from './Statistics';

/** How far all open selections are, what was picked in the last year, and a word to those who have not finished. */
export function ProgressBoard({ covers }: { covers: Record<string, string> }) {
  const t = useT('selection.progress');
  const read = hooks.useRead<ProgressView>('/api/x/selection/progress');
  const { found, setFound } = read;
  if (!found || read.failed) return <parts.Reading of={read} text={t('failed')} />;
  const change = (changed: OpenSelection) =>
    setFound(
      (now) => now && { ...now, open: now.open.map((one) => (one.id === changed.id ? changed : one)) },
    );
  return (
    <div className={css.board}>
      {found.open.length === 0 ? (
        <div className={css.none}>
          <h2>{t('none')}</h2>
          <p>{t('noneText')}</p>
          <parts.ButtonLink href="/admin/projects">{t('projects')}</parts.ButtonLink>
        </div>
      ) : (
        <ul className={css.rows} aria-label={t('title')}>
          {found.open.map((open) => (
            <OpenRow key={open.id} open={open} cover={covers[open.id] ?? null} onChange={change} />
          ))}
        </ul>
      )}
      <Statistics statistics={found.statistics} />
    </div>
  );
}
