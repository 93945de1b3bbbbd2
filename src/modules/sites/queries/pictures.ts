import type { Sql } from '@/core/db/pool';
import { PLATFORM_PICTURES } from '../picture-address';
import type { Words } from '../rules/site-fields';
import type { StudioPicture } from '../rules/studio-site';

/** A rendered picture of a site, as pages show it. */
export interface ShownPicture {
  id: string;
  /** Its account, or the platform's name in addresses. */
  owner: string;
  sha256: string;
  width: number;
  height: number;
  /** The widths it was rendered in, in pixels. */
  widths: number[];
  /** The focal point, in percent of width and height. */
  focus_x: number;
  focus_y: number;
  alt: Words | null;
  tint: string | null;
}

/** Returns the rendered ones of these pictures of a site; none of other sites. */
export async function readShownPictures(
  sql: Sql,
  { site, ids }: { site: string; ids: readonly string[] },
): Promise<ShownPicture[]> {
  const { rows } = await sql.query<ShownPicture>({
    name: 'site-pictures',
    text: `select id, coalesce(account_id::text, $3) as owner, sha256, width::int, height::int, widths, focus_x::float, focus_y::float, alt, tint
             from site_pictures where site_id = $1 and id = any($2::uuid[]) and state = 'ready'`,
    values: [site, ids, PLATFORM_PICTURES],
  });
  return rows;
}

/** A picture of a site as its builder reads it; sizes are null until it is rendered. */
export interface EditedPicture {
  id: string;
  owner: string;
  sha256: string | null;
  width: number | null;
  height: number | null;
  widths: number[] | null;
  state: StudioPicture['state'];
  name: string | null;
  alt: StudioPicture['alt'] | null;
  focus_x: number;
  focus_y: number;
}

/** Returns the pictures of a site, or those of `only` if given. */
export async function readEditedPictures(
  sql: Sql,
  { site, only }: { site: string; only: readonly string[] | null },
): Promise<EditedPicture[]> {
  const { rows } = await sql.query<EditedPicture>(
    `select id, coalesce(account_id::text, $2) as owner, sha256, width::int, height::int, widths, state, name, alt,
            coalesce(focus_x, 50)::float as focus_x, coalesce(focus_y, 50)::float as focus_y
       from site_pictures where site_id = $1 and ($3::uuid[] is null or id = any($3)) order by id`,
    [site, PLATFORM_PICTURES, only],
  );
  return rows;
}

/** A picture with its account; `account_id` is the platform's name in addresses for a picture of its own site. */
export interface OwnedPicture {
  id: string;
  site: string;
  account_id: string;
}

/** Returns a picture of any site with its account, for authorization; or null. */
export async function findOwnedPicture(sql: Sql, id: string): Promise<OwnedPicture | null> {
  const { rows } = await sql.query<OwnedPicture>(
    'select id, site_id as site, coalesce(account_id::text, $2) as account_id from site_pictures where id = $1',
    [id, PLATFORM_PICTURES],
  );
  return rows[0] ?? null;
}

/** Returns the upload of a site with these bytes (`known`, null without one), and how many pictures the site has. */
export async function findUpload(
  sql: Sql,
  { site, sha256 }: { site: string; sha256: string },
): Promise<{ known: string | null; count: number }> {
  const { rows } = await sql.query<{ known: string | null; count: number }>(
    `select (select id from site_pictures where site_id = $1 and media_id is null and sha256 = $2 limit 1) as known,
            (select count(*)::int from site_pictures where site_id = $1) as count`,
    [site, sha256],
  );
  return rows[0] ?? { known: null, count: 0 };
}

/** Adds a picture that is not rendered yet: a copied photograph (`media`) or an upload (`sha256`). */
export async function insertPicture(
  sql: Sql,
  picture: {
    id: string;
    site: string;
    account: string | null;
    media?: string;
    sha256?: string;
    name: string;
    /** The focal point in percent. */
    focus: { x: number; y: number };
  },
): Promise<void> {
  const { id, site, account, media = null, sha256 = null, name, focus } = picture;
  await sql.query(
    `insert into site_pictures (id, site_id, account_id, media_id, sha256, name, state, focus_x, focus_y, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, 'processing', $7, $8, now(), now())`,
    [id, site, account, media, sha256, name, focus.x, focus.y],
  );
}

/** Changes what is given of a picture: its alternative text, its focal point (percent). */
export async function updatePicture(
  sql: Sql,
  id: string,
  { alt, focus }: { alt: StudioPicture['alt'] | undefined; focus: StudioPicture['focus'] | undefined },
): Promise<void> {
  await sql.query(
    `update site_pictures set alt = coalesce($2, alt), focus_x = coalesce($3, focus_x), focus_y = coalesce($4, focus_y),
            updated_at = now() where id = $1`,
    [id, alt ? JSON.stringify(alt) : null, focus?.x ?? null, focus?.y ?? null],
  );
}

/** A picture of a site as it is rendered. */
export interface RenderedPicture {
  id: string;
  owner: string;
  /** The hash of its bytes: an upload's from the start, a copied photograph's once it is rendered. */
  sha256: string | null;
  account: string | null;
  /** The hash of the copied photograph's original; null for an upload. */
  original: string | null;
  focus_x: number;
  focus_y: number;
}

/** Returns a picture in this state with the places of its bytes; null if there is none. */
export async function findForRendering(
  sql: Sql,
  { id, state }: { id: string; state: 'ready' | 'processing' },
): Promise<RenderedPicture | null> {
  const { rows } = await sql.query<RenderedPicture>(
    `select p.id, coalesce(p.account_id::text, $2) as owner, p.sha256, p.account_id as account, m.sha256 as original,
            p.focus_x::float, p.focus_y::float
       from site_pictures p left join media m on m.id = p.media_id where p.id = $1 and p.state = $3`,
    [id, PLATFORM_PICTURES, state],
  );
  return rows[0] ?? null;
}

/** Marks a picture as rendered, in these widths (pixels). */
export async function markRendered(
  sql: Sql,
  id: string,
  made: { sha256: string; width: number; height: number; widths: readonly number[]; tint: string | null },
): Promise<void> {
  const { sha256, width, height, widths, tint } = made;
  await sql.query(
    `update site_pictures set state = 'ready', sha256 = $2, width = $3, height = $4, widths = $5, tint = $6, updated_at = now()
      where id = $1`,
    [id, sha256, width, height, JSON.stringify(widths), tint],
  );
}

/** Marks a picture whose file cannot be decoded. */
export async function markRefused(sql: Sql, id: string): Promise<void> {
  await sql.query(`update site_pictures set state = 'refused', updated_at = now() where id = $1`, [id]);
}
