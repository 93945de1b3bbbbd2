import { pool } from '@/core/db/pool';
import { env } from '@/core/env';
import { KeepersError } from '@/core/errors/errors';
import { DEFAULT_LOCALE } from '@/core/i18n/locale';
import { hostOrigin, siteOrigin } from '@/core/text/site-name';
import { findSiteOfAccount, type Site } from './queries/hosts';

export type { Site } from './queries/hosts';

/** Returns an account's site; null if it has no name yet, unless `named: false` (then the name is empty). */
export async function siteOfAccount(account: string, { named = true } = {}): Promise<Site | null> {
  const site = await findSiteOfAccount(pool(), account);
  if (!site) return null;
  const { name } = site;
  return name || !named ? { ...site, name: name ?? '' } : null;
}

/** Returns the site of a request. Throws NOT_FOUND on the platform's own host. */
export async function siteOf(context: { readonly site: string | null }): Promise<Site> {
  const site = context.site === null ? null : await siteOfAccount(context.site);
  if (!site) throw new KeepersError('NOT_FOUND');
  return site;
}

/** Returns the platform's own site, which belongs to no account. */
export const platformSite = (): Site => ({
  account: '',
  name: '',
  domain: null,
  locale: DEFAULT_LOCALE,
  paused: false,
  brand: {
    id: null,
    name: 'Keepers',
    description: null,
    accent: null,
    email: null,
    phone: null,
    embed_sites: null,
  },
});

/** Returns the platform's origin, without a trailing slash. */
export const originOfPlatform = (): string => env().publicUrl;

/** Returns a site's origin, without a trailing slash: its own domain, if it has one. */
export function originOfSite({ name, domain }: Pick<Site, 'name' | 'domain'>): string {
  return domain ? hostOrigin(domain, env().publicUrl) : siteOrigin(name, env().publicUrl);
}
