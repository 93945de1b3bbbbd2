import { env } from '@/core/env';
import { errorLine } from '@/core/errors/error-line';
import { siteNamesLead } from '@/core/text/site-name';
import { readSiteNames } from './queries';
import { once } from './state';

/** Age in ms at which a process reads again what the check of names found. */
const OLD_MS = 60_000;

const found = () => once('site-names', () => ({ work: false, readAt: 0 }));

/** Reads what the last check of the names of sites found; at a process's start, so that its first links are right. */
export async function loadSiteNames(): Promise<void> {
  const kept = found();
  kept.readAt = Date.now();
  kept.work = await readSiteNames();
}

/**
 * Whether links may name studios' hosts below the platform's: as the operator set it, else where such names always
 * lead here, else where a check found that they do. Without record and certificate those links would open nothing.
 */
export function siteNamesWork(): boolean {
  const { siteLinks, publicUrl } = env();
  const sure = siteLinks ?? siteNamesLead(publicUrl);
  if (sure !== null) return sure;
  if (Date.now() - found().readAt > OLD_MS)
    loadSiteNames().catch((error: unknown) => console.error(errorLine(error)));
  return found().work;
}
