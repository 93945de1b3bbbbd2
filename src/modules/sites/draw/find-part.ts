import { siteParts } from '../parts';
import { pathOfPage, type SiteDocument, type SitePageDocument } from '../rules/document';
import type { Site } from '../site';

const PART = /^(.*)\/([2-9]|[1-9]\d{1,3})$/;

/** Returns how many parts a page has: as many as the longest list of its blocks. */
async function partsOf(page: SitePageDocument, site: Site): Promise<number> {
  const { blocks } = siteParts();
  const counts = page.blocks.map(({ type, hidden }) => {
    const block = hidden ? undefined : blocks.find(({ id }) => id === type);
    return block?.parts?.(site) ?? 1;
  });
  return Math.max(1, ...(await Promise.all(counts)));
}

/** Returns the visible page at an address, and which part of its lists; null if there is none. */
export async function findPart(
  { pages }: SiteDocument,
  site: Site,
  path: string,
): Promise<{ page: SitePageDocument; part: number } | null> {
  const shown = pages.filter((page) => page.shown);
  const page = shown.find((one) => pathOfPage(one) === path);
  if (page) return { page, part: 1 };
  const [, before = '', number = ''] = PART.exec(path) ?? [];
  const listed = number && shown.find((one) => pathOfPage(one) === (before || '/'));
  if (!listed) return null;
  const part = Number(number);
  return part <= (await partsOf(listed, site)) ? { page: listed, part } : null;
}
