'use client';

import { useT } from '@plugins/kit/admin';
import { ButtonLink, Empty, Reading } from '@plugins/kit/admin/parts';
import type { ShownSelection } from './apply-news';
import { OpenRow } from './OpenRow';
import css from './progress.module.css';
import { Statistics } from './Statistics';
import { useProgress } from './use-progress';

/** The live progress of all open selections, statistics of the last year, and nudges. */
export function ProgressBoard({ covers }: { covers: Record<string, string> }) {
  const t = useT('selection.progress');
  const { read, board, setBoard } = useProgress();
  const { found } = read;
  if (!found || !board) return <Reading of={read} text={t('failed')} />;
  const change = (changed: ShownSelection) =>
    setBoard(
      (now) => now && { ...now, rows: now.rows.map((one) => (one.id === changed.id ? changed : one)) },
    );
  const latest = board.rows.find(({ id }) => id === board.latest);
  return (
    <div className={css.board}>
      {board.rows.length === 0 ? (
        <Empty title={t('none')} text={t('noneText')}>
          <ButtonLink href="/admin/projects">{t('projects')}</ButtonLink>
        </Empty>
      ) : (
        <section className={css.open}>
          <p className={css.live}>
            <span className={css.liveDot} aria-hidden="true" />
            {t('live')}
          </p>
          <ul className={css.rows} aria-label={t('title')}>
            {board.rows.map((open) => (
              <OpenRow key={open.id} open={open} cover={covers[open.id] ?? null} onChange={change} />
            ))}
          </ul>
        </section>
      )}
      <p className={css.message} role="status">
        {latest ? `${latest.name}: ${latest.ended ? t(latest.ended) : pickedOf(latest, t)}` : null}
      </p>
      <Statistics statistics={found.statistics} />
    </div>
  );
}

const pickedOf = ({ picked, room }: ShownSelection, t: ReturnType<typeof useT<'selection.progress'>>) =>
  t('picked', { limited: room === null ? 'no' : 'yes', count: picked, room: room ?? 0 });
