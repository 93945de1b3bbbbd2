import type { Stack } from '@/core/wire';

/** Which photographs of a list are shown, and which represent a stack. */
export interface Stacking {
  /** Positions in the whole list that are shown, in its order; null: all of them. */
  places: readonly number[] | null;
  /** For a position that is not shown: the one that represents it. */
  standsFor: ReadonlyMap<number, number>;
}

/** A stack, as its tile knows it. */
export interface StackView {
  /** Photographs in all, itself among them. */
  count: number;
  open: boolean;
  /** Ids of the others, as far as they are loaded. */
  others: readonly string[];
}

const WHOLE: Stacking = { places: null, standsFor: new Map() };

/** Leaves out the photographs of closed stacks among the positions [first, first + count). */
export function stackPlaces(
  folds: readonly Stack[],
  opened: ReadonlySet<number>,
  { first, count }: { first: number; count: number },
): Stacking {
  const standsFor = new Map<number, number>();
  for (const [top, ...others] of folds) {
    if (top === undefined || opened.has(top)) continue;
    for (const place of others) standsFor.set(place, top);
  }
  if (standsFor.size === 0) return WHOLE;
  const places: number[] = [];
  for (let place = first; place < first + count; place++) if (!standsFor.has(place)) places.push(place);
  return { places, standsFor };
}

/** The index among the shown photographs of a position, or of the one that represents it; else of the next. */
export function shownAt({ places, standsFor }: Stacking, place: number, first: number): number {
  if (!places) return place - first;
  const wanted = standsFor.get(place) ?? place;
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return Math.min(low, places.length - 1);
}
