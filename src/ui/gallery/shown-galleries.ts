import type { EventView, GalleryHead } from '@/core/wire';

type Galleries = Pick<EventView, 'galleries' | 'can'>;

/**
 * Returns the gallery an address without one shows: for guests and clients the first that has photographs they may see,
 * for the account the first. Undefined where the project has none.
 */
export function landingGallery<G extends { count: number }>({
  galleries,
  can,
}: {
  galleries: G[];
  can: { manage: boolean };
}): G | undefined {
  return (can.manage ? undefined : galleries.find(({ count }) => count > 0)) ?? galleries[0];
}

/**
 * Returns the galleries of the navigation: for the account all, for everyone else those with photographs and the one
 * that is shown, `current`. While the whole project has no photographs, all of them.
 */
export function shownGalleries({ galleries, can }: Galleries, current: string): GalleryHead[] {
  if (can.manage || !hasPhotos(galleries)) return galleries;
  return galleries.filter(({ id, count }) => count > 0 || id === current);
}

/** Returns the galleries after `current` that have photographs this person may see; none where it is unknown. */
export function followingGalleries<G extends { id: string; count: number }>(
  galleries: readonly G[],
  current: string,
): G[] {
  const here = galleries.findIndex(({ id }) => id === current);
  return here < 0 ? [] : galleries.slice(here + 1).filter(({ count }) => count > 0);
}

/** Whether any of the galleries has a photograph this person may see. */
export const hasPhotos = (galleries: readonly { count: number }[]): boolean =>
  galleries.some(({ count }) => count > 0);
