import { defineSiteBlock } from '@plugins/kit/server/sites';
import { z } from 'zod';
import { readWall } from './read-wall';

const settings = z.strictObject({
  /** How many of the newest are shown. */
  limit: z.number().int().min(1).max(60).default(9),
  /** Only those of so many stars or more; the average is over all. */
  least: z.number().int().min(1).max(5).default(1),
  /** Whether the average and the count stand above them. */
  rating: z.boolean().default(true),
});

/** The wall as a piece of any page of her site. */
export const wallBlock = defineSiteBlock({
  id: 'reviews.block',
  settings,
  load: async ({ site, settings: { limit, least, rating } }) => {
    const wall = await readWall(site.account, { limit, least });
    if (wall.reviews.length === 0) return null;
    return { ...wall, rating, studio: site.brand.name, more: wall.total > wall.reviews.length };
  },
});
