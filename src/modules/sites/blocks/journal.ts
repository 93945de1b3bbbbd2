import { z } from 'zod';
import { type Resolved, siteFields } from '../rules/site-fields';
import { defineSiteBlock, type SitePost } from '../site-block';

const settings = z.strictObject({
  title: siteFields.words(),
  /** Number of posts on a page. */
  limit: z.number().int().min(1).max(60).default(24),
  layout: z.enum(['grid', 'list']).default('grid'),
});

/** Data of its view. */
export type JournalData = Resolved<z.output<typeof settings>> & {
  posts: readonly SitePost[];
  /** Which part of the journal these are, and of how many. */
  part: number;
  parts: number;
  /** The address of all posts, where these are only the newest. */
  all: string | null;
};

const partsOf = (posts: number, limit: number) => Math.max(1, Math.ceil(posts / limit));

/** The journal: its newest posts, each with its picture, date and first words; the page of the journal has the older ones, too. */
export const journalBlock = defineSiteBlock({
  id: 'sites.journal',
  settings,
  parts: (_site, { settings: stored, posts }) =>
    partsOf(posts, (settings.safeParse(stored).data ?? settings.parse({})).limit),
  load: ({ settings, posts, part, allPosts }): JournalData | null => {
    const { limit } = settings;
    if (posts.length === 0) return null;
    return {
      ...settings,
      posts: posts.slice((part - 1) * limit, part * limit),
      part,
      parts: allPosts === null ? partsOf(posts.length, limit) : 1,
      all: posts.length > limit ? allPosts : null,
    };
  },
});
