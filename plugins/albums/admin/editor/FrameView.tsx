'use client';

import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useT } from '@plugins/kit/admin';
import { placePhoto } from '@plugins/kit/internal';
import { type PointerEvent as Press, useRef, useState, type WheelEvent } from 'react';
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

const limit = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

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
    if (cropping)
      onChange({ crop: { ...frame.crop, zoom: limit(frame.crop.zoom * 1.0015 ** -deltaY, 1, 8) } });
  };
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
    let pinch = 0;
    let crop: Crop = { ...frame.crop, cx: placed.center.x, cy: placed.center.y };
    const begun = crop;
    const move = (to: PointerEvent) => {
      if (!down.has(to.pointerId)) return;
      down.set(to.pointerId, { x: to.clientX, y: to.clientY });
      const apart = spreadOf();
      if (apart > 0) {
        pinch ||= apart;
        crop = { ...crop, zoom: limit((begun.zoom * apart) / pinch, 1, 8) };
      } else {
        const cx = limit(begun.cx - ((to.clientX - start.x) * unit) / placed.image.w, 0, 1);
        const cy = limit(begun.cy - ((to.clientY - start.y) * unit) / placed.image.h, 0, 1);
        crop = { ...crop, cx, cy };
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
      if (crop !== begun) onChange({ crop });
    };
    target.addEventListener('pointermove', move);
    target.addEventListener('pointerup', end);
    target.addEventListener('pointercancel', end);
  };
}
