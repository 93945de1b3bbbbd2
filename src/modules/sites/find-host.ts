import { pool } from '@/core/db/pool';
import { env } from '@/core/env';
import { once } from '@/core/process/state';
import { HOST_MAX, type HostPlace, placeOfHost } from '@/core/text/site-name';
import { onSitesChange, watchesSites } from './page-store';
import { findSite, findSiteByDomain, type Site } from './queries/hosts';

/** The kind of a host; `site` if a site is served on it. */
export interface FoundHost {
  kind: Exclude<HostPlace['kind'], 'elsewhere'>;
  site: Site | null;
}

/** Maximum number of cached hosts; requests with random hosts only clear the cache. */
const MAX_HOSTS = 10_000;
const OLD_MS = 60_000;

interface Known {
  hosts: Map<string, { found: FoundHost; at: number }>;
  news: number;
}

const known = () =>
  once<Known>('site-hosts', () => {
    const made: Known = { hosts: new Map(), news: 0 };
    onSitesChange(() => {
      made.hosts.clear();
      made.news += 1;
    });
    return made;
  });

async function ask(host: string): Promise<FoundHost> {
  const { publicUrl, platformHosts, dev } = env();
  const place = placeOfHost(host, publicUrl, { others: platformHosts });
  if (place.kind === 'site') return { kind: 'site', site: await findSite(pool(), place.name) };
  if (place.kind !== 'elsewhere') return { kind: place.kind, site: null };
  const site = await findSiteByDomain(pool(), place.host);
  if (site) return { kind: 'site', site };
  // In development the platform has many names: through tunnels, from phones.
  return { kind: dev ? 'platform' : 'unknown', site: null };
}

/** Resolves the `Host` header of a request, cached until any site changes. */
export async function findHost(host: string): Promise<FoundHost> {
  // DNS names are never longer: neither queried nor cached.
  if (host.length > HOST_MAX) return { kind: 'unknown', site: null };
  const k = known();
  const kept = k.hosts.get(host);
  if (kept && Date.now() - kept.at < OLD_MS) return kept.found;
  const { news } = k;
  const found = await ask(host);
  if (k.hosts.size >= MAX_HOSTS) k.hosts.clear();
  if (watchesSites() && news === k.news) k.hosts.set(host, { found, at: Date.now() });
  return found;
}
