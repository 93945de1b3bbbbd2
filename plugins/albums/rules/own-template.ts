import { z } from 'zod';
import { PHOTOS_MOST } from './templates';

const share = z.number().min(0).max(1);

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
