import type { SiteDocument, SitePageDocument } from './document';
import { picturesIn } from './resolve-settings';
import type { SiteField } from './site-form';

/** A page that is an entry of the journal. */
export type PostPage = SitePageDocument & { post: NonNullable<SitePageDocument['post']> };

export const isPost = (page: SitePageDocument): page is PostPage => page.post !== undefined;

/** The block that lists the journal. */
export const JOURNAL = 'sites.journal';

/** Returns the journal's entries, newest first; `draft`: those that visitors do not see, too. */
export const postsOf = ({ pages }: Pick<SiteDocument, 'pages'>, { draft = false } = {}): PostPage[] =>
  pages
    .filter(isPost)
    .filter(({ shown }) => shown || draft)
    .sort((a, b) => b.post.day.localeCompare(a.post.day));

/** Returns the picture of a post in lists: its own, or the first of its blocks. */
export function coverOf(
  { picture, blocks }: SitePageDocument,
  forms: readonly { id: string; form: readonly SiteField[] }[],
): string | null {
  if (picture) return picture;
  const inBlocks = blocks
    .filter(({ hidden }) => !hidden)
    .flatMap(({ type, settings }) => picturesIn(forms.find(({ id }) => id === type)?.form ?? [], settings));
  return inBlocks[0] ?? null;
}

/** Returns the visible page that lists all posts: one for it, before a home page with the newest; null without one. */
export const journalPage = ({ pages }: Pick<SiteDocument, 'pages'>): SitePageDocument | null => {
  const lists = pages.filter(
    ({ shown, post, blocks }) =>
      shown && !post && blocks.some(({ type, hidden }) => type === JOURNAL && !hidden),
  );
  return lists.find(({ slug }) => slug !== '') ?? lists[0] ?? null;
};

/** Whether visitors would find nothing on a page: a list of posts, before the first one. */
export const isEmptyList = (
  site: Pick<SiteDocument, 'pages'>,
  { slug, blocks }: SitePageDocument,
): boolean => {
  const seen = blocks.filter(({ hidden }) => !hidden);
  const list = slug !== '' && seen.length > 0 && seen.every(({ type }) => type === JOURNAL);
  return list && postsOf(site).length === 0;
};
