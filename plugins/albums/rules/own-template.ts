import { z } from 'zod';
import { PHOTOS_MOST } from './templates';

const share = z.number().min(0).max(1);

/** A place of an own template, in shares of the spread. */
interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
}

/**
 * Returns the places of an own template on a spread of a book bound at this side, and those of such a spread for the
 * template: they are stored as for a book bound at the left, and mirrored for one bound at the right.
 */
export const boundAt = (places: readonly Place[], spine: 'left' | 'right'): Place[] =>
  places.map((place) => ({ ...place, x: spine === 'right' ? Math.max(0, 1 - place.x - place.w) : place.x }));

/** A layout that a studio saves from a spread; its places are shares of the spread, so that it suits any format. */
export const templateInput = z.strictObject({
  name: z.string().trim().min(1).max(200),
  cells: z
    .array(
      z
        .strictObject({ x: share, y: share, w: share.min(0.02), h: share.min(0.02) })
        .refine(({ x, y, w, h }) => x + w <= 1.0001 && y + h <= 1.0001),
    )
    .min(1)
    .max(PHOTOS_MOST),
});
