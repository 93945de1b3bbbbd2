'use client';

import { useT } from '@plugins/kit/view';
import { cx } from '@plugins/kit/view/parts';
import { Crop as CropIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Crop } from '../rules/cart';
import type { PhotoView } from '../wire';
import { MovedPrint } from './MovedPrint';
import { AS_IT_IS, EDIT_BUTTON, PrintEdits } from './PrintEdits';

/** Which photograph a preview shows, and whether its tools are open; `called` counts how often they were called up. */
export interface Shown {
  at: string;
  open: boolean;
  called: number;
}

/** The height of a preview with closed tools below 768 px, for what has its place before a photograph is chosen. */
export const PREVIEW_PLACE = 'max-md:h-[calc(min(21rem,38svh)+4.5rem)]';

interface PreviewProps {
  photos: readonly PhotoView[];
  ratio: number | null;
  crop: Record<string, Crop>;
  onCrop: (crop: Record<string, Crop>) => void;
  shown: Shown;
  onShown: (shown: Shown) => void;
}

/** What a print shows of each chosen photograph: it is moved by dragging or the arrow keys, and edited below. */
export function PrintPreview({ photos, ratio, crop, onCrop, shown, onShown }: PreviewProps) {
  const t = useT('shop');
  const whole = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLButtonElement>(null);
  const { at, open, called } = shown;
  useEffect(() => {
    if (called === 0) return;
    whole.current?.scrollIntoView({ block: 'nearest' });
    tools.current?.focus({ preventScroll: true });
  }, [called]);
  const photo = photos.find(({ id }) => id === at) ?? photos.at(-1);
  if (!photo) return null;
  const now = crop[photo.id] ?? AS_IT_IS;
  const set = (to: Crop) => onCrop({ ...crop, [photo.id]: to });
  const all = (bw: boolean) =>
    onCrop(Object.fromEntries(photos.map(({ id }) => [id, { ...(crop[id] ?? AS_IT_IS), bw }])));
  return (
    <div ref={whole} className="flex scroll-mb-28 flex-col">
      {/* Stays in view above its tools: an area of its own color, under which they scroll. */}
      <div className="sticky top-0 z-[1] bg-paper pb-2">
        <MovedPrint photo={photo} ratio={ratio} crop={now} onCrop={set} />
      </div>
      {/* One row of a fixed height, so that nothing below moves when another photograph is chosen. */}
      <div className="flex h-16 items-center gap-2">
        <button
          ref={tools}
          type="button"
          aria-expanded={open}
          aria-controls="print-edits"
          className={cx(EDIT_BUTTON, 'shrink-0')}
          onClick={() => onShown({ ...shown, open: !open, called: open ? called : called + 1 })}
        >
          <CropIcon className="size-4 shrink-0" aria-hidden="true" />
          {t('edit.open')}
        </button>
        {photos.length > 1 && (
          <div className="flex min-w-0 gap-1 overflow-x-auto overflow-y-hidden [scrollbar-width:thin]">
            {photos.map(({ id, name, src }) => (
              <button
                key={id}
                type="button"
                aria-label={t('show', { name })}
                aria-pressed={id === photo.id}
                onClick={() => onShown({ ...shown, at: id })}
                className="size-14 shrink-0 border-2 border-transparent aria-pressed:border-ink"
              >
                <img src={src} alt="" className={cx('size-full object-cover', crop[id]?.bw && 'grayscale')} />
              </button>
            ))}
          </div>
        )}
      </div>
      {open && (
        <PrintEdits id="print-edits" crop={now} onCrop={set} {...(photos.length > 1 && { onAll: all })} />
      )}
    </div>
  );
}
