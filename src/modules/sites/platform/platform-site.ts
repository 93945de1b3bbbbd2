import { findLive } from '../draw/find-live';
import { onSitesChange, watchesSites } from '../page-store';
import { siteParts } from '../parts';
import type { LiveSite } from '../queries/sites';
import { documentShape, pathOfPage, type SiteDocument, type SitePageDocument } from '../rules/document';
import { fillStarter } from '../rules/fill-starter';
import { SITE_TEXTS } from '../seo/draw-file';
import type { KnownSiteBlock } from '../site-block';
import starter from './starter.json';

const ENTRY = 'sites.entry';
/** A site id without pictures, for the unedited platform site. */
const NO_SITE = '00000000-0000-0000-0000-000000000000';

/** Returns the platform's default site, until its operator edits it. */
export const platformStarter = (pictures: readonly string[] = []): SiteDocument =>
  documentShape.parse(fillStarter(starter, pictures));

/** Returns the platform's published site: its operator's, or the default. */
export async function findPlatform(): Promise<LiveSite & { live: SiteDocument }> {
  const found = await findLive(null);
  return {
    id: found?.id ?? NO_SITE,
    account: null,
    live: found?.live ?? platformStarter(),
    published_at: found?.published_at ?? null,
  };
}

interface KnownPaths {
  paths: Promise<ReadonlySet<string>> | null;
}

let known: KnownPaths | null = null;

/** Cached until any site changes. */
function remembered(): KnownPaths {
  if (!known) {
    const made: KnownPaths = { paths: null };
    onSitesChange(() => {
      made.paths = null;
    });
    known = made;
  }
  return known;
}

/** Clients with a code enter at the root: a home page without the entry block does not replace the entry page. */
const hasEntry = ({ blocks }: SitePageDocument, known: readonly KnownSiteBlock[]): boolean =>
  blocks.some(({ type, hidden }) => type === ENTRY && !hidden && known.some(({ id }) => id === ENTRY));

async function readPaths(): Promise<ReadonlySet<string>> {
  const { live } = await findPlatform();
  const { blocks } = siteParts();
  const pages = live.pages
    .filter((page) => page.shown && (page.slug !== '' || hasEntry(page, blocks)))
    .map((page) => pathOfPage(page));
  return new Set([...SITE_TEXTS, ...pages, ...live.redirects.map(({ from }) => from)]);
}

/** Returns the paths of the platform's own site. */
export function platformPaths(): Promise<ReadonlySet<string>> {
  const kept = remembered();
  if (!watchesSites()) return readPaths();
  kept.paths ??= readPaths().catch((error: unknown) => {
    kept.paths = null;
    throw error;
  });
  return kept.paths;
}
