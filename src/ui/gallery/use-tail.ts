'use client';

import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Shapes } from './layouts/boxes';
import { type TailStyle, tailStyles } from './layouts/layout-rows';

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Styles of the tiles in the last rows of a list that the style sheet lays out, once the grid's width is known: no
 * style sheet can divide rows again. Null before that, and (`shapes: null`) in other layouts.
 */
export function useTail(
  grid: RefObject<HTMLElement | null>,
  shapes: Shapes | null,
  gap: number,
): Map<number, TailStyle> | null {
  const [width, setWidth] = useState(0);
  const on = shapes !== null;
  useBeforePaint(() => {
    const element = grid.current;
    if (!element || !on) return;
    const measure = () => setWidth(element.getBoundingClientRect().width);
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => resized.disconnect();
  }, [grid, on]);
  return useMemo(
    () => (shapes && width > 0 ? tailStyles(shapes.ratios, width, gap) : null),
    [shapes, width, gap],
  );
}
