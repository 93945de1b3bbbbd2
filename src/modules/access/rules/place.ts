/**
 * Gallery positions are renumbered before they get closer than this, so that a browser's numbers still distinguish
 * them.
 */
const CLOSEST = 1e-6;

/** The neighbors between which photographs are inserted; null is an end of the gallery. */
export interface Gap {
  after: number | null;
  before: number | null;
}

/**
 * Returns sort positions for `count` photographs in a gap, as the first and the step; null if the gap is too small and
 * the gallery must be renumbered first. Only moved photographs get a new position, however long the gallery is.
 */
export function placesIn({ after, before }: Gap, count: number): { first: number; step: number } | null {
  if (before === null) return { first: after === null ? 0 : Math.floor(after) + 1, step: 1 };
  if (after === null) return { first: Math.ceil(before) - count, step: 1 };
  const step = (before - after) / (count + 1);
  return step < CLOSEST ? null : { first: after + step, step };
}
