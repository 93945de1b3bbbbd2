/** A picture's place in its row: its share of the row's width, and how many pictures share the row. */
export interface RowPlace {
  share: number;
  beside: number;
}

/** A row that fills less than this share is not stretched to the full width. */
const LEAST = 0.45;

/**
 * Arranges pictures of the given aspect ratios (width by height), in order, into full rows with the least difference in
 * height. `target` is the intended aspect ratio of a row.
 */
export function justifyRows(shapes: readonly number[], target: number): RowPlace[] {
  const sums = shapes.reduce<number[]>((all, shape) => [...all, (all.at(-1) ?? 0) + shape], [0]);
  const sum = (from: number, to: number) => (sums[to] ?? 0) - (sums[from] ?? 0);
  // The cost of the best arrangement of the first n, and where its last row begins.
  const best = [{ cost: 0, from: 0 }];
  for (let to = 1; to <= shapes.length; to++) {
    let found = { cost: Number.POSITIVE_INFINITY, from: to - 1 };
    for (let from = to - 1; from >= 0; from--) {
      const wide = sum(from, to);
      const cost = (best[from]?.cost ?? 0) + Math.log(wide / target) ** 2;
      if (cost < found.cost) found = { cost, from };
      if (wide > target * 3) break;
    }
    best.push(found);
  }
  const places: RowPlace[] = [];
  for (let to = shapes.length; to > 0; ) {
    const from = best[to]?.from ?? 0;
    const whole = Math.max(sum(from, to), target * LEAST);
    const row = shapes.slice(from, to).map((shape) => ({ share: shape / whole, beside: to - from - 1 }));
    places.unshift(...row);
    to = from;
  }
  return places;
}
