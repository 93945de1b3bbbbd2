import type { ListShapes } from '@/core/wire';
import type { Api } from '../api/use-api';
import { type GalleryQuery, shapesAddress } from './gallery-query';
import type { GalleryState } from './gallery-state';
import type { Shapes } from './layouts/boxes';

/** A list's shapes in the form of the layouts. */
export function shapesOf({ ratios, doubled }: ListShapes): Shapes {
  const big = new Set(doubled);
  return { ratios: ratios.map((r) => r / 1000), doubled: ratios.map((_, i) => big.has(i)) };
}

const NOTHING: ListShapes = { ratios: [], doubled: [], folds: [] };

/** Loads the stacks of a list, beside the list itself. On failure there are none; a selection never has any. */
export async function requestStacks(api: Api, query: GalleryQuery): Promise<ListShapes> {
  if (query.filter === 'selected') return NOTHING;
  return api<ListShapes>(shapesAddress(query)).catch(() => NOTHING);
}

/** The stacks of a reloaded list; open ones stay open where they still exist. */
export function stacksWith(
  { folds = [] }: ListShapes,
  opened: ReadonlyMap<string, number>,
  keys: Record<string, number>,
): Pick<GalleryState, 'folds' | 'opened'> {
  const tops = new Set(folds.map(([top]) => top));
  const still = [...opened.keys()].flatMap((id) => {
    const place = keys[id];
    return place !== undefined && tops.has(place) ? [[id, place] as const] : [];
  });
  return { folds, opened: new Map(still) };
}
