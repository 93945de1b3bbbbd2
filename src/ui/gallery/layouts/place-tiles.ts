import type { Layout } from '@/core/wire';
import type { Boxes, Shapes } from './boxes';
import { rowBoxes } from './layout-rows';
import { layoutStrip } from './layout-strip';
import { isStepped, steppedBoxes } from './steps';

/** A list's boxes in px on a grid of this width; a filmstrip's for its height. */
export function placeTiles(
  layout: Layout,
  shapes: Shapes,
  { width, height, gap }: { width: number; height: number; gap: number },
): Boxes {
  if (isStepped(layout)) return steppedBoxes(layout, shapes, width, gap);
  return layout === 'horizontal'
    ? layoutStrip(shapes.ratios, height, gap)
    : rowBoxes(shapes.ratios, width, gap);
}
