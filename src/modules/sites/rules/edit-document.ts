import type { SiteDocument, SitePageDocument } from './document';

export type SiteBlockDocument = SitePageDocument['blocks'][number];

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Returns a new unique id for a page or block. */
export const newKey = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(10)),
    (byte) => LETTERS[byte % LETTERS.length] ?? 'a',
  ).join('');

/** Returns a list with the item at `from` moved to `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [one] = next.splice(from, 1);
  if (one !== undefined) next.splice(to, 0, one);
  return next;
}

/** Returns the document with one page changed. */
export const withPage = (
  document: SiteDocument,
  id: string,
  change: (page: SitePageDocument) => SitePageDocument,
): SiteDocument => ({
  ...document,
  pages: document.pages.map((page) => (page.id === id ? change(page) : page)),
});

/** Returns the document with the blocks of one page changed. */
export const withBlocks = (
  document: SiteDocument,
  page: string,
  change: (blocks: SiteBlockDocument[]) => SiteBlockDocument[],
): SiteDocument => withPage(document, page, (one) => ({ ...one, blocks: change(one.blocks) }));

/** Returns a list with one more item after the one with id `after`, or at the end. */
export function insertAfter<T extends { id: string }>(list: readonly T[], after: string | null, one: T): T[] {
  const at = list.findIndex(({ id }) => id === after);
  return at < 0 ? [...list, one] : [...list.slice(0, at + 1), one, ...list.slice(at + 1)];
}

/** Returns the document without a page; links to it lose their target. The home page stays. */
export function withoutPage(document: SiteDocument, id: string): SiteDocument {
  const gone = `page:${id}`;
  const stays = ({ to }: { to: string }) => to.split('#')[0] !== gone;
  return {
    ...document,
    pages: document.pages.filter((page) => page.id !== id || page.slug === ''),
    menu: document.menu.filter(stays),
    footer: { ...document.footer, links: document.footer.links.filter(stays) },
    redirects: document.redirects.filter(stays),
  };
}
