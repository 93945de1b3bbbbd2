'use client';

import type { StudioPhoto } from '@media/rules/packed-photos';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { FocalPoint } from '@/core/wire';
import type { RailGallery } from '@/modules/project/queries/galleries-repo';
import { Button } from '@/ui/admin/Button';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import { focalPosition } from '@/ui/gallery/focal-position';
import css from './dialogs.module.css';
import { FocalPicker } from './FocalPicker';
import { pictureOf } from './photo-address';
import type { PhotoActs } from './use-photo-acts';

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
        <FocalPicker
          src={src}
          name={photo.name}
          shape={photo}
          focal={focal}
          chosen={chosen}
          label={t('point', { x: Math.round(focal.x * 100), y: Math.round(focal.y * 100) })}
          onChange={(point) => {
            setFocal(point);
            setChosen(true);
          }}
        />
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
