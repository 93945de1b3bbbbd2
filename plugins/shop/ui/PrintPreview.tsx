'use client';

import { useT } from '@plugins/kit/view';
import { cx } from '@plugins/kit/view/parts';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Crop } from '../rules/cart';
import { positionOf, ratioFor } from '../rules/shape';
import type { PhotoView } from '../wire';

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const STEP = 0.05;
const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** What a print shows of each chosen photograph: dragging or the arrow keys move the part that is printed. */
export function CropPreview({
  photos,
  ratio,
  crop,
  onCrop,
}: {
  photos: readonly PhotoView[];
  ratio: number | null;
  crop: Record<string, Crop>;
  onCrop: (crop: Record<string, Crop>) => void;
}) {
  const t = useT('shop');
  const [at, setAt] = useState('');
  const held = useRef<{ x: number; y: number; from: Crop } | null>(null);
  const photo = photos.find(({ id }) => id === at) ?? photos.at(-1);
  if (!photo) return null;
  const shape = ratioFor(ratio, photo);
  const own = photo.width / photo.height;
  const cut = Math.abs(shape - own) > 0.02;
  const now = crop[photo.id] ?? { x: 0.5, y: 0.5 };
  const move = (to: Crop) => onCrop({ ...crop, [photo.id]: { x: clamp(to.x), y: clamp(to.y) } });
  const drag = (pointer: PointerEvent<HTMLDivElement>) => {
    const start = held.current;
    if (!start) return;
    const box = pointer.currentTarget.getBoundingClientRect();
    // Pixels of the photograph outside the print, on each side together.
    const outX = own > shape ? box.height * own - box.width : 0;
    const outY = own < shape ? box.width / own - box.height : 0;
    move({
      x: start.from.x - (outX > 0 ? (pointer.clientX - start.x) / outX : 0),
      y: start.from.y - (outY > 0 ? (pointer.clientY - start.y) / outY : 0),
    });
  };
  const press = (key: KeyboardEvent) => {
    const [x, y] = WAYS[key.key] ?? [0, 0];
    if (!x && !y) return;
    key.preventDefault();
    move({ x: now.x + x, y: now.y + y });
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex aspect-square w-full items-center justify-center rounded-sm bg-ink/8">
        <div
          {...(cut && {
            role: 'application',
            tabIndex: 0,
            'aria-label': t('crop', { name: photo.name }),
            onKeyDown: press,
            onPointerDown: (pointer: PointerEvent<HTMLDivElement>) => {
              pointer.currentTarget.setPointerCapture(pointer.pointerId);
              held.current = { x: pointer.clientX, y: pointer.clientY, from: now };
            },
            onPointerMove: drag,
            onPointerUp: () => {
              held.current = null;
            },
          })}
          style={{ aspectRatio: shape, ...(shape >= 1 ? { width: '80%' } : { height: '80%' }) }}
          className={cx(
            'border-[0.6rem] border-white bg-white shadow-[0_1px_2px_rgb(0_0_0/.25),0_18px_36px_-12px_rgb(0_0_0/.4)]',
            cut && 'cursor-move touch-none',
          )}
        >
          <img
            src={photo.large}
            alt=""
            draggable={false}
            style={{ objectPosition: positionOf(now) }}
            className="size-full object-cover"
          />
        </div>
      </div>
      {cut && <p className="text-center text-quiet text-sm">{t('cropHelp')}</p>}
      {photos.length > 1 && (
        <div className="flex gap-1 overflow-x-auto pb-1">
          {photos.map(({ id, name, src }) => (
            <button
              key={id}
              type="button"
              aria-label={t('show', { name })}
              aria-pressed={id === photo.id}
              onClick={() => setAt(id)}
              className="size-16 shrink-0 border-2 border-transparent aria-pressed:border-ink"
            >
              <img src={src} alt="" className="size-full object-cover" />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
