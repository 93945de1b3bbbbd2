import { bareHost } from '@/core/text/site-name';
import { originOfSite, type Site } from './site';

/**
 * Returns the address of a page on the site's main host if it was requested on another one: same path and query. Null
 * on the main host, to avoid a redirect loop.
 */
export function canonicalOf(site: Site, host: string, address: string): string | null {
  if (!site.domain || bareHost(host) === site.domain || !address.startsWith('/')) return null;
  const at = URL.parse(originOfSite(site) + address);
  return at && at.origin === new URL(originOfSite(site)).origin ? at.href : null;
}
