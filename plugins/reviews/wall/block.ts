import { defineSiteBlock } from '@plugins/kit/server/sites';
import { z } from 'zod';
import { readRating, readWall } from './read-wall';
import { inLanguage } from './rules/in-language';
import { structuredData } from './rules/structured-data';
import { WALL } from './rules/wall';

const settings = z.strictObject({
  /** Number of the newest reviews shown. */
  limit: z.number().int().min(1).max(60).default(9),
  /** Shows only reviews with at least so many stars; the average is over all. */
  least: z.number().int().min(1).max(5).default(1),
  /** Whether average and count are shown above them. */
  rating: z.boolean().default(true),
});

/** Among so many of the newest reviews those in the page's language are found. */
const NEWEST = 60;

/** The wall as a block of a site's page: reviews in the page's language, or all if there are none. */
export const wallBlock = defineSiteBlock({
  id: 'reviews.block',
  settings,
  load: async ({ site, locale, draft, settings: { limit, least, rating } }) => {
    const wall = await readWall(site.account, { limit: NEWEST, least });
    const newest = inLanguage(wall.reviews, locale).slice(0, limit);
    // The builder's preview is on the platform's host, where pictures of reviews have no address.
    const reviews = draft ? newest.map((review) => ({ ...review, picture: null })) : newest;
    if (reviews.length === 0) return null;
    return { ...wall, reviews, rating, studio: site.brand.name, more: wall.total > reviews.length };
  },
});

/** All reviews: the content of a website's page `/reviews`, which its owner does not place. */
export const wholeWallBlock = defineSiteBlock({
  id: 'reviews.whole',
  settings: z.strictObject({}),
  islands: ['read-more'],
  load: async ({ site, part }) => {
    const wall = await readWall(site.account, { page: part });
    return wall.reviews.length === 0 ? null : { ...wall, studio: site.brand.name, open: !site.paused };
  },
  parts: async (site) => Math.ceil((await readRating(site.account)).total / WALL.pageSize),
  structured: (data, { name, url, description }) => {
    const { average, total, reviews } = data as Awaited<ReturnType<typeof readWall>>;
    return JSON.parse(structuredData({ name, url, description, average, total, reviews }));
  },
});
