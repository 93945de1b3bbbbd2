'use client';

import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { type Geometry, rowAt, rowsBetween } from './grid-geometry';

/** The rendered rows of a long grid, its geometry, and a function to scroll to a tile. */
export interface GridWindow {
  lay: Geometry;
  from: number;
  to: number;
  bringIntoView: (at: number) => void;
}

const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;
/** Height of the bars that cover the grid at the top and at the bottom, in px. */
const COVERED = { top: 130, bottom: 110 };

/**
 * Follows the page's scrolling: a grid of five thousand renders some sixty tiles. `layOut` returns the geometry of a
 * width; the same function as long as the tiles are the same.
 */
export function useWindow(
  ref: RefObject<HTMLElement | null>,
  layOut: (width: number) => Geometry,
): GridWindow {
  const [width, setWidth] = useState(0);
  const lay = useMemo(() => layOut(width || 900), [layOut, width]);
  const [rows, setRows] = useState({ from: 0, to: 8 });
  const all = lay.rows.length;
  const look = useCallback(() => {
    const grid = ref.current;
    if (!grid) return;
    const { top } = grid.getBoundingClientRect();
    const next = rowsBetween(lay, -top, innerHeight - top);
    setRows((now) => (now.from === next.from && now.to === next.to ? now : next));
  }, [ref, lay]);
  useBeforePaint(() => {
    const grid = ref.current;
    if (!grid) return;
    const measure = () => setWidth(grid.clientWidth);
    measure();
    // Until here the rows are those of a guessed width, and would jump.
    grid.dataset.laid = '';
    const sizes = new ResizeObserver(measure);
    sizes.observe(grid);
    return () => sizes.disconnect();
  }, [ref]);
  useBeforePaint(() => {
    look();
    let frame = 0;
    const soon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        look();
      });
    };
    addEventListener('scroll', soon, { passive: true, capture: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', soon, { capture: true });
      removeEventListener('resize', soon);
    };
  }, [look]);
  const bringIntoView = useCallback(
    (at: number) => {
      const grid = ref.current;
      const row = lay.rows[rowAt(lay, at)];
      if (!grid || !row) return;
      const top = grid.getBoundingClientRect().top + row.top;
      const bottom = top + row.tall + lay.gap;
      if (top < COVERED.top) scrollBy({ top: top - COVERED.top });
      else if (bottom > innerHeight - COVERED.bottom)
        scrollBy({ top: bottom - innerHeight + COVERED.bottom });
      look();
    },
    [ref, lay, look],
  );
  return { lay, from: Math.min(rows.from, all), to: Math.min(rows.to, all), bringIntoView };
}
