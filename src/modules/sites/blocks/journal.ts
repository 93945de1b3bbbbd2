import { z } from 'zod';
import { type Resolved, siteFields } from '../rules/site-fields';
import { defineSiteBlock, type SitePost } from '../site-block';

const settings = z.strictObject({
  title: siteFields.words(),
  limit: z.number().int().min(1).max(60).default(24),
  layout: z.enum(['grid', 'list']).default('grid'),
});

/** Data of its view. */
export type JournalData = Resolved<z.output<typeof settings>> & { posts: readonly SitePost[] };

/** The journal: its newest posts, each with its picture, date and first words. */
export const journalBlock = defineSiteBlock({
  id: 'sites.journal',
  settings,
  load: ({ settings, posts }): JournalData | null =>
    posts.length > 0 ? { ...settings, posts: posts.slice(0, settings.limit) } : null,
});
