import { pool } from '@/core/db/pool';
import { env } from '@/core/env';
import { KeepersError } from '@/core/errors/errors';
import { DEFAULT_LOCALE, type Locale } from '@/core/i18n/locale';
import { siteOrigin } from '@/core/text/site-name';

/** A photographer's site: its account, and the brand it shows. */
export interface Site {
  account: string;
  /** The first label of its host. */
  name: string;
  /** Its own verified domain, to which its other addresses redirect. */
  domain: string | null;
  locale: Locale;
  /** The studio is switched off: its site is read-only. */
  paused: boolean;
  /** The first of the account's brands. */
  brand: SiteBrand;
}

export interface SiteBrand {
  id: string | null;
  name: string;
  description: string | null;
  accent: string | null;
  email: string | null;
  phone: string | null;
  /** Sites that may embed parts of it in a frame, as stored. */
  embed_sites: string | null;
}

const COLUMNS = `a.id as account, a.site_name as name, a.locale::text as locale, not a.active as paused,
  (select d.host from site_domains d where d.account_id = a.id and d.verified_at is not null and d.main) as domain,
  json_build_object('id', b.id, 'name', coalesce(b.business_name, a.name),
    'description', coalesce(b.business_description, a.description), 'accent', b.accent_color,
    'email', coalesce(b.contact_email, a.contact_email), 'phone', coalesce(b.contact_phone, a.phone_number),
    'embed_sites', b.embed_sites) as brand`;
const FROM = `from accounts a left join lateral
  (select * from brands where account_id = a.id order by position, id limit 1) b on true`;

/** Returns the site of this name, or null. */
export async function findSite(name: string): Promise<Site | null> {
  const { rows } = await pool().query<Site>({
    name: 'site-by-name',
    text: `select ${COLUMNS} ${FROM} where a.site_name = $1`,
    values: [name],
  });
  return rows[0] ?? null;
}

/** Returns an account's site; null if it has no name yet, unless `named: false` (then the name is empty). */
export async function siteOfAccount(account: string, { named = true } = {}): Promise<Site | null> {
  const { rows } = await pool().query<Site>({
    name: 'site-by-account',
    text: `select ${COLUMNS} ${FROM} where a.id = $1`,
    values: [account],
  });
  const [site] = rows;
  if (!site) return null;
  return site.name ? site : named ? null : { ...site, name: '' };
}

/** Returns the site of this verified domain (a bare name); null without one. */
export async function findSiteByDomain(name: string): Promise<Site | null> {
  const { rows } = await pool().query<Site>({
    name: 'site-by-domain',
    text: `select ${COLUMNS} ${FROM} where a.site_name is not null and a.id =
      (select account_id from site_domains where lower(host) = $1 and verified_at is not null)`,
    values: [name],
  });
  return rows[0] ?? null;
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
  if (!domain) return siteOrigin(name, env().publicUrl);
  const { protocol, port } = new URL(env().publicUrl);
  return `${protocol}//${domain}${port ? `:${port}` : ''}`;
}
