'use client';

import { type RefObject, useEffect } from 'react';
import type { Layout } from '@/core/wire';
import { turnByWheel } from '../primitives/strip-wheel';

/** The wheel of a mouse turns a filmstrip, until its end; from there the page goes on. */
export function useStripWheel(grid: RefObject<HTMLElement | null>, layout: Layout): void {
  useEffect(() => {
    const frame = layout === 'horizontal' ? grid.current?.closest<HTMLElement>('.strip') : null;
    return frame ? turnByWheel(frame) : undefined;
  }, [grid, layout]);
}
