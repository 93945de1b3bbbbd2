import type { Layout } from '@/core/wire';
import css from './design.module.css';

type Box = [x: number, y: number, w: number, h: number];

/** Each layout as boxes on a field of 48 × 34. */
const SKETCHES: Record<Layout, Box[]> = {
  vertical: [
    [0, 0, 18, 10],
    [20, 0, 9, 10],
    [31, 0, 17, 10],
    [0, 12, 11, 10],
    [13, 12, 18, 10],
    [33, 12, 15, 10],
    [0, 24, 17, 10],
    [19, 24, 17, 10],
  ],
  horizontal: [
    [0, 7, 22, 20],
    [24, 7, 12, 20],
    [38, 7, 10, 20],
  ],
  masonry: [
    [0, 0, 14.6, 10],
    [16.6, 0, 14.6, 18],
    [33.3, 0, 14.6, 12],
    [0, 12, 14.6, 22],
    [16.6, 20, 14.6, 14],
    [33.3, 14, 14.6, 20],
  ],
  variable_size: [
    [0, 0, 28, 21],
    [30, 0, 18, 9.5],
    [30, 11.5, 8, 9.5],
    [40, 11.5, 8, 9.5],
    [0, 23, 14, 11],
    [16, 23, 14, 11],
    [32, 23, 16, 11],
  ],
};

/** A layout's thumbnail: decorative, since its name is beside it. */
export function LayoutSketch({ layout }: { layout: Layout }) {
  return (
    <svg className={css.sketch} viewBox="0 0 48 34" aria-hidden="true">
      {SKETCHES[layout].map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="1" />
      ))}
    </svg>
  );
}
