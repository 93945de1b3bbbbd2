'use client';

import type { StudioPhoto } from '@media/rules/packed-photos';
import { EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { FocalPoint } from '@/core/wire';
import type { RailGallery } from '@/modules/project/queries/galleries-repo';
import { Button } from '@/ui/admin/Button';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import { focalPosition } from '@/ui/gallery/focal-position';
import { type CoverChange, unseenBy } from './cover-change';
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
  const hiddenFrom = unseenBy(photo, gallery);
  const save = (change: CoverChange) => {
    onClose();
    if (Object.keys(change).length > 0) void acts.cover(change);
  };
  const same = photo.focal?.x === focal.x && photo.focal.y === focal.y;
  const point: CoverChange = chosen && !same ? { focal: { media: photo.id, to: focal } } : {};
  const style = { objectPosition: focalPosition(focal) };
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <p>{t('help')}</p>
      {hiddenFrom ? (
        <p className={css.warning}>
          <EyeOff aria-hidden /> <span>{t(`hiddenFrom.${hiddenFrom}`)}</span>
        </p>
      ) : null}
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
            onClick={() => save(photo.focal ? { focal: { media: photo.id, to: null } } : {})}
          >
            {t('middle')}
          </Button>
        ) : null}
        <Button onClick={() => save(point)} disabled={!chosen}>
          {t('onlyPoint')}
        </Button>
        {gallery ? (
          <Button
            title={gallery.name}
            onClick={() => save({ ...point, gallery: { id: gallery.id, cover: photo.id } })}
          >
            <span className={css.twoLines}>{t('ofGallery', { name: gallery.name })}</span>
          </Button>
        ) : null}
        <Button look="primary" onClick={() => save({ ...point, project: photo.id })}>
          {cover === photo.id ? t('isProject') : t('ofProject')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
