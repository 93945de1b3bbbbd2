'use client';

import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Layout } from '@/core/wire';
import { type Boxes, type Shapes, windowOf } from './layouts/boxes';
import { placeTiles } from './layouts/place-tiles';

/** Below so many photographs all of them stay in the page, laid out by the style sheet alone. */
const WHOLE_UP_TO = 240;
/** Rendered on each side of the screen, in screens; updated each quarter of one. */
const MARGIN_SCREENS = 1.5;
const STEP_SCREENS = 0.25;

export interface GridWindow {
  /** The position of each tile, px; null while the style sheet lays out the whole list. */
  boxes: Boxes | null;
  from: number;
  to: number;
}

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The part of a long list that is in the page: tiles near the screen. The others are replaced by empty space. */
export function useGridWindow(
  grid: RefObject<HTMLElement | null>,
  layout: Layout,
  shapes: Shapes,
  gap: number,
): GridWindow {
  const count = shapes.ratios.length;
  const long = count > WHOLE_UP_TO;
  const axis = layout === 'horizontal' ? 'x' : 'y';
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [range, setRange] = useState({ start: 0, end: 0 });
  const boxes = useMemo(
    () => (long && size.width > 0 ? placeTiles(layout, shapes, { ...size, gap }) : null),
    [long, layout, shapes, size, gap],
  );
  useBeforePaint(() => {
    const element = grid.current;
    if (!long || !element) return;
    // A strip scrolls within its own frame, everything else with the page.
    const frame = axis === 'x' ? element.parentElement : null;
    let wake = 0;
    const measure = () => {
      wake = 0;
      const { width, height } = measureGrid(element, frame);
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
      const screen = frame ? frame.clientWidth : innerHeight;
      const offset = frame ? Math.abs(frame.scrollLeft) : -element.getBoundingClientRect().top;
      const step = screen * STEP_SCREENS;
      const start = Math.round(offset / step) * step - screen * MARGIN_SCREENS;
      const end = start + screen * (1 + 2 * MARGIN_SCREENS);
      setRange((old) => (old.start === start && old.end === end ? old : { start, end }));
    };
    const later = () => {
      wake ||= requestAnimationFrame(measure);
    };
    measure();
    const scroller: EventTarget = frame ?? window;
    scroller.addEventListener('scroll', later, { passive: true });
    const resized = new ResizeObserver(later);
    resized.observe(frame ?? element);
    return () => {
      cancelAnimationFrame(wake);
      scroller.removeEventListener('scroll', later);
      resized.disconnect();
    };
  }, [grid, long, axis]);
  if (!boxes) return { boxes: null, from: 0, to: long ? Math.min(count, WHOLE_UP_TO) : count };
  return { boxes, ...windowOf(boxes, range.start, range.end, axis) };
}

function measureGrid(element: HTMLElement, frame: HTMLElement | null) {
  const height = Number.parseFloat(getComputedStyle(element).getPropertyValue('block-size')) || 0;
  return { width: frame ? frame.clientWidth : element.clientWidth, height: frame ? Math.round(height) : 0 };
}
