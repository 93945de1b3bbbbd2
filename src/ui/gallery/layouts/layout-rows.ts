import { type Boxes, noBoxes } from './boxes';

/** The range of a row of the grid (end exclusive), and its position. Lengths in px. */
export interface Row {
  from: number;
  to: number;
  top: number;
  height: number;
}

/** Margins between photographs. The style sheet has the same: `--gap`. */
export const GAPS = { airy: 8, tight: 3 } as const;
/** The usual margin. */
export const GAP = GAPS.airy;
/** Rows are never lower than this, and grow to fill the width: about 300 px at desktop widths. */
export const ROW_BASE = 250;
/** On narrow pages two landscape photographs fit side by side. */
export const ROW_SHARE = 0.315;

/** The least height of a row in a grid of this width. The style sheet has the same rule: `min(250px, 31.5cqi)`. */
export const rowBase = (width: number): number => Math.min(ROW_BASE, width * ROW_SHARE);

/**
 * The least width that a last row of its least height leaves free, in px; one that leaves less is stretched to the full
 * width. The style sheet has the same rule: the filler's `max(40%, 220px)`.
 */
const leastVoid = (width: number): number => Math.max(width * 0.4, 220);

/**
 * The rows a browser makes of these shapes: fill a row while the least widths fit, then stretch it to the full width.
 * The last row is stretched if it is nearly full, else it keeps the least height. One rule with the style sheet, so that
 * rows can be left out of the page by number. `base`, `gap`: those of another grid, in px; `keepLast`: its last row is
 * never stretched.
 */
export function layoutRows(
  ratios: readonly number[],
  width: number,
  {
    base = rowBase(width),
    gap = GAP,
    keepLast = false,
  }: { base?: number; gap?: number; keepLast?: boolean } = {},
): Row[] {
  const rows: Row[] = [];
  let from = 0;
  let top = 0;
  while (from < ratios.length) {
    let sum = ratios[from] ?? 1;
    let to = from + 1;
    for (let next = ratios[to]; next !== undefined; next = ratios[to]) {
      if ((sum + next) * base + gap * (to - from) > width) break;
      sum += next;
      to++;
    }
    const stretched = (width - gap * (to - from - 1)) / sum;
    const used = sum * base + gap * (to - from);
    const full = to < ratios.length || (!keepLast && used + leastVoid(width) > width);
    const height = full ? stretched : Math.min(base, stretched);
    rows.push({ from, to, top, height });
    top += height + gap;
    from = to;
  }
  return rows;
}

/** The justified rows (`vertical`) as boxes, in px. */
export function rowBoxes(ratios: readonly number[], width: number, gap: number = GAP): Boxes {
  const boxes = noBoxes();
  for (const { from, to, top, height } of layoutRows(ratios, width, { gap })) {
    let x = 0;
    for (let i = from; i < to; i++) {
      const w = (ratios[i] ?? 1) * height;
      boxes.x.push(x);
      boxes.y.push(top);
      boxes.w.push(w);
      boxes.h.push(height);
      x += w + gap;
    }
    boxes.extent = top + height;
  }
  return boxes;
}
