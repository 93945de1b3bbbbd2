import { type Boxes, noBoxes } from './boxes';

/** Bounds of a column's tile: a panorama stays high enough for a finger, a very tall picture does not fill a screen. */
const FLATTEST = 2.4;
const TALLEST = 0.5;

/** The aspect ratio of a tile in columns. */
const columnRatio = (ratio: number): number => Math.min(FLATTEST, Math.max(TALLEST, ratio));

/**
 * Columns of one width (`masonry`): each photograph, in order, goes to the column that is shortest so far, the first of
 * equals. Lengths are parts of the grid's width, `gap` too, so that one result serves every width with as many columns.
 */
export function layoutMasonry(ratios: readonly number[], columns: number, gap: number): Boxes {
  const boxes = noBoxes();
  const width = (1 - gap * (columns - 1)) / columns;
  const ends = new Array<number>(columns).fill(0);
  for (const ratio of ratios) {
    let shortest = 0;
    for (let column = 1; column < columns; column++) {
      // Nearly equal columns count as equal: the first in reading direction wins.
      if ((ends[column] ?? 0) < (ends[shortest] ?? 0) - gap / 2) shortest = column;
    }
    const top = ends[shortest] ?? 0;
    const height = width / columnRatio(ratio);
    boxes.x.push(shortest * (width + gap));
    boxes.y.push(top);
    boxes.w.push(width);
    boxes.h.push(height);
    ends[shortest] = top + height + gap;
  }
  boxes.extent = Math.max(0, Math.max(...ends) - gap);
  return boxes;
}
