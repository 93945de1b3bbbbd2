'use client';

import type { StudioPhoto } from '@media/rules/packed-photos';
import { Check, EyeOff, Heart, Loader2, Lock, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import type { ErrorCode } from '@/core/errors/error-table';
import ui from '@/ui/admin/ui.module.css';
import { TilePicture } from './TilePicture';
import css from './tile.module.css';

interface TileProps {
  event: string;
  photo: StudioPhoto;
  token: string;
  column: number;
  chosen: boolean;
  /** Whether this tile is the tab stop of the grid. */
  here: boolean;
}

/** One photograph of the grid with its state. Has no event handlers: the grid handles events of all its tiles. */
export const PhotoTile = memo(function PhotoTile({ event, photo, token, column, chosen, here }: TileProps) {
  const t = useTranslations('admin-photos');
  const errors = useTranslations('errors');
  const { name, state, picks } = photo;
  const why = state === 'refused' ? errors((photo.refusal ?? 'PHOTO_BROKEN') as ErrorCode) : null;
  const said = [
    name,
    state === 'processing' ? t('state.processing') : why,
    picks > 0 ? t('picks', { count: picks }) : null,
    photo.hidden ? t(photo.hidden_by === 'client' ? 'state.hiddenByClient' : 'state.hidden') : null,
    photo.private ? t('state.withdrawn') : null,
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table lays itself out; a grid of tiles is laid out by us
    <div
      role="gridcell"
      id={`photo-${photo.id}`}
      className={css.tile}
      data-photo={photo.id}
      data-state={state}
      data-withdrawn={photo.private || undefined}
      tabIndex={here ? 0 : -1}
      aria-colindex={column}
      aria-selected={chosen}
      aria-label={said.filter(Boolean).join(', ')}
    >
      <TilePicture
        event={event}
        photo={photo}
        token={token}
        className={css.picture}
        missing={
          state === 'refused' ? (
            <span className={css.refused}>
              <TriangleAlert aria-hidden />
              {why}
            </span>
          ) : (
            <Loader2 className={ui.spinner} aria-hidden />
          )
        }
        badges={
          <>
            {picks > 0 ? (
              <span title={t('picks', { count: picks })}>
                <Heart /> {picks}
              </span>
            ) : null}
            {photo.hidden ? (
              <span title={t(photo.hidden_by === 'client' ? 'state.hiddenByClient' : 'state.hidden')}>
                <EyeOff />
              </span>
            ) : null}
            {photo.private ? (
              <span title={t('state.withdrawn')}>
                <Lock />
              </span>
            ) : null}
          </>
        }
      >
        <span className={css.tick} data-tick aria-hidden>
          <Check />
        </span>
      </TilePicture>
      <span className={css.name} dir="auto" aria-hidden>
        {name}
      </span>
    </div>
  );
});
