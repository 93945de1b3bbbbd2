import { type Boxes, noBoxes, type Shapes } from './boxes';

/** A band holds at most so many photographs. */
const MOST = 14;
/** The last band is stretched to the full width only if it grows no more than this. */
const STRETCH = 1.3;

/** One way to lay photographs as a band of the full width, and how far it is from the target height. */
interface Band {
  to: number;
  height: number;
  cost: number;
  /** Width of the two rows beside the doubled tiles, and where the upper one ends; null in a plain row. */
  stack: { width: number; split: number; upper: number; lower: number } | null;
}

const off = (length: number, target: number): number => Math.abs(Math.log(Math.max(length, 1e-6) / target));

/**
 * `variable_size`: justified rows in which doubled photographs are twice as high. A band with doubled ones shows them
 * whole over two rows of the others; widths are solved so that everything keeps its own shape and every band is full.
 * `row` is the target height of a row; all lengths are parts of the grid's width.
 */
export function layoutVariable({ ratios, doubled }: Shapes, row: number, gap: number): Boxes {
  const boxes = noBoxes();
  const count = ratios.length;
  let top = 0;
  for (let from = 0; from < count; ) {
    const band = lastOf(ratios, doubled, from, best(ratios, doubled, from, row, gap), row, gap);
    place(boxes, { ratios, doubled }, from, band, top, gap);
    top += band.height + gap;
    from = band.to;
  }
  boxes.extent = Math.max(0, top - gap);
  return boxes;
}

function best(
  ratios: readonly number[],
  doubled: readonly boolean[],
  from: number,
  row: number,
  gap: number,
) {
  let found: Band | null = null;
  for (let to = from + 1; to <= Math.min(ratios.length, from + MOST); to++) {
    const band = bandOf(ratios, doubled, from, to, row, gap, null);
    if (band && (!found || band.cost < found.cost)) found = band;
  }
  // One single beside doubled ones at the very end: no photograph is left for the row below it.
  return found ?? bandOf(ratios, doubled, from, Math.min(ratios.length, from + MOST), row, gap, row * 2);
}

/** A band that ends the list keeps the target height rather than grow much. */
function lastOf(
  ratios: readonly number[],
  doubled: readonly boolean[],
  from: number,
  band: Band | null,
  row: number,
  gap: number,
): Band {
  const end = ratios.length;
  const found = band ?? { to: end, height: row, cost: 0, stack: null };
  if (found.to < end) return found;
  const target = doubled.slice(from, end).includes(true) ? row * 2 + gap : row;
  if (found.height <= target * STRETCH) return found;
  return bandOf(ratios, doubled, from, end, row, gap, target) ?? found;
}

/** The band of [from, to): stretched to the full width, or of a given height. Null where it cannot be full. */
function bandOf(
  ratios: readonly number[],
  doubled: readonly boolean[],
  from: number,
  to: number,
  row: number,
  gap: number,
  height: number | null,
): Band | null {
  const singles: number[] = [];
  let big = 0;
  let bigs = 0;
  for (let i = from; i < to; i++) {
    const ratio = ratios[i] ?? 1;
    if (doubled[i]) {
      big += ratio;
      bigs++;
    } else singles.push(ratio);
  }
  if (bigs === 0) {
    const sum = singles.reduce((all, one) => all + one, 0);
    const high = height ?? (1 - gap * (singles.length - 1)) / sum;
    return { to, height: high, cost: off(high, row), stack: null };
  }
  const target = row * 2 + gap;
  if (singles.length === 0) {
    const high = height ?? (1 - gap * (bigs - 1)) / big;
    return { to, height: high, cost: off(high, target), stack: null };
  }
  if (singles.length === 1) {
    if (height === null) return null;
    const upper = (height - gap) / 2;
    return {
      to,
      height,
      cost: 0,
      stack: { width: upper * (singles[0] ?? 1), split: 1, upper, lower: upper },
    };
  }
  const { split, above, below } = halves(singles);
  const inner = gap * ((split - 1) / above + (singles.length - split - 1) / below) - gap;
  const per = 1 / above + 1 / below;
  const width = height === null ? (1 - bigs * gap + big * inner) / (1 + big * per) : (height + inner) / per;
  if (width <= 0) return null;
  const upper = (width - gap * (split - 1)) / above;
  const lower = (width - gap * (singles.length - split - 1)) / below;
  if (upper <= 0 || lower <= 0) return null;
  const high = upper + lower + gap;
  const cost = (off(high, target) * 2 + off(upper, row) + off(lower, row)) / 3;
  return { to, height: high, cost, stack: { width, split, upper, lower } };
}

/** Where singles are cut into an upper and a lower row of most nearly the same length. */
function halves(singles: readonly number[]): { split: number; above: number; below: number } {
  const sum = singles.reduce((all, one) => all + one, 0);
  let split = 1;
  let above = singles[0] ?? 1;
  for (let next = above; split < singles.length - 1; ) {
    next += singles[split] ?? 0;
    if (Math.abs(2 * next - sum) >= Math.abs(2 * above - sum)) break;
    above = next;
    split++;
  }
  return { split, above, below: sum - above };
}

/** Writes a band's boxes: doubled ones on the side where the band begins with one, else after the others. */
function place(
  boxes: Boxes,
  { ratios, doubled }: Shapes,
  from: number,
  band: Band,
  top: number,
  gap: number,
) {
  const { to, height, stack } = band;
  const bigFirst = doubled[from] === true || !stack;
  let bigAt = bigFirst || !stack ? 0 : stack.width + gap;
  let bigEnd = 0;
  if (bigFirst && stack)
    for (let i = from; i < to; i++) if (doubled[i]) bigEnd += (ratios[i] ?? 1) * height + gap;
  let single = 0;
  let singleAt = bigEnd;
  const put = (x: number, y: number, w: number, h: number) => {
    boxes.x.push(x);
    boxes.y.push(y);
    boxes.w.push(w);
    boxes.h.push(h);
  };
  for (let i = from; i < to; i++) {
    const ratio = ratios[i] ?? 1;
    if (doubled[i] || !stack) {
      put(bigAt, top, ratio * height, height);
      bigAt += ratio * height + gap;
      continue;
    }
    if (single === stack.split) singleAt = bigEnd;
    const isUpper = single < stack.split;
    const h = isUpper ? stack.upper : stack.lower;
    put(singleAt, isUpper ? top : top + stack.upper + gap, ratio * h, h);
    singleAt += ratio * h + gap;
    single++;
  }
}
