import type { Layout } from '@/core/wire';
import { type Boxes, type Shapes, scaleBoxes } from './boxes';
import { layoutMasonry } from './layout-masonry';
import { GAP } from './layout-rows';
import { layoutVariable } from './layout-variable';

/**
 * Widths of a grid at which columns and rows change. Within a step everything scales with the width, the margins too,
 * so that server and style sheet can place tiles before the width is known: styles/photographs.css has the same bounds.
 */
export const STEPS = [
  { under: 560, drawn: 390, columns: 2, row: 126 },
  { under: 1000, drawn: 780, columns: 3, row: 150 },
  { under: 1600, drawn: 1320, columns: 4, row: 190 },
  { under: Number.POSITIVE_INFINITY, drawn: 1920, columns: 5, row: 215 },
] as const;

/** Layouts whose tiles are positioned one by one, in parts of the width. */
export type SteppedLayout = Extract<Layout, 'masonry' | 'variable_size'>;

/** Whether a layout is placed by steps. */
export const isStepped = (layout: Layout): layout is SteppedLayout =>
  layout === 'masonry' || layout === 'variable_size';

/** A list's boxes for one step, in parts of the width. */
export function stepBoxes(layout: SteppedLayout, shapes: Shapes, step: number, margin: number = GAP): Boxes {
  const { drawn, columns, row } = STEPS[step] ?? STEPS[0];
  const gap = margin / drawn;
  return layout === 'masonry'
    ? layoutMasonry(shapes.ratios, columns, gap)
    : layoutVariable(shapes, row / drawn, gap);
}

/** A list's boxes on a grid so wide, in px. */
export function steppedBoxes(
  layout: SteppedLayout,
  shapes: Shapes,
  width: number,
  margin: number = GAP,
): Boxes {
  const step = STEPS.findIndex(({ under }) => width < under);
  return scaleBoxes(stepBoxes(layout, shapes, step, margin), width);
}
