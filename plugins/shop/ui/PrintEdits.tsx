'use client';

import { useT } from '@plugins/kit/view';
import { TiltRange } from '@plugins/kit/view/internal';
import { Contrast, RotateCcw, RotateCw } from 'lucide-react';
import type { Crop } from '../rules/cart';
import { TILT_MOST, ZOOM_MOST } from '../rules/edit-limits';

/** A print in the middle of its photograph, without edits. */
export const AS_IT_IS: Crop = { x: 0.5, y: 0.5 };

/** A button of the editor. */
export const EDIT_BUTTON =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-sm border border-line px-3 text-[0.9375rem] leading-tight transition-colors duration-200 hover:border-quiet aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper disabled:opacity-40';

/** Zoom, straightening, quarter turns, and black and white of one print. */
export function PrintEdits({
  id,
  crop,
  onCrop,
  onAll,
}: {
  id: string;
  crop: Crop;
  onCrop: (crop: Crop) => void;
  /** Prints all chosen photographs in black and white, or none; missing where there is one. */
  onAll?: (bw: boolean) => void;
}) {
  const t = useT('shop.edit');
  const { zoom = 1, turn = 0, tilt = 0, bw = false } = crop;
  const row = 'grid grid-cols-[6.5rem_1fr_3.5rem] items-center gap-3';
  return (
    <div id={id} className="flex flex-col gap-1 pt-1">
      <label className={row}>
        {t('zoom')}
        <input
          type="range"
          min={1}
          max={ZOOM_MOST}
          step={0.01}
          value={zoom}
          onChange={({ target }) => onCrop({ ...crop, zoom: Number(target.value) })}
          className="min-h-11 accent-current"
        />
        <output className="text-end text-quiet text-sm tabular-nums">
          {t('percent', { percent: Math.round(zoom * 100) })}
        </output>
      </label>
      <label className={row}>
        {t('straighten')}
        <TiltRange
          most={TILT_MOST}
          step={0.5}
          value={tilt}
          onChange={(to) => onCrop({ ...crop, tilt: to })}
          className="min-h-11"
        />
        <output dir="ltr" className="text-end text-quiet text-sm tabular-nums">
          {t('degrees', { degrees: tilt })}
        </output>
      </label>
      {/* Columns: every button is whole on a phone, and none moves when another one's words change. */}
      <div className="grid grid-cols-2 gap-2 py-1 xl:grid-cols-4 [&>:last-child:nth-child(odd)]:col-span-2">
        <button
          type="button"
          className={EDIT_BUTTON}
          onClick={() => onCrop({ ...crop, turn: ((turn + 90) % 360) as 0 | 90 | 180 | 270 })}
        >
          <RotateCw className="size-4 shrink-0" aria-hidden="true" />
          {t('turn')}
        </button>
        <button
          type="button"
          aria-pressed={bw}
          className={EDIT_BUTTON}
          onClick={() => onCrop({ ...crop, bw: !bw })}
        >
          <Contrast className="size-4 shrink-0" aria-hidden="true" />
          {t('bw')}
        </button>
        {onAll && (
          <button type="button" className={EDIT_BUTTON} onClick={() => onAll(!bw)}>
            {t(bw ? 'colorAll' : 'bwAll')}
          </button>
        )}
        <button
          type="button"
          className={EDIT_BUTTON}
          disabled={JSON.stringify(crop) === JSON.stringify(AS_IT_IS)}
          onClick={() => onCrop(AS_IT_IS)}
        >
          <RotateCcw className="size-4 shrink-0" aria-hidden="true" />
          {t('reset')}
        </button>
      </div>
      <p className="text-quiet text-sm">{t('note')}</p>
    </div>
  );
}
