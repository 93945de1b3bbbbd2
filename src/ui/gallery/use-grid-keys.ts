'use client';

import { type RefObject, useEffect } from 'react';

const DIRECTIONS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Arrow keys move between tiles visually: to the neighbor, or to the nearest of the row above or below, also of the
 * gallery before or after.
 */
export function useGridKeys(grid: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const go = (event: KeyboardEvent) => {
      const direction = DIRECTIONS[event.key];
      const from = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-pid]') : null;
      if (!direction || !from || event.ctrlKey || event.metaKey || event.altKey) return;
      const all = element.closest('main')?.querySelectorAll<HTMLElement>('a[data-pid]') ?? [];
      const next = nearest(from, [...all], direction);
      if (!next) return;
      event.preventDefault();
      next.focus({ preventScroll: true });
      next.scrollIntoView({ block: 'nearest' });
    };
    element.addEventListener('keydown', go);
    return () => element.removeEventListener('keydown', go);
  });
}

function nearest(from: HTMLElement, all: HTMLElement[], [x, y]: [number, number]): HTMLElement | undefined {
  if (x !== 0) {
    const step = getComputedStyle(from).direction === 'rtl' ? -x : x;
    return all[all.indexOf(from) + step];
  }
  const here = from.getBoundingClientRect();
  const middle = here.left + here.width / 2;
  let best: HTMLElement | undefined;
  let bestRow = Number.POSITIVE_INFINITY;
  let bestSide = Number.POSITIVE_INFINITY;
  for (const candidate of all) {
    const box = candidate.getBoundingClientRect();
    const row = (box.top - here.top) * y;
    if (row < 1) continue;
    const side = Math.abs(box.left + box.width / 2 - middle);
    if (row < bestRow - 1 || (row < bestRow + 1 && side < bestSide)) {
      best = candidate;
      bestRow = row;
      bestSide = side;
    }
  }
  return best;
}
