import { picturesIn, siteParts } from '@plugins/kit/server/sites';
import type { SiteDocument, SitePageDocument } from '../rules/document';

/** The pictures a page of a site names: its blocks', and what stands around every page. The first is the page's first. */
export function documentPictures(document: SiteDocument, page: SitePageDocument): string[] {
  const { blocks: known } = siteParts();
  const inBlocks = page.blocks.flatMap(({ type, settings, hidden }) => {
    const block = known.find(({ id }) => id === type);
    return block && !hidden ? picturesIn(block.form, settings) : [];
  });
  return [page.picture, ...inBlocks, document.logo, document.seo.picture].filter((id): id is string => !!id);
}
