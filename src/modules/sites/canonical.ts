import { bareHost } from '@/core/text/site-name';
import { originOfSite, type Site } from './site';

/**
 * Where a page of a site stands, if it was asked for on another of the site's hosts than its main one: the same path and
 * query there. Null on the main one: nothing leads to itself.
 */
export function canonicalOf(site: Site, host: string, address: string): string | null {
  if (!site.domain || bareHost(host) === site.domain || !address.startsWith('/')) return null;
  const at = URL.parse(originOfSite(site) + address);
  return at && at.origin === new URL(originOfSite(site)).origin ? at.href : null;
}
