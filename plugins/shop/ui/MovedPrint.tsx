'use client';

import { useT } from '@plugins/kit/view';
import { cx } from '@plugins/kit/view/parts';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Crop } from '../rules/cart';
import { placePrint } from '../rules/shape';
import type { PhotoView } from '../wire';
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

/** A print as the lab gets it, to its edges: its photograph is moved in it by dragging or the arrow keys. */
export function MovedPrint({
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
    <div className="flex h-[min(21rem,38svh)] w-full flex-col rounded-sm bg-ink/8 md:h-[clamp(8rem,calc(100svh-31rem),40rem)]">
      <div className="[container-type:size] flex min-h-0 flex-1 items-center justify-center">
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
          style={{ width: `min(86cqw, ${86 * shape}cqh)`, aspectRatio: shape }}
          className={cx(
            'shadow-[0_1px_2px_rgb(0_0_0/.25),0_18px_36px_-4px_rgb(0_0_0/.4)]',
            moves && 'cursor-move touch-none',
          )}
        >
          <PrintPicture {...photo} src={photo.large} ratio={ratio} crop={crop} style={{ width: '100%' }} />
        </div>
      </div>
      {/* Its place is kept: a turn may leave nothing to move, and the buttons below stay where they are. */}
      <p className={cx('h-7 shrink-0 text-center text-sm leading-7', !moves && 'invisible')}>
        {t('cropHelp')}
      </p>
    </div>
  );
}
