import { sites } from '@plugins/kit/server';
import type { SiteDocument, SitePageDocument } from '../rules/document';

/** The pictures a page of a site names: its blocks', and what stands around every page. The first is the page's first. */
export function documentPictures(document: SiteDocument, page: SitePageDocument): string[] {
  const { blocks: known } = sites.parts();
  const inBlocks = page.blocks.flatMap(({ type, settings, hidden }) => {
    const block = known.find(({ id }) => id === type);
    return block && !hidden ? sites.picturesIn(block.form, settings) : [];
  });
  return [page.picture, ...inBlocks, document.logo, document.seo.picture].filter((id): id is string => !!id);
}
