import { LOCALES } from '@/core/i18n/locale';
import { translator } from '@/core/i18n/translate';
import { siteParts } from '../parts';
import type { SitePageDocument } from '../rules/document';
import type { Site } from '../site';

/** The block that the page of all reviews consists of; without the feature there is none. */
const WALL = 'reviews.whole';
const PATH = /^\/reviews(?:\/([2-9]|[1-9]\d{1,3}))?$/;

/**
 * Returns the page of a studio's reviews, which every website has while it has reviews, and its part; null for another
 * address, and without reviews.
 */
export async function findWallPage(
  site: Site,
  path: string,
): Promise<{ page: SitePageDocument; part: number } | null> {
  const found = PATH.exec(path);
  const block = found && siteParts().blocks.find(({ id }) => id === WALL);
  if (!block?.parts || site.account === '') return null;
  const part = Number(found?.[1] ?? 1);
  if (part > (await block.parts(site, { settings: {}, posts: 0 }))) return null;
  const title = Object.fromEntries(LOCALES.map((one) => [one, translator(one)('reviews.wall.title')]));
  const blocks = [{ id: 'wall', type: WALL, settings: {}, hidden: false, sample: false }];
  const page = { id: 'reviews', slug: 'reviews', title, description: {}, picture: null, shown: true };
  return { page: { ...page, inMenu: false, blocks }, part };
}
