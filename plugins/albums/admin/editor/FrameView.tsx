'use client';

import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useT } from '@plugins/kit/admin';
import { placePhoto } from '@plugins/kit/internal';
import { type PointerEvent as Press, useRef, useState, type WheelEvent } from 'react';
import { moveCrop, roomOf, zoomCrop } from '../../rules/crop';
import type { AlbumDocument, Crop, Frame } from '../../rules/document';
import { withBleed } from '../../rules/resolve';
import { FramePicture, placeOf, type ShownPhoto } from '../../ui/Surface';
import type { Dragged } from './EditorFrame';
import css from './editor.module.css';

interface FrameProps {
  frame: Frame;
  photo: ShownPhoto | undefined;
  format: AlbumDocument['format'];
  spread: string;
  chosen: boolean;
  cropping: boolean;
  onChoose: () => void;
  onCrop: (on: boolean) => void;
  onChange: (change: Partial<Frame>) => void;
}

/** A frame of the large spread. While it is cropped, dragging moves the photograph in it and the wheel enlarges it. */
export function FrameView({ frame, photo, format, spread, chosen, cropping, ...acts }: FrameProps) {
  const t = useT('albums.admin.editor');
  const { onChoose, onCrop, onChange } = acts;
  const data: Dragged = { kind: 'frame', at: { spread, frame: frame.id }, media: frame.media };
  const drag = useDraggable({ id: `frame:${frame.id}`, data, disabled: !frame.media || cropping });
  const drop = useDroppable({ id: `into:${frame.id}`, data });
  // What the crop would be at the pointer: stored when it is let go.
  const [draft, setDraft] = useState<Crop | null>(null);
  const shown = draft ? { ...frame, crop: draft } : frame;
  const pan = useCropDrag({ frame, photo, format, setDraft, onChange });
  const zoom = ({ deltaY }: WheelEvent) => {
    const crop = zoomCrop(frame.crop, 1.0015 ** -deltaY);
    if (cropping && crop !== frame.crop) onChange({ crop });
  };
  const room = cropping && photo ? roomOf(frame, photo, format) : null;
  return (
    <button
      type="button"
      ref={(node) => {
        drag.setNodeRef(node);
        drop.setNodeRef(node);
      }}
      className={css.frame}
      style={placeOf(frame, format)}
      data-chosen={chosen || undefined}
      data-cropping={cropping || undefined}
      data-fits={(room && room.x === 0 && room.y === 0) || undefined}
      data-over={(drop.isOver && !drag.isDragging) || undefined}
      data-dragging={drag.isDragging || undefined}
      data-frame={frame.id}
      aria-pressed={chosen}
      aria-label={photo ? t('frame', { name: photo.name ?? '' }) : t('emptyFrame')}
      onClick={onChoose}
      onDoubleClick={() => photo && onCrop(true)}
      onPointerDown={cropping ? pan : (drag.listeners?.onPointerDown as never)}
      onWheel={zoom}
    >
      {photo && <FramePicture frame={shown} photo={photo} format={format} large />}
    </button>
  );
}

/** Moves a photograph in its frame with the pointer; two fingers enlarge it. */
function useCropDrag({
  frame,
  photo,
  format,
  setDraft,
  onChange,
}: Pick<FrameProps, 'frame' | 'photo' | 'format' | 'onChange'> & { setDraft: (crop: Crop | null) => void }) {
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  return (event: Press<HTMLButtonElement>) => {
    if (!photo) return;
    event.preventDefault();
    const target = event.currentTarget;
    const down = fingers.current;
    const first = down.size === 0;
    target.setPointerCapture(event.pointerId);
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (!first) return;
    const box = target.getBoundingClientRect();
    const start = { x: event.clientX, y: event.clientY };
    const placed = placePhoto(withBleed(frame, format), photo, frame);
    const unit = frame.w / box.width;
    const spreadOf = () => {
      const [a, b] = [...down.values()];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    };
    let pinch: { apart: number; crop: Crop } | null = null;
    let crop = frame.crop;
    const move = (to: PointerEvent) => {
      if (!down.has(to.pointerId)) return;
      down.set(to.pointerId, { x: to.clientX, y: to.clientY });
      const apart = spreadOf();
      if (apart > 0) {
        pinch ??= { apart, crop };
        crop = zoomCrop(pinch.crop, apart / pinch.apart);
      } else {
        // From where it was at first, enlarged as it is now.
        const begun = zoomCrop(frame.crop, crop.zoom / frame.crop.zoom);
        const by = {
          x: -((to.clientX - start.x) * unit) / placed.image.w,
          y: -((to.clientY - start.y) * unit) / placed.image.h,
        };
        crop = moveCrop({ ...frame, crop: begun }, photo, format, by);
      }
      setDraft(crop);
    };
    const end = (up: PointerEvent) => {
      down.delete(up.pointerId);
      if (down.size > 0) return;
      target.removeEventListener('pointermove', move);
      target.removeEventListener('pointerup', end);
      target.removeEventListener('pointercancel', end);
      setDraft(null);
      if (crop !== frame.crop) onChange({ crop });
    };
    target.addEventListener('pointermove', move);
    target.addEventListener('pointerup', end);
    target.addEventListener('pointercancel', end);
  };
}
