import type { Layout } from '@/core/wire';
import type { Boxes, Shapes } from './boxes';
import { rowBoxes } from './layout-rows';
import { layoutStrip } from './layout-strip';
import { isStepped, steppedBoxes } from './steps';

/** A list's boxes in px on a grid of this width; a filmstrip's for its height. */
export function placeTiles(layout: Layout, shapes: Shapes, width: number, height: number): Boxes {
  if (isStepped(layout)) return steppedBoxes(layout, shapes, width);
  return layout === 'horizontal' ? layoutStrip(shapes.ratios, height) : rowBoxes(shapes.ratios, width);
}
