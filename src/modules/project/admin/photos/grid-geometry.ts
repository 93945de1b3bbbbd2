import { layoutRows, ROW_SHARE } from '@/ui/gallery/layouts/layout-rows';

/** The gap between tiles, and the height of a caption, in px. */
export const GAP = 10;
const CAPTION = 30;
/** The gap of rows of photographs, which lie edge to edge as in the gallery. */
const TIGHT = 4;
/** A tile's picture is nearly square, for landscape and portrait alike. */
const TALL = 0.82;
/** Minimum number of columns, also on a phone. */
const LEAST_COLUMNS = 2;
/** The shape of a landscape photograph: a tile is as wide as asked, its row as tall as that makes it. */
const LANDSCAPE = 1.5;
/** Panoramas and strips are cropped in the grid, so that a row holds several. */
const SHAPES = { least: 0.5, most: 2.6 };

/** A row of tiles: its positions (`to` excluded), its top and height, and where each tile begins (inline), in px. */
export interface TileRow {
  from: number;
  to: number;
  top: number;
  tall: number;
  starts: readonly number[];
  widths: readonly number[];
}

/** The geometry of tiles in a width. All lengths in px. */
export interface Geometry {
  rows: readonly TileRow[];
  gap: number;
  height: number;
}

function rowOf(from: number, top: number, tall: number, widths: number[], gap: number): TileRow {
  let start = 0;
  const starts = widths.map((width) => {
    const own = start;
    start += width + gap;
    return own;
  });
  return { from, to: from + widths.length, top, tall, starts, widths };
}

const geometry = (rows: TileRow[], gap: number): Geometry => {
  const last = rows.at(-1);
  return { rows, gap, height: last ? last.top + last.tall : 0 };
};

/** Returns the geometry for `count` equal tiles of about `wanted` px; `caption`: px of the text below each picture. */
export function layTiles(width: number, wanted: number, count: number, caption = CAPTION): Geometry {
  const columns = Math.max(LEAST_COLUMNS, Math.floor((width + GAP) / (wanted + GAP)));
  const tile = Math.max(1, (width - GAP * (columns - 1)) / columns);
  const tall = Math.round(tile * TALL) + caption;
  const rows = Array.from({ length: Math.ceil(count / columns) }, (_none, row) => {
    const from = row * columns;
    const widths = new Array<number>(Math.min(columns, count - from)).fill(tile);
    return rowOf(from, row * (tall + GAP), tall, widths, GAP);
  });
  return geometry(rows, GAP);
}

/** Returns the geometry of rows that fill the width, of photographs in their shapes (width / height, 0: unknown). */
export function layPhotos(width: number, wanted: number, shapes: readonly number[]): Geometry {
  const ratios = shapes.map((shape) => Math.min(SHAPES.most, Math.max(SHAPES.least, shape || LANDSCAPE)));
  const base = Math.min(wanted / LANDSCAPE, width * ROW_SHARE);
  const rows = layoutRows(ratios, width, { base, gap: TIGHT, keepLast: true }).map(
    ({ from, to, top, height }) =>
      rowOf(
        from,
        top,
        height,
        ratios.slice(from, to).map((ratio) => ratio * height),
        TIGHT,
      ),
  );
  return geometry(rows, TIGHT);
}

/** Returns how many rows meet a condition that holds for those before some point, and for none after it. */
function countRows(rows: readonly TileRow[], holds: (row: TileRow) => boolean): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(rows[middle] as TileRow)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the number of the row that holds a position. */
export const rowAt = ({ rows }: Geometry, place: number): number => countRows(rows, ({ to }) => to <= place);

/** Returns the rows to render for the visible area: `top` and `bottom` in px from the grid's own top. */
export function rowsBetween({ rows, gap }: Geometry, top: number, bottom: number, spare = 3) {
  const above = countRows(rows, (row) => row.top + row.tall + gap <= top);
  const from = Math.max(0, Math.min(rows.length, above - spare));
  // Renders some even if the grid is below the screen, because the Tab key needs a tile to focus.
  const to = Math.min(
    rows.length,
    Math.max(from + spare, countRows(rows, (row) => row.top < bottom) + spare),
  );
  return { from, to };
}

/** Returns the position before which a tile dropped at a point goes; `x` from the inline start. */
export function dropPlace(lay: Geometry, x: number, y: number): number {
  const { rows, gap, height } = lay;
  const last = rows.at(-1);
  if (!last || y > height) return last?.to ?? 0;
  const row = rows[countRows(rows, (one) => one.top + one.tall + gap <= y)] ?? last;
  return row.from + row.starts.filter((start, at) => start + (row.widths[at] ?? 0) / 2 < x).length;
}

/** Returns the positions of the tiles that a rectangle touches; `x` from the inline start. */
export function tilesWithin(
  { rows }: Geometry,
  box: { x1: number; y1: number; x2: number; y2: number },
): number[] {
  const [left, right] = [Math.min(box.x1, box.x2), Math.max(box.x1, box.x2)];
  const [top, bottom] = [Math.min(box.y1, box.y2), Math.max(box.y1, box.y2)];
  return rows
    .slice(
      countRows(rows, (row) => row.top + row.tall <= top),
      countRows(rows, (row) => row.top < bottom),
    )
    .flatMap(({ from, starts, widths }) =>
      starts.flatMap((start, at) => (start < right && start + (widths[at] ?? 0) > left ? [from + at] : [])),
    );
}

/**
 * Returns the position to which a navigation key leads from one (-1: none yet), null for other keys. Up and down lead to
 * the tile nearest in the next row; `page`: how many rows a page has.
 */
export function placeAfter(
  lay: Geometry,
  at: number,
  key: string,
  { page, rtl }: { page: number; rtl: boolean },
): number | null {
  const { rows } = lay;
  const count = rows.at(-1)?.to ?? 0;
  const along = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }[key];
  const down = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page }[key];
  if (along === undefined && down === undefined && key !== 'Home' && key !== 'End') return null;
  if (at < 0 || key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (along !== undefined) return at + along >= 0 && at + along < count ? at + along : at;
  const here = rowAt(lay, at);
  const next = Math.max(0, Math.min(rows.length - 1, here + (down ?? 0)));
  const [own, row] = [rows[here], rows[next]];
  if (!own || !row || next === here) return at;
  const middle = (one: TileRow, place: number) => (one.starts[place] ?? 0) + (one.widths[place] ?? 0) / 2;
  const from = middle(own, at - own.from);
  const far = row.starts.map((_start, place) => Math.abs(middle(row, place) - from));
  return row.from + far.indexOf(Math.min(...far));
}
