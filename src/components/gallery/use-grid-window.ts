'use client';

import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { MediaView } from '@/domain/wire';
import { GAP, layoutRows, tileRatio, windowOf } from './layout-rows';

/** Below so many photographs all of them stay in the page. */
const WHOLE_UP_TO = 240;
/** Heights kept on each side of the screen, in screens. */
const MARGIN_SCREENS = 2;

export interface GridWindow {
  from: number;
  to: number;
  above: number;
  below: number;
}

/** The part of a long grid that is in the page: rows near the screen; the rest is kept as empty height. */
export function useGridWindow(grid: RefObject<HTMLElement | null>, medias: readonly MediaView[]): GridWindow {
  const long = medias.length > WHOLE_UP_TO;
  const [width, setWidth] = useState(0);
  const [range, setRange] = useState({ top: 0, bottom: 0 });
  const rows = useMemo(
    () => (long && width > 0 ? layoutRows(medias.map(tileRatio), width) : null),
    [long, medias, width],
  );
  useEffect(() => {
    const element = grid.current;
    if (!long || !element) return;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const screen = innerHeight;
      const offset = -element.getBoundingClientRect().top;
      const step = screen / 2;
      const at = Math.round(offset / step) * step;
      setWidth(element.clientWidth);
      setRange((old) =>
        old.top === at - screen * MARGIN_SCREENS && old.bottom === at + screen * (1 + MARGIN_SCREENS)
          ? old
          : { top: at - screen * MARGIN_SCREENS, bottom: at + screen * (1 + MARGIN_SCREENS) },
      );
    };
    const later = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    addEventListener('scroll', later, { passive: true });
    const resized = new ResizeObserver(later);
    resized.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', later);
      resized.disconnect();
    };
  }, [grid, long]);
  if (!rows) return { from: 0, to: medias.length, above: 0, below: 0 };
  const part = windowOf(rows, range.top, range.bottom);
  // The empty heights are rows of their own: the gap the style sheet adds to each is already in them.
  return { ...part, above: Math.max(0, part.above - GAP), below: Math.max(0, part.below - GAP) };
}
