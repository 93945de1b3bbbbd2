'use client';

import { useT } from '@plugins/kit/admin';
import { Button, Dialog, DialogActions } from '@plugins/kit/admin/parts';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { Chosen, ClipPhotoView } from '../wire';
import css from './clips.module.css';

const STEP = 0.03;
const STEPS: Partial<Record<string, [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

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
  const [{ x, y }, setPoint] = useState({ x: photo.x, y: photo.y });
  const press = (event: PointerEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setPoint({
      x: share((event.clientX - box.left) / box.width),
      y: share((event.clientY - box.top) / box.height),
    });
  };
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    setPoint({ x: share(x + by[0]), y: share(y + by[1]) });
  };
  return (
    <Dialog wide title={t('point')} onClose={onClose}>
      <p>{t('pointHelp')}</p>
      <button
        type="button"
        dir="ltr"
        className={css.whole}
        style={{ aspectRatio: `${photo.width} / ${photo.height}` }}
        aria-label={t('pointAt', { x: Math.round(x * 100), y: Math.round(y * 100) })}
        onPointerDown={press}
        onKeyDown={step}
      >
        <img src={photo.medium} alt={photo.name} draggable={false} />
        <span style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }} />
      </button>
      <DialogActions>
        <Button
          look="primary"
          onClick={() => {
            onSave({ media: photo.media, x, y });
            onClose();
          }}
        >
          {t('pointSave')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
