import type { z } from 'zod';
import type { Locale } from '@/domain/locale';
import { parseInput } from '@/domain/zod-problems';
import type { Site } from './site';

export interface SiteBlockRequest<Settings> {
  site: Site;
  locale: Locale;
  settings: Settings;
}

/** A piece of a site's page, which a photographer puts where she likes. */
export interface SiteBlock<Settings = unknown> {
  /** `reviews.wall`: the key of its view in the feature's `ui/pages.ts`, too. */
  id: string;
  /** What she may choose of it; everything has a default, so that a block can be put down and looked at. */
  settings: z.ZodType<Settings>;
  /** What its view is drawn from, as plain data; null where there is nothing to show yet, and nothing is drawn. */
  load: (request: SiteBlockRequest<Settings>) => Promise<object | null>;
}

/** Types a block by its settings; throws at start where they have no defaults. */
export function defineSiteBlock<Settings>(block: SiteBlock<Settings>): SiteBlock {
  if (!block.settings.safeParse({}).success)
    throw new Error(`Site block "${block.id}": every setting needs a default.`);
  return block as unknown as SiteBlock;
}

/** Loads a block of a site with settings as they were stored. Throws INVALID_INPUT for settings it does not take. */
export const loadSiteBlock = (
  block: SiteBlock,
  { site, locale, settings }: SiteBlockRequest<unknown>,
): Promise<object | null> =>
  block.load({ site, locale, settings: parseInput(block.settings, settings ?? {}) });
