'use client';

import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';

/** Which items of a long list are in the page, and the space of the others before and after them, in pixels. */
export interface RowWindow {
  from: number;
  to: number;
  before: number;
  after: number;
}

/** Rows rendered beyond the visible ones, in each direction. */
const BEYOND = 3;

/** Rows visible in a window of `height` pixels over a list that begins `top` pixels below its upper edge. */
export function rowsInSight(list: {
  count: number;
  columns: number;
  /** From one row to the next, its gap included. */
  step: number;
  top: number;
  height: number;
}): RowWindow {
  const { count, columns, step, top, height } = list;
  const rows = Math.ceil(count / columns);
  const first = Math.min(Math.max(Math.floor(-top / step) - BEYOND, 0), Math.max(rows - 1, 0));
  const last = Math.min(Math.max(Math.ceil((height - top) / step) + BEYOND, first + 1), rows);
  return {
    from: first * columns,
    to: Math.min(last * columns, count),
    before: first * step,
    after: Math.max(rows - last, 0) * step,
  };
}

/**
 * Keeps only the rows near the window in the page. `list` is a grid (or a list) whose children all have one height: how
 * many fit side by side, and how tall they are, is measured in the page, so CSS alone decides. `start`: how many are
 * rendered before anything is measured.
 */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  count: number,
  start: number,
  /** Changes where the children's shape does. */
  shape: string,
): RowWindow {
  const [seen, setSeen] = useState<RowWindow>({ from: 0, to: Math.min(start, count), before: 0, after: 0 });
  const measure = useCallback(() => {
    const child = list.current?.firstElementChild as HTMLElement | null | undefined;
    if (!list.current || !child || count === 0) return;
    const style = getComputedStyle(list.current);
    const columns = style.display === 'grid' ? style.gridTemplateColumns.split(' ').length : 1;
    const step = child.offsetHeight + (Number.parseFloat(style.rowGap) || 0);
    const { top } = list.current.getBoundingClientRect();
    const next = rowsInSight({ count, columns, step, top, height: window.innerHeight });
    setSeen((now) =>
      now.from === next.from && now.to === next.to && now.before === next.before && now.after === next.after
        ? now
        : next,
    );
  }, [list, count]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another shape needs measuring.
  useLayoutEffect(measure, [measure, shape]);
  useEffect(() => {
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    const resized = new ResizeObserver(soon);
    if (list.current) resized.observe(list.current);
    // Captured, since any part of the admin's frame may be the one that scrolls.
    addEventListener('scroll', soon, { passive: true, capture: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      removeEventListener('scroll', soon, { capture: true });
      removeEventListener('resize', soon);
    };
  }, [measure, list]);
  const to = Math.min(seen.to, count);
  // The measure of an empty or longer list does not hold for this one.
  return seen.from < to ? { ...seen, to } : { from: 0, to: Math.min(start, count), before: 0, after: 0 };
}
