'use client';

import { type RefObject, useEffect } from 'react';
import type { Layout } from '@/core/wire';

/** The wheel of a mouse turns a filmstrip, until its end; from there the page goes on. */
export function useStripWheel(grid: RefObject<HTMLElement | null>, layout: Layout): void {
  useEffect(() => {
    const frame = layout === 'horizontal' ? grid.current?.closest<HTMLElement>('.strip') : null;
    if (!frame) return;
    const turn = (event: WheelEvent) => {
      if (event.ctrlKey || event.shiftKey || Math.abs(event.deltaX) >= Math.abs(event.deltaY)) return;
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 40 : 1;
      const sign = getComputedStyle(frame).direction === 'rtl' ? -1 : 1;
      const before = frame.scrollLeft;
      const most = frame.scrollWidth - frame.clientWidth;
      const next = Math.min(most, Math.max(0, Math.abs(before) + event.deltaY * lines));
      if (Math.abs(next - Math.abs(before)) < 1) return;
      event.preventDefault();
      frame.scrollLeft = sign * next;
    };
    frame.addEventListener('wheel', turn, { passive: false });
    return () => frame.removeEventListener('wheel', turn);
  }, [grid, layout]);
}
