'use client';

import { useT } from '@plugins/kit/view';
import { cx } from '@plugins/kit/view/parts';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Crop } from '../rules/cart';
import { placePrint } from '../rules/shape';
import type { PhotoView } from '../wire';
import { AS_IT_IS, PrintEdits } from './PrintEdits';
import { PrintPicture } from './PrintPicture';

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const STEP = 0.05;
const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
/** Less than this, in heights of the print, cannot be moved: it is the rounding of the sides. */
const STILL = 0.02;

interface PreviewProps {
  photos: readonly PhotoView[];
  ratio: number | null;
  crop: Record<string, Crop>;
  onCrop: (crop: Record<string, Crop>) => void;
}

/** What a print shows of each chosen photograph: it is moved by dragging or the arrow keys, and edited below. */
export function PrintPreview({ photos, ratio, crop, onCrop }: PreviewProps) {
  const t = useT('shop');
  const [at, setAt] = useState('');
  const whole = useRef<HTMLDivElement>(null);
  const photo = photos.find(({ id }) => id === at) ?? photos.at(-1);
  if (!photo) return null;
  const now = crop[photo.id] ?? AS_IT_IS;
  const set = (to: Crop) => onCrop({ ...crop, [photo.id]: to });
  const all = (bw: boolean) =>
    onCrop(Object.fromEntries(photos.map(({ id }) => [id, { ...(crop[id] ?? AS_IT_IS), bw }])));
  return (
    <div ref={whole} className="flex scroll-mb-28 flex-col gap-2">
      <MovedPrint photo={photo} ratio={ratio} crop={now} onCrop={set} />
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
              <img src={src} alt="" className={cx('size-full object-cover', crop[id]?.bw && 'grayscale')} />
            </button>
          ))}
        </div>
      )}
      <PrintEdits
        crop={now}
        onCrop={set}
        onOpen={() => whole.current?.scrollIntoView({ block: 'nearest' })}
        {...(photos.length > 1 && { onAll: all })}
      />
    </div>
  );
}

function MovedPrint({
  photo,
  ratio,
  crop,
  onCrop,
}: {
  photo: PhotoView;
  ratio: number | null;
  crop: Crop;
  onCrop: (crop: Crop) => void;
}) {
  const t = useT('shop');
  const held = useRef<{ x: number; y: number; from: Crop } | null>(null);
  const { shape, slack } = placePrint(ratio, crop, photo);
  const moves = slack.x > STILL || slack.y > STILL;
  const move = (x: number, y: number) => onCrop({ ...crop, x: clamp(x), y: clamp(y) });
  const drag = (pointer: PointerEvent<HTMLDivElement>) => {
    const start = held.current;
    if (!start) return;
    const { height } = pointer.currentTarget.getBoundingClientRect();
    const by = (pixels: number, room: number) => (room > STILL ? pixels / (room * height) : 0);
    move(
      start.from.x - by(pointer.clientX - start.x, slack.x),
      start.from.y - by(pointer.clientY - start.y, slack.y),
    );
  };
  const press = (key: KeyboardEvent) => {
    const [x, y] = WAYS[key.key] ?? [0, 0];
    if (!x && !y) return;
    key.preventDefault();
    move(crop.x + x, crop.y + y);
  };
  return (
    <>
      {/* Stays in view above its tools: an area of its own color, under which they scroll. */}
      <div className="sticky top-0 z-[1] bg-paper pb-2">
        <div className="[container-type:size] flex h-[min(21rem,38svh)] w-full items-center justify-center rounded-sm bg-ink/8 md:h-[clamp(8rem,calc(100svh-31rem),40rem)]">
          <div
            {...(moves && {
              role: 'application',
              tabIndex: 0,
              'aria-label': t('crop', { name: photo.name }),
              onKeyDown: press,
              onPointerDown: (pointer: PointerEvent<HTMLDivElement>) => {
                pointer.currentTarget.setPointerCapture(pointer.pointerId);
                held.current = { x: pointer.clientX, y: pointer.clientY, from: crop };
              },
              onPointerMove: drag,
              onPointerUp: () => {
                held.current = null;
              },
            })}
            style={{ width: `min(80cqw, ${80 * shape}cqh)`, aspectRatio: shape }}
            className={cx(
              'bg-white shadow-[0_0_0_0.6rem_#fff,0_1px_2px_0.6rem_rgb(0_0_0/.25),0_18px_36px_-4px_rgb(0_0_0/.4)]',
              moves && 'cursor-move touch-none',
            )}
          >
            <PrintPicture {...photo} src={photo.large} ratio={ratio} crop={crop} style={{ width: '100%' }} />
          </div>
        </div>
      </div>
      {moves && <p className="text-center text-quiet text-sm">{t('cropHelp')}</p>}
    </>
  );
}
