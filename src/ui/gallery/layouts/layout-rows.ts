import { type Boxes, noBoxes } from './boxes';

/** The range of a row of the grid (end exclusive), and its position. Lengths in px. */
export interface Row {
  from: number;
  to: number;
  top: number;
  height: number;
  /** Space before its first photograph: a row that cannot be full is centered. */
  inset: number;
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

/** So many rows at the end may be divided again, so that the last one is full. */
const TAIL_ROWS = 3;
/** At most so many photographs are divided again. */
const TAIL_MOST = 18;
/** Divided rows are at most so high, in parts of the least height; on narrow pages one photograph may fill a row. */
const HIGHEST = { wide: 1.9, narrow: 2.4 };
const NARROW = 900;
/** A last row that is stretched no more than this is full like the others. */
const NEARLY_FULL = 1.35;

/**
 * The rows a browser makes of these shapes: fill a row while the least widths fit, then stretch it to the full width.
 * One rule with the style sheet, so that rows can be left out of the page by number. The last rows are divided again,
 * so that all of them are full; where that is impossible, the last one is centered.
 */
export function layoutRows(ratios: readonly number[], width: number, gap: number = GAP): Row[] {
  let top = 0;
  return lay(ratios, width, gap).rows.map((row) => {
    const placed = { ...row, top };
    top += row.height + gap;
    return placed;
  });
}

/**
 * Rows of another grid, whose least height is `base` (px): filled and stretched alike, and the last one keeps the least
 * height.
 */
export function plainRows(
  ratios: readonly number[],
  width: number,
  { base, gap }: { base: number; gap: number },
): Row[] {
  const cuts = greedyCuts(ratios, width, gap, base);
  let top = 0;
  return cuts.slice(1).map((to, i) => {
    const row = rowOf(ratios, cuts[i] ?? 0, to, width, gap);
    const height = to < ratios.length ? row.height : Math.min(base, row.height);
    const placed = { ...row, height, top };
    top += height + gap;
    return placed;
  });
}

type Cut = Omit<Row, 'top'>;

function rowOf(ratios: readonly number[], from: number, to: number, width: number, gap: number): Cut {
  let sum = 0;
  for (let i = from; i < to; i++) sum += ratios[i] ?? 1;
  return { from, to, height: (width - gap * (to - from - 1)) / sum, inset: 0 };
}

/** All rows, and the first photograph (`tail`) of those that the style sheet would not make. */
function lay(ratios: readonly number[], width: number, gap: number): { rows: Cut[]; tail: number } {
  const base = rowBase(width);
  const cuts = greedyCuts(ratios, width, gap);
  const row = (from: number, to: number) => rowOf(ratios, from, to, width, gap);
  const rows = cuts.slice(1).map((to, i) => row(cuts[i] ?? 0, to));
  const last = rows.at(-1);
  if (!last) return { rows, tail: 0 };
  if (last.height <= base * NEARLY_FULL) return { rows, tail: last.from };
  const highest = base * (width < NARROW ? HIGHEST.narrow : HIGHEST.wide);
  const fits = ({ height }: Cut) => height <= highest && height >= base;
  const tail = tailStart(cuts);
  const divided = divide(tail, ratios.length, row, fits, base);
  if (divided) return { rows: [...rows.filter(({ to }) => to <= tail), ...divided], tail };
  // One photograph of a gallery, or shapes of which no full row can be made.
  const used = width - gap * (last.to - last.from - 1);
  const centered = { ...last, height: base, inset: (used * (1 - base / last.height)) / 2 };
  return { rows: [...rows.slice(0, -1), centered], tail: last.from };
}

/** Where rows begin and end, by the style sheet's rule. */
function greedyCuts(
  ratios: readonly number[],
  width: number,
  gap: number,
  base: number = rowBase(width),
): number[] {
  const cuts: number[] = [0];
  for (let from = 0; from < ratios.length; ) {
    let sum = ratios[from] ?? 1;
    let to = from + 1;
    for (let next = ratios[to]; next !== undefined; next = ratios[to]) {
      if ((sum + next) * base + gap * (to - from) > width) break;
      sum += next;
      to++;
    }
    cuts.push(to);
    from = to;
  }
  return cuts;
}

/** The photograph with which the rows begin that may be divided again. */
function tailStart(cuts: readonly number[]): number {
  const end = cuts.at(-1) ?? 0;
  let at = cuts.length - 2;
  while (at > 0 && at > cuts.length - 1 - TAIL_ROWS && end - (cuts[at - 1] ?? 0) <= TAIL_MOST) at--;
  return cuts[Math.max(0, at)] ?? 0;
}

/** The division of [from, end) into full rows whose heights are nearest to each other's; null where none fits. */
function divide(
  from: number,
  end: number,
  row: (from: number, to: number) => Cut,
  fits: (row: Cut) => boolean,
  base: number,
): Cut[] | null {
  const best: ({ rows: Cut[]; cost: number } | null)[] = [{ rows: [], cost: 0 }];
  for (let to = from + 1; to <= end; to++) {
    best[to - from] = null;
    for (let begin = from; begin < to; begin++) {
      const before = best[begin - from];
      const one = row(begin, to);
      if (!before || !fits(one)) continue;
      const cost = before.cost + Math.log(one.height / (base * 1.15)) ** 2;
      const known = best[to - from];
      if (!known || cost < known.cost) best[to - from] = { rows: [...before.rows, one], cost };
    }
  }
  return best[end - from]?.rows ?? null;
}

/** The justified rows (`vertical`) as boxes, in px. */
export function rowBoxes(ratios: readonly number[], width: number, gap: number = GAP): Boxes {
  const boxes = noBoxes();
  for (const { from, to, top, height, inset } of layoutRows(ratios, width, gap)) {
    let x = inset;
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

/** Subtracted from the widths of a row, px: fractions that a browser rounds up would push its last photograph down. */
const SLACK = 0.05;

/** Styles of a tile whose row was divided: its width, and the space before the first tile of a centered row. */
export interface TailStyle {
  flex: 'none';
  inlineSize: number;
  marginInlineStart: number;
}

/** The tiles of the last rows by index, where the style sheet's own rule would leave a void after the last one. */
export function tailStyles(ratios: readonly number[], width: number, gap: number): Map<number, TailStyle> {
  const { rows, tail } = lay(ratios, width, gap);
  const styles = new Map<number, TailStyle>();
  for (const { from, to, height, inset } of rows) {
    if (from < tail) continue;
    for (let i = from; i < to; i++)
      styles.set(i, {
        flex: 'none',
        inlineSize: (ratios[i] ?? 1) * height - SLACK,
        marginInlineStart: i === from ? inset : 0,
      });
  }
  return styles;
}
