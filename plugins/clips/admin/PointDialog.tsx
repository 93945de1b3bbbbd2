'use client';

import { useT } from '@plugins/kit/admin';
import { FocalPicker } from '@plugins/kit/admin/internal';
import { Button, Dialog, DialogActions } from '@plugins/kit/admin/parts';
import { useState } from 'react';
import type { Chosen, ClipPhotoView } from '../wire';

/** Sets the focal point of a photograph in this clip, by a press or the arrow keys. */
export function PointDialog({
  photo,
  onSave,
  onClose,
}: {
  photo: ClipPhotoView;
  onSave: (point: Chosen) => void;
  onClose: () => void;
}) {
  const t = useT('clips.admin.photos');
  const [focal, setFocal] = useState({ x: photo.x, y: photo.y });
  return (
    <Dialog wide title={t('point')} onClose={onClose}>
      <p>{t('pointHelp')}</p>
      <FocalPicker
        src={photo.medium}
        name={photo.name}
        shape={photo}
        focal={focal}
        chosen
        label={t('pointAt', { x: Math.round(focal.x * 100), y: Math.round(focal.y * 100) })}
        onChange={setFocal}
      />
      <DialogActions>
        <Button
          look="primary"
          onClick={() => {
            onSave({ media: photo.media, ...focal });
            onClose();
          }}
        >
          {t('pointSave')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
