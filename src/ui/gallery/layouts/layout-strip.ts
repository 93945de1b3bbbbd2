import { type Boxes, noBoxes } from './boxes';
import { GAP } from './layout-rows';

/** A filmstrip (`horizontal`): one row of a height (px), from the inline start. */
export function layoutStrip(ratios: readonly number[], height: number, gap: number = GAP): Boxes {
  const boxes = noBoxes();
  let x = 0;
  for (const ratio of ratios) {
    const width = ratio * height;
    boxes.x.push(x);
    boxes.y.push(0);
    boxes.w.push(width);
    boxes.h.push(height);
    x += width + gap;
  }
  boxes.extent = Math.max(0, x - gap);
  return boxes;
}
