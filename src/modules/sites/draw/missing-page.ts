import type { SiteDocument, SitePageDocument } from '../rules/document';

/** Returns the not-found page as a page of its site. */
export const missingPage = ({ missing }: SiteDocument): SitePageDocument => ({
  id: 'missing',
  slug: '404',
  title: missing.title,
  description: {},
  picture: null,
  shown: true,
  inMenu: false,
  blocks: [{ id: 'missing', type: 'sites.missing', settings: { ...missing }, hidden: false, sample: false }],
});
