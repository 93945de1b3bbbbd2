'use client';

import { useT } from '@plugins/kit/admin';
import { TilePicture } from '@plugins/kit/admin/internal';
import { EyeOff, Lock, MessageSquareText } from 'lucide-react';
import { memo } from 'react';
import type { ShownPhoto } from './filter-picks';
import css from './tile.module.css';
import { usePickWords } from './use-pick-words';

/** One photograph with its picks and notes. Has no event handlers: the grid handles them all. */
export const PickTile = memo(function PickTile({
  event,
  token,
  shown: { photo, picks },
  alone,
  column,
  here,
}: {
  event: string;
  token: string;
  shown: ShownPhoto;
  /** Only one product is shown: its name is not repeated on each tile. */
  alone: boolean;
  column: number;
  /** Whether this tile is in the tab order. */
  here: boolean;
}) {
  const t = useT('selection.admin');
  const words = usePickWords();
  const notes = picks.flatMap(({ note }) => note ?? []);
  const who = picks.length > 0 ? words.who(picks, alone) : t('notPicked');
  const marks = [photo.hidden ? t('hidden') : null, photo.private ? t('withdrawn') : null];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table lays itself out; a grid of tiles is laid out by us
    <div
      role="gridcell"
      id={`pick-${photo.id}`}
      className={css.tile}
      data-pick={photo.id}
      data-picked={picks.length > 0 || undefined}
      data-withdrawn={photo.private || undefined}
      tabIndex={here ? 0 : -1}
      aria-colindex={column}
    >
      <TilePicture
        event={event}
        photo={photo}
        token={token}
        badges={
          <>
            {notes.length > 0 ? (
              <span>
                <MessageSquareText />
              </span>
            ) : null}
            {photo.hidden ? (
              <span title={t('hidden')}>
                <EyeOff />
              </span>
            ) : null}
            {photo.private ? (
              <span title={t('withdrawn')}>
                <Lock />
              </span>
            ) : null}
          </>
        }
      />
      <div className={css.words}>
        <strong>
          <bdi>{photo.name}</bdi>
        </strong>{' '}
        <span className={css.who}>{who}</span>{' '}
        {notes.length > 0 ? (
          <q className={css.remark} dir="auto">
            {notes.join(' · ')}
          </q>
        ) : null}
      </div>
      <span className={css.said}>{marks.filter(Boolean).join(', ')}</span>
    </div>
  );
});
