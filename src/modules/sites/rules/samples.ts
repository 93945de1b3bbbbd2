import type { SiteDocument, SitePageDocument } from './document';

/** The document with every block of these types marked as a sample: what it says of the studio is invented. */
export const markSamples = (document: SiteDocument, types: ReadonlySet<string>): SiteDocument => ({
  ...document,
  pages: document.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => ({ ...block, sample: block.sample || types.has(block.type) })),
  })),
});

/** The document with every sample taken as the studio's own. */
export const withSamplesTaken = (document: SiteDocument): SiteDocument => ({
  ...document,
  pages: document.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => ({ ...block, sample: false })),
  })),
});

/** What visitors may see of a document: without its samples, and without pages that have nothing else; the home page stays. */
export const withoutSamples = (document: SiteDocument): SiteDocument => ({
  ...document,
  pages: document.pages.flatMap((page) => {
    const blocks = page.blocks.filter(({ sample }) => !sample);
    return blocks.length > 0 || page.blocks.length === 0 || page.slug === '' ? [{ ...page, blocks }] : [];
  }),
});

/** The samples visitors would see if they were not left out, each with its page. */
export const samplesOf = (
  document: SiteDocument,
): { page: SitePageDocument; block: SitePageDocument['blocks'][number] }[] =>
  document.pages
    .filter(({ shown }) => shown)
    .flatMap((page) =>
      page.blocks.filter(({ sample, hidden }) => sample && !hidden).map((block) => ({ page, block })),
    );
