'use client';

import { type PointerEvent, useRef, useState } from 'react';

/** A drag decides beyond this part of the width, or so fast (px a millisecond). */
const FAR = 0.22;
const FAST = 0.55;
/** Less than this is a tap, px. */
const STILL = 8;

interface Drag {
  x: number;
  y: number;
  at: number;
}

/**
 * Swiping a photograph aside: `on` hears 1 where it was moved the way one reads on, -1 against it. `shift` is how far it is
 * drawn from its place, px; a finger that goes up or down is not ours.
 */
export function useSwipe(on: (way: 1 | -1) => void, rtl: boolean) {
  const drag = useRef<Drag | null>(null);
  const [shift, setShift] = useState(0);
  const end = (event: PointerEvent<HTMLElement>) => {
    const from = drag.current;
    drag.current = null;
    setShift(0);
    if (!from) return;
    const moved = event.clientX - from.x;
    const speed = Math.abs(moved) / Math.max(1, event.timeStamp - from.at);
    const far = Math.abs(moved) > event.currentTarget.clientWidth * FAR;
    if (!far && !(speed > FAST && Math.abs(moved) > 4 * STILL)) return;
    on(moved > 0 === !rtl ? 1 : -1);
  };
  return {
    shift,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (!event.isPrimary || event.button !== 0) return;
        drag.current = { x: event.clientX, y: event.clientY, at: event.timeStamp };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const from = drag.current;
        if (from) setShift(Math.abs(event.clientX - from.x) > STILL ? event.clientX - from.x : 0);
      },
      onPointerUp: end,
      onPointerCancel: () => {
        drag.current = null;
        setShift(0);
      },
    },
  };
}
