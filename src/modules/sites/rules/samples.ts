import type { SiteDocument, SitePageDocument } from './document';

/** Marks every block of these types as a sample: its statements about the studio are invented. */
export const markSamples = (document: SiteDocument, types: ReadonlySet<string>): SiteDocument => ({
  ...document,
  pages: document.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => ({ ...block, sample: block.sample || types.has(block.type) })),
  })),
});

/** Returns the document with every sample accepted as the studio's own. */
export const withSamplesTaken = (document: SiteDocument): SiteDocument => ({
  ...document,
  pages: document.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => ({ ...block, sample: false })),
  })),
});

/**
 * Returns a document as visitors may see it: without samples, and without pages that contain nothing else; the home
 * page stays.
 */
export const withoutSamples = (document: SiteDocument): SiteDocument => ({
  ...document,
  pages: document.pages.flatMap((page) => {
    const blocks = page.blocks.filter(({ sample }) => !sample);
    return blocks.length > 0 || page.blocks.length === 0 || page.slug === '' ? [{ ...page, blocks }] : [];
  }),
});

/** Returns the omitted samples of visible pages, each with its page. */
export const samplesOf = (
  document: SiteDocument,
): { page: SitePageDocument; block: SitePageDocument['blocks'][number] }[] =>
  document.pages
    .filter(({ shown }) => shown)
    .flatMap((page) =>
      page.blocks.filter(({ sample, hidden }) => sample && !hidden).map((block) => ({ page, block })),
    );
