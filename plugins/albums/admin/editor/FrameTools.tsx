'use client';

import { useT } from '@plugins/kit/admin';
import { Button, CheckField } from '@plugins/kit/admin/parts';
import { placePhoto } from '@plugins/kit/internal';
import { TiltRange } from '@plugins/kit/view/internal';
import { roomOf } from '../../rules/crop';
import { type Frame, TILT_MOST, TURNS } from '../../rules/document';
import * as edit from '../../rules/edit';
import { SOFT } from '../../rules/preflight';
import { cropAround, densityOf, withBleed } from '../../rules/resolve';
import css from './editor.module.css';
import type { PanelProps } from './SidePanel';
import { newId } from './use-album';

/** Tools of the chosen photograph: its crop, straightening, black and white. The original is never changed. */
export function FrameTools({
  document,
  spread,
  photos,
  frame,
  cropping,
  onCrop,
  onChoose,
  change,
}: PanelProps & { frame: Frame }) {
  const t = useT('albums.admin.editor');
  const photo = frame.media ? photos.get(frame.media) : undefined;
  const set = (next: Partial<Frame>) =>
    change((now) => edit.onFrame(now, { spread: spread.id, frame: frame.id }, next));
  if (!photo)
    return (
      <section className={css.tool}>
        <h3>{t('emptyFrame')}</h3>
        <p>{t('placeHint')}</p>
        <Button small onClick={() => onChoose(null)}>
          {t('done')}
        </Button>
      </section>
    );
  const density = Math.round(densityOf(placePhoto(withBleed(frame, document.format), photo, frame)));
  const room = roomOf(frame, photo, document.format);
  const exact = room.x === 0 && room.y === 0;
  const turn = TURNS[(TURNS.indexOf(frame.turn) + 1) % TURNS.length] ?? 0;
  return (
    <section className={css.tool}>
      <h3>
        <bdi>{photo.name}</bdi>
      </h3>
      <p className={css.density} data-soft={density < SOFT || undefined}>
        {t(density < SOFT ? 'densitySoft' : 'density', { density })}
      </p>
      <label className={css.range}>
        {t('zoom')}
        <input
          type="range"
          min={1}
          max={4}
          step={0.01}
          value={frame.crop.zoom}
          onChange={(event) => set({ crop: { ...frame.crop, zoom: Number(event.target.value) } })}
        />
      </label>
      <label className={css.range}>
        {t('straighten')}
        <TiltRange most={TILT_MOST} step={0.1} value={frame.tilt} onChange={(tilt) => set({ tilt })} />
        <output>{t('degrees', { degrees: frame.tilt })}</output>
      </label>
      <CheckField
        label={t('blackWhite')}
        checked={frame.bw}
        onChange={(event) => set({ bw: event.target.checked })}
      />
      <span className={css.row}>
        <Button
          small
          look={cropping ? 'primary' : 'plain'}
          aria-pressed={cropping}
          onClick={() => onCrop(!cropping)}
        >
          {t(cropping ? 'cropDone' : 'crop')}
        </Button>
        <Button small onClick={() => set({ turn })}>
          {t('turn')}
        </Button>
        <Button small onClick={() => set({ crop: cropAround(photo), tilt: 0, turn: 0, bw: false })}>
          {t('reset')}
        </Button>
        <Button
          small
          onClick={() => {
            change((now) => edit.takeOff(now, photo.id, photos, newId));
            onChoose(null);
          }}
        >
          {t('takeOff')}
        </Button>
        <Button small look="quiet" onClick={() => onChoose(null)}>
          {t('done')}
        </Button>
      </span>
      <p className={css.hint}>{t(cropping ? (exact ? 'cropFits' : 'cropHint') : 'frameHint')}</p>
    </section>
  );
}
