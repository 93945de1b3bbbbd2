'use client';

import type { StudioPhoto } from '@media/rules/packed-photos';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import type { FocalPoint } from '@/core/wire';
import type { RailGallery } from '@/modules/project/queries/galleries-repo';
import { Button } from '@/ui/admin/Button';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import { focalPosition } from '@/ui/gallery/focal-position';
import css from './dialogs.module.css';
import { pictureOf } from './photo-address';
import type { PhotoActs } from './use-photo-acts';

const STEP = 0.03;
const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

/** Makes a photograph the cover of its project or gallery, and sets its focal point. */
export function CoverDialog({
  event,
  photo,
  token,
  cover,
  gallery,
  acts,
  onClose,
}: {
  event: string;
  photo: StudioPhoto;
  token: string;
  cover: string | null;
  gallery: RailGallery | undefined;
  acts: PhotoActs;
  onClose: () => void;
}) {
  const t = useTranslations('admin-photos.cover');
  const [focal, setFocal] = useState<FocalPoint>(photo.focal ?? { x: 0.5, y: 0.5 });
  const [chosen, setChosen] = useState(photo.focal !== null);
  const src = pictureOf(event, photo, 'medium', token) ?? pictureOf(event, photo, 's600', token);
  const set = (x: number, y: number) => {
    setFocal({ x: share(x), y: share(y) });
    setChosen(true);
  };
  const click = (press: MouseEvent<HTMLButtonElement>) => {
    // A click by keyboard has no coordinates.
    if (press.detail === 0) return;
    const box = press.currentTarget.getBoundingClientRect();
    set((press.clientX - box.left) / box.width, (press.clientY - box.top) / box.height);
  };
  const key = (press: KeyboardEvent) => {
    const by: Record<string, [number, number]> = {
      ArrowLeft: [-STEP, 0],
      ArrowRight: [STEP, 0],
      ArrowUp: [0, -STEP],
      ArrowDown: [0, STEP],
    };
    const step = by[press.key];
    if (!step) return;
    press.preventDefault();
    set(focal.x + step[0], focal.y + step[1]);
  };
  const save = async (then?: () => Promise<boolean>) => {
    onClose();
    const same = photo.focal?.x === focal.x && photo.focal.y === focal.y;
    if (chosen && !same && !(await acts.focal(photo.id, focal))) return;
    await then?.();
  };
  const style = { objectPosition: focalPosition(focal) };
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <p>{t('help')}</p>
      <div className={css.focal}>
        <button
          type="button"
          className={css.whole}
          style={{ aspectRatio: `${photo.width || 3} / ${photo.height || 2}` }}
          aria-label={t('point', { x: Math.round(focal.x * 100), y: Math.round(focal.y * 100) })}
          onClick={click}
          onKeyDown={key}
        >
          {src ? <img src={src} alt={photo.name} draggable={false} /> : null}
          <span
            className={css.point}
            style={{ left: `${focal.x * 100}%`, top: `${focal.y * 100}%` }}
            data-chosen={chosen || undefined}
          />
        </button>
        {src ? (
          <div className={css.cuts} aria-hidden>
            <span style={{ aspectRatio: '16 / 9' }}>
              <img src={src} alt="" style={style} />
            </span>
            <span style={{ aspectRatio: '9 / 16' }}>
              <img src={src} alt="" style={style} />
            </span>
          </div>
        ) : null}
      </div>
      <DialogActions>
        {chosen ? (
          <Button
            look="quiet"
            onClick={() => {
              setChosen(false);
              onClose();
              void acts.focal(photo.id, null);
            }}
          >
            {t('middle')}
          </Button>
        ) : null}
        <Button onClick={() => void save()} disabled={!chosen}>
          {t('onlyPoint')}
        </Button>
        {gallery ? (
          <Button onClick={() => void save(() => acts.galleryCover(gallery.id, photo.id))}>
            {t('ofGallery', { name: gallery.name })}
          </Button>
        ) : null}
        <Button look="primary" onClick={() => void save(() => acts.projectCover(photo.id))}>
          {cover === photo.id ? t('isProject') : t('ofProject')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
