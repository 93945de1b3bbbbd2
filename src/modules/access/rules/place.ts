/** Places closer together than this are numbered anew, so that they stay apart as numbers of a browser, too. */
const CLOSEST = 1e-6;

/** Between which places photographs are put: after one, before another; null is the end of the gallery. */
export interface Gap {
  after: number | null;
  before: number | null;
}

/**
 * Places for `count` photographs in a gap, as the first and the step from one to the next; null where the gap has no room
 * and the gallery must be numbered anew first. Only what is moved gets another place, however long the gallery is.
 */
export function placesIn({ after, before }: Gap, count: number): { first: number; step: number } | null {
  if (before === null) return { first: after === null ? 0 : Math.floor(after) + 1, step: 1 };
  if (after === null) return { first: Math.ceil(before) - count, step: 1 };
  const step = (before - after) / (count + 1);
  return step < CLOSEST ? null : { first: after + step, step };
}
