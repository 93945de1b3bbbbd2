import { pathOfPage, type SiteDocument, type SitePageDocument } from '../rules/document';
import type { SiteRequest } from '../site-drawer';

/** Paths to which forms of sites' pages are sent, with the types of block that contain them. */
const FORMS: Record<string, readonly [string, ...string[]]> = {
  '/inquiries': ['sites.contact'],
  '/client_access': ['sites.entry'],
  '/events/search': ['sites.clients', 'sites.entry'],
};

/** A page's block that contains a form. */
export interface FormPlace {
  page: SitePageDocument;
  block: string;
}

/** Returns the block of these types with the id that a form sent as `block`, on a visible page; null without one. */
function findBlockOf(document: SiteDocument, types: readonly string[], block: unknown): FormPlace | null {
  for (const page of document.pages) {
    if (!page.shown) continue;
    const found = page.blocks.find((one) => one.id === block && types.includes(one.type) && !one.hidden);
    if (found) return { page, block: found.id };
  }
  return null;
}

/** Returns the block of this type with the id that a form sent as `block`, on a visible page; null without one. */
export const findBlock = (document: SiteDocument, type: string, block: unknown): FormPlace | null =>
  findBlockOf(document, [type], block);

/** Whether visitors see a block of this type anywhere on the site. */
export const hasBlock = ({ pages }: SiteDocument, type: string): boolean =>
  pages.some(({ shown, blocks }) => shown && blocks.some((one) => one.type === type && !one.hidden));

/** Returns the path of the first visible page with a contact form; null without one, and on that page itself. */
export function contactPath(document: SiteDocument, page: Pick<SitePageDocument, 'id'>): string | null {
  const found = document.pages.find((one) => hasBlock({ ...document, pages: [one] }, 'sites.contact'));
  return found && found.id !== page.id ? pathOfPage(found) : null;
}

/**
 * Returns the page on which to show a refused form: its own, or (on a studio's site) a small one with the form alone.
 * Null if it is no form of a site; the platform's host has forms of its own.
 */
export function findFormPage(
  document: SiteDocument,
  { path, site }: Pick<SiteRequest, 'path' | 'site'>,
  values: Record<string, unknown>,
): FormPlace | null {
  const types = FORMS[path];
  if (!types) return null;
  const found = findBlockOf(document, types, values.block);
  if (found || !site) return found;
  const blocks = [{ id: 'form', type: types[0], settings: {}, hidden: false, sample: false }];
  const page = { id: 'form', slug: 'form', title: {}, description: {}, picture: null, shown: true };
  return { page: { ...page, inMenu: false, blocks }, block: 'form' };
}
