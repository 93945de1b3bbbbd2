/** Where a picture stands in its row: its part of the row's width, and how many stand beside it. */
export interface RowPlace {
  share: number;
  beside: number;
}

/** A row that is less than this part of a full one is not stretched over the whole width. */
const LEAST = 0.45;

/**
 * Parts pictures of the given shapes (width by height), in their order, into rows whose heights differ least: each row is
 * filled to the edge, the last one too. `target` is how many times wider than high a row should be.
 */
export function justifyRows(shapes: readonly number[], target: number): RowPlace[] {
  const sums = shapes.reduce<number[]>((all, shape) => [...all, (all.at(-1) ?? 0) + shape], [0]);
  const sum = (from: number, to: number) => (sums[to] ?? 0) - (sums[from] ?? 0);
  // How bad the best way to part the first n is, and where its last row begins.
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
