/** The gap between tiles, and the height of a caption, in px. */
export const GAP = 10;
const CAPTION = 30;
/** A tile's picture is nearly square, for landscape and portrait alike. */
const TALL = 0.82;
/** Minimum number of columns, also on a phone. */
const LEAST_COLUMNS = 2;

/** The geometry of equal tiles in a width. All lengths in px. */
export interface Geometry {
  columns: number;
  rows: number;
  /** A tile's width, and the distance from one row's top to the next. */
  tile: number;
  pitch: number;
  height: number;
}

/** Returns the geometry for `count` tiles of about `wanted` px; `caption`: px of the text below each picture. */
export function layTiles(width: number, wanted: number, count: number, caption = CAPTION): Geometry {
  const columns = Math.max(LEAST_COLUMNS, Math.floor((width + GAP) / (wanted + GAP)));
  const tile = Math.max(1, (width - GAP * (columns - 1)) / columns);
  const pitch = Math.round(tile * TALL) + caption + GAP;
  const rows = Math.ceil(count / columns);
  return { columns, rows, tile, pitch, height: Math.max(0, rows * pitch - GAP) };
}

/** Returns the rows to render for the visible area: `top` and `bottom` in px from the grid's own top. */
export function rowsBetween({ rows, pitch }: Geometry, top: number, bottom: number, spare = 3) {
  const from = Math.max(0, Math.min(rows, Math.floor(top / pitch) - spare));
  // Renders some even if the grid is below the screen, because the Tab key needs a tile to focus.
  const to = Math.min(rows, Math.max(from + spare, Math.ceil(bottom / pitch) + spare));
  return { from, to };
}

/** Returns the position before which a tile dropped at a point goes; `x` from the inline start. */
export function dropPlace({ columns, tile, pitch }: Geometry, x: number, y: number, count: number): number {
  const row = Math.max(0, Math.floor(y / pitch));
  const column = Math.max(0, Math.min(columns, Math.round(x / (tile + GAP))));
  return Math.max(0, Math.min(count, row * columns + column));
}

/** Returns the positions of the tiles that a rectangle touches; `x` from the inline start. */
export function tilesWithin(
  { columns, tile, pitch }: Geometry,
  box: { x1: number; y1: number; x2: number; y2: number },
  count: number,
): number[] {
  const found: number[] = [];
  const [left, right] = [Math.min(box.x1, box.x2), Math.max(box.x1, box.x2)];
  const [top, bottom] = [Math.min(box.y1, box.y2), Math.max(box.y1, box.y2)];
  for (let row = Math.max(0, Math.floor((top + GAP) / pitch)); row * pitch < bottom; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      if (at >= count) return found;
      const start = column * (tile + GAP);
      if (start < right && start + tile > left) found.push(at);
    }
  }
  return found;
}
