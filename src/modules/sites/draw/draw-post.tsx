import { PostFoot, PostHead } from '../page/post';
import { pathOfPage, type SiteDocument, type SitePageDocument } from '../rules/document';
import { coverOf, isPost, JOURNAL, journalPage, postsOf } from '../rules/journal';
import type { SiteLinkTo, SitePicture, Words } from '../rules/site-fields';
import type { KnownSiteBlock, SitePost } from '../site-block';

/** What the journal of a page needs to be rendered. */
export interface JournalRound {
  document: SiteDocument;
  page: SitePageDocument;
  draft: boolean;
  known: readonly KnownSiteBlock[];
}

const lists = ({ blocks }: SitePageDocument) =>
  blocks.some(({ type, hidden }) => type === JOURNAL && !hidden);

/** Returns the ids of the covers that a page shows as a list of posts, or as a post. */
export function journalPictures({ document, page, draft, known }: JournalRound): string[] {
  const posts = lists(page) ? postsOf(document, { draft }) : [];
  return posts.flatMap((post) => coverOf(post, known) ?? []);
}

/** Returns the posts that a page lists, newest first; none if it has no such block. */
export function journalPosts(
  { document, page, draft, known }: JournalRound,
  { say, picture }: { say: (words: Words) => string; picture: (id: string) => SitePicture | null },
): SitePost[] {
  if (!lists(page)) return [];
  return postsOf(document, { draft }).map((post) => {
    const cover = coverOf(post, known);
    return {
      href: pathOfPage(post),
      title: say(post.title),
      day: post.post.day,
      intro: say(post.post.intro),
      picture: cover ? picture(cover) : null,
    };
  });
}

/** Returns the address of the page that lists all posts; null on that page, and without one. */
export function elsewhere(document: SiteDocument, page: SitePageDocument): string | null {
  const list = journalPage(document);
  return list && list.id !== page.id ? pathOfPage(list) : null;
}

/** Returns the blocks of a page; those of a post with its head above and its neighbors below. */
export function aroundPost(
  { document, page, draft }: JournalRound,
  blocks: React.ReactElement[],
  { say, picture }: { say: (words: Words) => string; picture: (id: string) => SitePicture | null },
): React.ReactElement[] {
  if (!isPost(page)) return blocks;
  const posts = postsOf(document, { draft });
  const at = posts.findIndex(({ id }) => id === page.id);
  const linkTo = (other: SitePageDocument | null | undefined): SiteLinkTo | null =>
    other ? { label: say(other.title), href: pathOfPage(other) } : null;
  return [
    <PostHead
      key="post-head"
      title={say(page.title)}
      day={page.post.day}
      intro={say(page.post.intro)}
      picture={page.picture ? picture(page.picture) : null}
    />,
    ...blocks,
    <PostFoot
      key="post-foot"
      newer={at > 0 ? linkTo(posts[at - 1]) : null}
      older={at >= 0 ? linkTo(posts[at + 1]) : null}
      all={linkTo(journalPage(document))}
    />,
  ];
}
