import { definePage } from '@plugins/kit/server';
import { originOfSite } from '@plugins/kit/server/internal';
import { siteOf } from '@plugins/kit/server/sites';
import { translator } from '@plugins/kit/server/texts';
import { z } from 'zod';
import { readWall } from './read-wall';
import { structuredData } from './rules/structured-data';
import type { WallPageProps } from './ui/WallPage';
import { visitPage } from './visit';

const query = z.object({ page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1) });

/** The reviews of a studio on its own site; open to search engines. */
export const wallPage = definePage({
  id: 'reviews.wall',
  path: '/reviews',
  on: 'site',
  nav: 'reviews.wall.title',
  auth: 'entry.open',
  query,
  load: async ({ context, query: { page } }) => {
    const site = await siteOf(context);
    const wall = await readWall(site.account, { page });
    const t = translator(context.locale);
    const studio = site.brand.name;
    const url = `${originOfSite(site)}/reviews`;
    const { average, total, reviews } = wall;
    const { description } = site.brand;
    const data: WallPageProps = {
      ...wall,
      studio,
      open: !site.paused,
      structured: structuredData({ name: studio, url, description, average, total, reviews }),
    };
    return {
      data,
      title: t('reviews.wall.pageTitle', { studio }),
      description:
        average === null
          ? t('reviews.wall.about', { studio })
          : t('reviews.wall.aboutRated', { studio, average, count: total }),
    };
  },
});

/** The wall without navigation, for a frame in another site that the brand allows. */
export const framePage = definePage({
  id: 'reviews.frame',
  path: '/reviews/frame',
  on: 'site',
  auth: 'entry.open',
  query,
  load: async ({ context, query: { page } }) => {
    const site = await siteOf(context);
    const wall = await readWall(site.account, { page });
    const studio = site.brand.name;
    return {
      data: { ...wall, studio, home: `${originOfSite(site)}/reviews` },
      title: translator(context.locale)('reviews.wall.pageTitle', { studio }),
      frames: site.brand.embed_sites,
    };
  },
});

export const wallPages = [wallPage, framePage, visitPage];
