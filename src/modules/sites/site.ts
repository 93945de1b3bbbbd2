import { pool } from '@/core/db/pool';
import { env } from '@/core/env';
import { KeepersError } from '@/core/errors/errors';
import { DEFAULT_LOCALE, type Locale } from '@/core/i18n/locale';
import { siteOrigin } from '@/core/text/site-name';

/** A photographer's site: whose it is, and the face it has. */
export interface Site {
  account: string;
  /** What its host begins with. */
  name: string;
  /** Its own domain, proved, that its other addresses lead to. */
  domain: string | null;
  locale: Locale;
  /** The studio is switched off: its site is read, and changes nothing. */
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
  /** Whose pages may show parts of the site in a frame, as stored. */
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

/** The site whose host begins with this name, or null. */
export async function findSite(name: string): Promise<Site | null> {
  const { rows } = await pool().query<Site>({
    name: 'site-by-name',
    text: `select ${COLUMNS} ${FROM} where a.site_name = $1`,
    values: [name],
  });
  return rows[0] ?? null;
}

/** An account's site; null where it has chosen no name yet, unless that is no matter (`named: false`: an empty name). */
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

/** The site whose own domain this is (a bare name), once that was proved; null where it is nobody's. */
export async function findSiteByDomain(name: string): Promise<Site | null> {
  const { rows } = await pool().query<Site>({
    name: 'site-by-domain',
    text: `select ${COLUMNS} ${FROM} where a.site_name is not null and a.id =
      (select account_id from site_domains where lower(host) = $1 and verified_at is not null)`,
    values: [name],
  });
  return rows[0] ?? null;
}

/** The site a request came to. Throws NOT_FOUND on the platform's own host. */
export async function siteOf(context: { readonly site: string | null }): Promise<Site> {
  const site = context.site === null ? null : await siteOfAccount(context.site);
  if (!site) throw new KeepersError('NOT_FOUND');
  return site;
}

/** The platform's own site, which belongs to no account. */
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

/** Where the platform itself is reached, without a trailing slash. */
export const originOfPlatform = (): string => env().publicUrl;

/** Where a site is reached, without a trailing slash: its own domain, where it has one. */
export function originOfSite({ name, domain }: Pick<Site, 'name' | 'domain'>): string {
  if (!domain) return siteOrigin(name, env().publicUrl);
  const { protocol, port } = new URL(env().publicUrl);
  return `${protocol}//${domain}${port ? `:${port}` : ''}`;
}
