import type { Sql } from '@/core/db/pool';
import type { Locale } from '@/core/i18n/locale';

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

interface SiteBrand {
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
export async function findSite(sql: Sql, name: string): Promise<Site | null> {
  const { rows } = await sql.query<Site>({
    name: 'site-by-name',
    text: `select ${COLUMNS} ${FROM} where a.site_name = $1`,
    values: [name],
  });
  return rows[0] ?? null;
}

/** Returns an account's site, with a null `name` before it has one; null without such an account. */
export async function findSiteOfAccount(
  sql: Sql,
  account: string,
): Promise<(Omit<Site, 'name'> & { name: string | null }) | null> {
  const { rows } = await sql.query<Site>({
    name: 'site-by-account',
    text: `select ${COLUMNS} ${FROM} where a.id = $1`,
    values: [account],
  });
  return rows[0] ?? null;
}

/** Returns the site of this verified domain (a bare name); null without one. */
export async function findSiteByDomain(sql: Sql, name: string): Promise<Site | null> {
  const { rows } = await sql.query<Site>({
    name: 'site-by-domain',
    text: `select ${COLUMNS} ${FROM} where a.site_name is not null and a.id =
      (select account_id from site_domains where lower(host) = $1 and verified_at is not null)`,
    values: [name],
  });
  return rows[0] ?? null;
}
