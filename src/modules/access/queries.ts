import { pool, type Sql } from '@/core/db/pool';
import type { CoverStyle, Spacing, TypePair } from '@/core/photo/gallery-design';
import type { Layout, LayoutColor } from '@/core/wire';
import type { SortBy } from '@/modules/access/rules/sort';

/** A project as the wire and the rules need it, with the name and brand of its studio. */
export interface EventRow {
  id: string;
  account_id: string;
  unique_id: string;
  /** The readable part of its share address; null for a row written past its hooks. */
  address: string | null;
  name: string;
  date: string | null;
  location: string | null;
  locale: 'en' | 'he';
  layout: Layout;
  layout_color: LayoutColor;
  cover_style: CoverStyle;
  type_pair: TypePair;
  spacing: Spacing;
  cover_logo: boolean;
  /** The project's own accent; null: the brand's. */
  accent_color: string | null;
  sort_by: SortBy;
  upload_resolution: 'web' | 'hd' | 'original';
  do_not_optimize_my_photos: boolean;
  selection_mode: boolean;
  allow_extra_selection: boolean;
  /** Clients may give stars and colors. */
  allow_stars: boolean;
  allow_sharing: boolean;
  allow_downloads: boolean;
  allow_downloads_selection_only: boolean;
  available_public: boolean;
  force_selection_login: boolean;
  printselectiondone: boolean;
  completed_at: Date | null;
  published_at: Date | null;
  first_picked_at: Date | null;
  editing_at: Date | null;
  delivered_at: Date | null;
  archived_at: Date | null;
  expires_at: Date | null;
  code: string;
  cover_id: string | null;
  /** The gallery that guests and clients add photographs of their own to; null: they may not. */
  guest_gallery_id: string | null;
  selection_password_hash: string | null;
  brand_name: string;
  /** The accent in force: the project's, else the brand's. */
  brand_accent: string | null;
  /** File name of the brand's logo; null without one. */
  brand_logo: string | null;
  brand_contact: string | null;
  /** The host of its website, and the address of its Facebook page; null without one. */
  brand_website: string | null;
  brand_page: string | null;
  /** The name of its studio's site, and the proved domain that the studio made its main one; null without. */
  site_name: string | null;
  site_domain: string | null;
  /** The studio's account is switched off: clients can view but change nothing. */
  paused: boolean;
  /** Sites that may embed its gallery in a frame, besides our own pages. */
  embed_sites: string | null;
}

/** Columns of a project, over `events e` and the joins of `EVENT_FROM`. */
export const EVENT_COLUMNS = `e.id, e.account_id, e.unique_id, e.address, e.name, e.date, e.location, e.locale::text as locale,
  e.layout::text as layout, e.layout_color::text as layout_color, e.cover_style::text as cover_style,
  e.type_pair::text as type_pair, e.spacing::text as spacing, e.cover_logo, e.accent_color, e.sort_by::text as sort_by,
  e.upload_resolution::text as upload_resolution, e.do_not_optimize_my_photos, e.selection_mode,
  e.allow_extra_selection, e.allow_stars, e.allow_sharing, e.allow_downloads, e.allow_downloads_selection_only,
  e.available_public, e.force_selection_login, e.printselectiondone,
  e.completed_at, e.published_at, e.first_picked_at, e.editing_at, e.delivered_at, e.archived_at, e.expires_at,
  e.code, e.cover_id, e.selection_password_hash,
  (select gg.id from galleries gg where gg.id = e.guest_gallery_id and gg.event_id = e.id and gg.deleted_at is null) as guest_gallery_id,
  coalesce(b.business_name, a.name) as brand_name, coalesce(e.accent_color, b.accent_color) as brand_accent,
  (select l.sha256 from assets l where l.id = b.logo_id) as brand_logo,
  coalesce(b.contact_email, a.contact_email, b.contact_phone, a.phone_number) as brand_contact,
  nullif(b.website_domain, '') as brand_website, nullif(b.facebook_page_url, '') as brand_page,
  a.site_name, (select d.host from site_domains d where d.account_id = a.id and d.verified_at is not null and d.main) as site_domain,
  not a.active as paused, b.embed_sites`;

export const EVENT_FROM = `from events e join accounts a on a.id = e.account_id left join brands b on b.id = e.brand_id`;

/** Returns a project that is not in the trash. */
export async function findEvent(id: string, sql: Sql = pool()): Promise<EventRow | null> {
  const { rows } = await sql.query<EventRow>({
    name: 'event',
    text: `select ${EVENT_COLUMNS} ${EVENT_FROM} where e.id = $1 and e.deleted_at is null`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** Returns the project of a normalised code. */
export async function findEventByCode(code: string, sql: Sql = pool()): Promise<EventRow | null> {
  const { rows } = await sql.query<EventRow>(
    `select ${EVENT_COLUMNS} ${EVENT_FROM} where e.code = $1 and e.deleted_at is null`,
    [code],
  );
  return rows[0] ?? null;
}

/** Returns the project that a share address leads to: its current one, or one it had under an earlier name. */
export async function findEventByAddress(address: string, sql: Sql = pool()): Promise<EventRow | null> {
  const { rows } = await sql.query<EventRow>(
    `select ${EVENT_COLUMNS} ${EVENT_FROM}
      where (e.address = $1 or e.former_addresses @> to_jsonb($1::text)) and e.deleted_at is null
      order by e.created_at limit 1`,
    [address],
  );
  return rows[0] ?? null;
}

/** A project and its account. */
export interface ProjectOwner {
  id: string;
  account: string;
}

/** Returns the accounts of projects, also of those in the trash. */
export async function readOwners(sql: Sql, projects: readonly string[]): Promise<ProjectOwner[]> {
  const { rows } = await sql.query<ProjectOwner>({
    name: 'project-owners',
    text: 'select id, account_id as account from events where id = any($1::uuid[])',
    values: [projects],
  });
  return rows;
}

/** Returns which of these share addresses lead to another project than `event`, also to one in the trash. */
export async function listTakenAddresses(
  sql: Sql,
  addresses: readonly string[],
  event: string | null,
): Promise<string[]> {
  const { rows } = await sql.query<{ address: string }>(
    `select a as address from unnest($1::text[]) a
      where exists (select 1 from events e where e.id is distinct from $2::uuid
                      and (e.address = a or e.former_addresses @> to_jsonb(a)))`,
    [addresses, event],
  );
  return rows.map(({ address }) => address);
}
