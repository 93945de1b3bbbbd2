'use client';

import { type PointerEvent, useRef, useState } from 'react';
import type { Ways } from './courses';

/** A drag decides beyond this share of the width, or above this speed (px per ms). */
const FAR = 0.22;
const FAST = 0.55;
/** A shorter move is a tap, px. */
const STILL = 8;

interface Drag {
  x: number;
  y: number;
  at: number;
}

const PLACE = { x: 0, y: 0 };

/**
 * Swipes a photograph: calls `on` with the direction in reading order, against it, or down (only with `down`;
 * otherwise vertical drags are left to the browser). `shift` is its offset in px, `leans` the direction it would take.
 */
export function useSwipe(on: (where: keyof Ways) => void, { rtl, down }: { rtl: boolean; down: boolean }) {
  const drag = useRef<Drag | null>(null);
  const [shift, setShift] = useState(PLACE);
  const wayOf = ({ x, y }: typeof PLACE): keyof Ways | null => {
    if (down && y > Math.abs(x)) return 'down';
    if (x === 0) return null;
    return x > 0 === !rtl ? 'on' : 'back';
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const from = drag.current;
    drag.current = null;
    setShift(PLACE);
    if (!from) return;
    const moved = { x: event.clientX - from.x, y: event.clientY - from.y };
    const where = wayOf(moved);
    const [way, size] =
      where === 'down'
        ? [moved.y, event.currentTarget.clientHeight]
        : [Math.abs(moved.x), event.currentTarget.clientWidth];
    const speed = way / Math.max(1, event.timeStamp - from.at);
    if (where && (way > size * FAR || (speed > FAST && way > 4 * STILL))) on(where);
  };
  return {
    shift,
    leans: wayOf(shift),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (!event.isPrimary || event.button !== 0) return;
        drag.current = { x: event.clientX, y: event.clientY, at: event.timeStamp };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const from = drag.current;
        if (!from) return;
        const x = event.clientX - from.x;
        const y = down ? Math.max(0, event.clientY - from.y) : 0;
        setShift(Math.max(Math.abs(x), y) > STILL ? { x, y } : PLACE);
      },
      onPointerUp: end,
      onPointerCancel: () => {
        drag.current = null;
        setShift(PLACE);
      },
    },
  };
}
