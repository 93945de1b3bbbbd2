import type { CSSProperties } from 'react';
import type { Layout } from '@/core/wire';
import type { Boxes, Shapes } from './boxes';
import { isStepped, STEPS, stepBoxes } from './steps';

/** Styles with which the style sheet alone lays out a list, at any width, before and without a script. */
export interface FlowStyles {
  list: CSSProperties | undefined;
  tiles: CSSProperties[];
  /** The rendered width of each picture, for the browser's choice among its sizes; empty where density suffices. */
  sizes: string[];
}

const cqi = (part: number): string => `${round(part * 100)}cqi`;
const percent = (part: number): string => `${round(part * 100)}%`;
const round = (number: number): number => Math.round(number * 1000) / 1000;

/**
 * Rows and strip need a tile's shape only; stepped layouts position it for each step: `--i` inline, `--t` from the top.
 */
export function flowStyles(layout: Layout, shapes: Shapes, gap: number): FlowStyles {
  if (!isStepped(layout)) {
    const tiles = shapes.ratios.map((ratio) => ({ '--r': ratio }) as CSSProperties);
    return { list: undefined, tiles, sizes: [] };
  }
  const steps = STEPS.map((_, step) => stepBoxes(layout, shapes, step, gap));
  const list = Object.fromEntries(steps.map(({ extent }, step) => [`--h${step}`, cqi(extent)]));
  const tiles = shapes.ratios.map((_, i) => {
    const style: Record<string, string> = {};
    steps.forEach(({ x, y, w, h }, step) => {
      const [left = 0, width = 0] = [x[i], w[i]];
      style[`--i${step}`] = `${percent(left)} ${percent(Math.max(0, 1 - left - width))}`;
      style[`--t${step}`] = cqi(y[i] ?? 0);
      if (layout === 'masonry' && step > 0) return;
      style['--r'] = String(round(width / (h[i] || 1)));
    });
    return style as CSSProperties;
  });
  return { list: list as CSSProperties, tiles, sizes: shapes.ratios.map((_, i) => sizesOf(steps, i)) };
}

/** `(max-width: 559px) 50vw, …, 20vw` */
function sizesOf(steps: readonly Boxes[], i: number): string {
  return steps
    .map(({ w }, step) => {
      const width = `${Math.ceil((w[i] ?? 1) * 100)}vw`;
      const { under } = STEPS[step] ?? STEPS[0];
      return Number.isFinite(under) ? `(max-width: ${under - 1}px) ${width}` : width;
    })
    .join(', ');
}
