/**
 * The positions of a list's tiles, in its order: `x` from the inline start, `y` from the top, width and height. In px,
 * or in parts of the grid's width. `extent` is the whole length in the scroll direction.
 */
export interface Boxes {
  x: number[];
  y: number[];
  w: number[];
  h: number[];
  extent: number;
}

/** The facts a layout needs of photographs before they are loaded. */
export interface Shapes {
  /** Width / height of each tile. */
  ratios: readonly number[];
  /** Whether it is a doubled tile of `variable_size`. */
  doubled: readonly boolean[];
}

/** No tiles yet. */
export const noBoxes = (): Boxes => ({ x: [], y: [], w: [], h: [], extent: 0 });

/** The same boxes on a grid so wide: all lengths times `scale`. */
export function scaleBoxes({ x, y, w, h, extent }: Boxes, scale: number): Boxes {
  const by = (lengths: number[]) => lengths.map((length) => length * scale);
  return { x: by(x), y: by(y), w: by(w), h: by(h), extent: extent * scale };
}

/** The range of tiles (exclusive end) that holds every one touching [start, end] of the scroll direction. */
export function windowOf(boxes: Boxes, start: number, end: number, axis: 'x' | 'y' = 'y') {
  const at = boxes[axis];
  const size = axis === 'y' ? boxes.h : boxes.w;
  let from = -1;
  let to = 0;
  for (let i = 0; i < at.length; i++) {
    const begins = at[i] ?? 0;
    if (begins > end || begins + (size[i] ?? 0) < start) continue;
    if (from < 0) from = i;
    to = i + 1;
  }
  return from < 0 ? { from: 0, to: 0 } : { from, to };
}
