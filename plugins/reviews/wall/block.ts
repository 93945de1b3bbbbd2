import { defineSiteBlock } from '@plugins/kit/server/sites';
import { z } from 'zod';
import { readWall } from './read-wall';

const settings = z.strictObject({
  /** Number of the newest reviews shown. */
  limit: z.number().int().min(1).max(60).default(9),
  /** Shows only reviews with at least so many stars; the average is over all. */
  least: z.number().int().min(1).max(5).default(1),
  /** Whether average and count are shown above them. */
  rating: z.boolean().default(true),
});

/** The wall as a block of a site's page. */
export const wallBlock = defineSiteBlock({
  id: 'reviews.block',
  settings,
  load: async ({ site, settings: { limit, least, rating } }) => {
    const wall = await readWall(site.account, { limit, least });
    if (wall.reviews.length === 0) return null;
    return { ...wall, rating, studio: site.brand.name, more: wall.total > wall.reviews.length };
  },
});
