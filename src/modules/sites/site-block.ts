import type { z } from 'zod';
import { isKeepersError } from '@/core/errors/errors';
import { parseInput } from '@/core/errors/zod-problems';
import type { Locale } from '@/core/i18n/locale';
import { type Resolver, resolveSettings } from '@/modules/sites/rules/resolve-settings';
import type { Resolved, SitePicture } from '@/modules/sites/rules/site-fields';
import { type SiteField, siteForm } from '@/modules/sites/rules/site-form';
import type { Site } from './site';

/** Input of a block's `load`: its settings, the site and the reader's language. */
export interface SiteBlockRequest<Settings> {
  site: Site;
  locale: Locale;
  settings: Settings;
  /** The builder's preview: missing content may be shown as missing. */
  draft: boolean;
  /** The current part of a long list: the number at the end of an address (`/clients/2`). */
  part: number;
  /** Posts of the journal, newest first; only for the block that lists them. */
  posts: readonly SitePost[];
  /** The address of the page that lists all posts, for a block on another page; null on that page itself. */
  allPosts: string | null;
}

/** A post of the journal, as a list shows it. */
export interface SitePost {
  href: string;
  title: string;
  /** A date without a time. */
  day: string;
  /** Its first words; may be empty. */
  intro: string;
  picture: SitePicture | null;
}

/** A piece of a site's page, which the photographer can add anywhere. */
export interface SiteBlock<Settings = unknown> {
  /** `reviews.wall`: also the key of its view in the feature's `ui/blocks.ts`. */
  id: string;
  /** Its settings; each has a default, so that a new block renders at once. */
  settings: z.ZodType<Settings>;
  /** Its initial content: texts to be overwritten. */
  starter?: object;
  /**
   * Its texts are facts about the studio (testimonials, prices, a biography): its starter is a sample, hidden from
   * visitors.
   */
  statesFacts?: boolean;
  /** Where it can be used: photographers' sites (the default), the platform's own, or both. */
  on?: 'site' | 'platform' | 'both';
  /** Names of the scripts in `islands/` that its view needs; it must work without them. */
  islands?: readonly string[];
  /**
   * Returns plain data for its view; null if there is nothing to show yet, and it is omitted. Defaults to the settings,
   * in the reader's language.
   */
  load?: (request: SiteBlockRequest<Resolved<Settings>>) => Promise<object | null> | object | null;
  /** Returns structured data of what it shows, for search engines. `url`: the page's address. */
  structured?: (
    data: object,
    page: { name: string; url: string; description: string | null },
  ) => object | null;
  /**
   * Returns how many parts its list has: then its page's address may end with a part's number. `posts`: the number of
   * the journal's posts, on the page that lists them all.
   */
  parts?: (site: Site, list: { settings: unknown; posts: number }) => Promise<number> | number;
}

/** A block with the form generated from its settings. */
export type KnownSiteBlock = SiteBlock & { form: SiteField[] };

/** Types a block by its settings; throws at start if they lack defaults, or have no form field. */
export function defineSiteBlock<Settings>(block: SiteBlock<Settings>): KnownSiteBlock {
  if (!block.settings.safeParse({}).success)
    throw new Error(`Site block "${block.id}": every setting needs a default.`);
  return { ...(block as unknown as SiteBlock), form: siteForm(block.id, block.settings) };
}

const PLAIN: Omit<Resolver, 'locale'> = {
  picture: () => null,
  href: (to) => (to.startsWith('page:') ? null : to),
};

/** Loads a block of a site with stored settings. Throws INVALID_INPUT for invalid settings. */
export async function loadSiteBlock(
  block: KnownSiteBlock,
  {
    site,
    locale,
    settings,
    draft = false,
    part = 1,
    posts = [],
    allPosts = null,
    resolver = PLAIN,
  }: Omit<SiteBlockRequest<unknown>, 'draft' | 'part' | 'posts' | 'allPosts'> & {
    posts?: readonly SitePost[];
    allPosts?: string | null;
    draft?: boolean;
    part?: number;
    resolver?: Omit<Resolver, 'locale'>;
  },
): Promise<object | null> {
  const parsed = parseInput(block.settings, settings ?? {}) as Record<string, unknown>;
  const resolved = resolveSettings(block.form, parsed, { locale, ...resolver });
  return block.load
    ? block.load({ site, locale, settings: resolved as never, draft, part, posts, allPosts })
    : resolved;
}

/** Whether an error means invalid settings, not a failure. */
export const refusesSettings = (error: unknown): boolean =>
  isKeepersError(error) && error.code === 'INVALID_INPUT';
