import type { z } from 'zod';
import { isKeepersError } from '@/core/errors/errors';
import { parseInput } from '@/core/errors/zod-problems';
import type { Locale } from '@/core/i18n/locale';
import { type Resolver, resolveSettings } from '@/modules/sites/rules/resolve-settings';
import type { Resolved } from '@/modules/sites/rules/site-fields';
import { type SiteField, siteForm } from '@/modules/sites/rules/site-form';
import type { Site } from './site';

/** What a block's data is read by: its settings, the site and the reader's language. */
export interface SiteBlockRequest<Settings> {
  site: Site;
  locale: Locale;
  settings: Settings;
  /** The site is being worked on: what is missing may be shown as missing. */
  draft: boolean;
  /** Which part of a long list is looked at: the number an address may end with (`/clients/2`). */
  part: number;
}

/** A piece of a site's page, which a photographer puts where she likes. */
export interface SiteBlock<Settings = unknown> {
  /** `reviews.wall`: the key of its view in the feature's `ui/pages.ts`, too. */
  id: string;
  /** What she may choose of it; everything has a default, so that a block can be put down and looked at. */
  settings: z.ZodType<Settings>;
  /** What it says when it is put down: texts to be written over. */
  starter?: object;
  /** Its texts are facts about the studio (testimonials, prices, a biography): what it begins with is kept from visitors as a sample. */
  statesFacts?: boolean;
  /** Where it may stand: on photographers' sites (the default), the platform's own, or both. */
  on?: 'site' | 'platform' | 'both';
  /** Scripts of `islands/` its view wants, by their names; it must be of use without them. */
  islands?: readonly string[];
  /**
   * What its view is drawn from, as plain data; null where there is nothing to show yet, and nothing is drawn. Without it
   * the settings themselves, in the reader's language.
   */
  load?: (request: SiteBlockRequest<Resolved<Settings>>) => Promise<object | null> | object | null;
  /** How many parts its list has there: then its page's address may end with each one's number. */
  parts?: (site: Site) => Promise<number>;
}

/** A block with the form that is made from its settings. */
export type KnownSiteBlock = SiteBlock & { form: SiteField[] };

/** Types a block by its settings; throws at start where they have no defaults, or a form cannot ask for them. */
export function defineSiteBlock<Settings>(block: SiteBlock<Settings>): KnownSiteBlock {
  if (!block.settings.safeParse({}).success)
    throw new Error(`Site block "${block.id}": every setting needs a default.`);
  return { ...(block as unknown as SiteBlock), form: siteForm(block.id, block.settings) };
}

const PLAIN: Omit<Resolver, 'locale'> = {
  picture: () => null,
  href: (to) => (to.startsWith('page:') ? null : to),
  prose: (text) => text,
};

/** Loads a block of a site with settings as they were stored. Throws INVALID_INPUT for settings it does not take. */
export async function loadSiteBlock(
  block: KnownSiteBlock,
  {
    site,
    locale,
    settings,
    draft = false,
    part = 1,
    resolver = PLAIN,
  }: Omit<SiteBlockRequest<unknown>, 'draft' | 'part'> & {
    draft?: boolean;
    part?: number;
    resolver?: Omit<Resolver, 'locale'>;
  },
): Promise<object | null> {
  const parsed = parseInput(block.settings, settings ?? {}) as Record<string, unknown>;
  const resolved = resolveSettings(block.form, parsed, { locale, ...resolver });
  return block.load ? block.load({ site, locale, settings: resolved as never, draft, part }) : resolved;
}

/** Whether a block was refused for what it was given, and not by a fault. */
export const refusesSettings = (error: unknown): boolean =>
  isKeepersError(error) && error.code === 'INVALID_INPUT';
