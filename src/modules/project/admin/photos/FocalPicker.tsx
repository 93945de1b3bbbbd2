'use client';

import type { KeyboardEvent, MouseEvent } from 'react';
import type { FocalPoint } from '@/core/wire';
import css from './dialogs.module.css';

const STEP = 0.03;
const STEPS: Partial<Record<string, [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

/** A whole photograph on which a click or the arrow keys set its focal point. */
export function FocalPicker({
  src,
  name,
  shape,
  focal,
  chosen,
  label,
  onChange,
}: {
  src: string | null;
  name: string;
  shape: { width: number | null; height: number | null };
  focal: FocalPoint;
  /** False while the point is the usual one. */
  chosen: boolean;
  label: string;
  onChange: (focal: FocalPoint) => void;
}) {
  const set = (x: number, y: number) => onChange({ x: share(x), y: share(y) });
  const click = (press: MouseEvent<HTMLButtonElement>) => {
    // A click by keyboard has no coordinates.
    if (press.detail === 0) return;
    const box = press.currentTarget.getBoundingClientRect();
    set((press.clientX - box.left) / box.width, (press.clientY - box.top) / box.height);
  };
  const key = (press: KeyboardEvent) => {
    const step = STEPS[press.key];
    if (!step) return;
    press.preventDefault();
    set(focal.x + step[0], focal.y + step[1]);
  };
  return (
    <button
      type="button"
      className={css.whole}
      style={{ aspectRatio: `${shape.width || 3} / ${shape.height || 2}` }}
      aria-label={label}
      onClick={click}
      onKeyDown={key}
    >
      {src ? <img src={src} alt={name} draggable={false} /> : null}
      <span
        className={css.point}
        style={{ left: `${focal.x * 100}%`, top: `${focal.y * 100}%` }}
        data-chosen={chosen || undefined}
      />
    </button>
  );
}
