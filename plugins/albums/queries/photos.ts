import type { Sql } from '@plugins/kit/server/database';

/** A photograph as an album is made of it. */
export interface PhotoRow {
  id: string;
  name: string;
  version: string | null;
  sha256: string;
  format: string | null;
  width: number;
  height: number;
  focal_x: number | null;
  focal_y: number | null;
  captured_at: string | null;
  likeness: string | null;
  gallery: string;
  /** How many people, and the studio, marked it. */
  rating: number | null;
  favorites: number;
  picked: boolean;
}

/** Photographs per page of those that are not picked. */
export const TRAY_PAGE = 120;

/** Counts the photographs of a project that an album may have and clients may see. */
export async function countAlbumPhotos(sql: Sql, event: string): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from media m join galleries g on g.id = m.gallery_id and g.deleted_at is null
      where m.event_id = $1 and m.deleted_at is null and m.state = 'ready' and coalesce(m.original_width, m.width) is not null
        and not (m.private or m.gallery_private)`,
    [event],
  );
  return rows[0]?.count ?? 0;
}

/** Photographs that clients may see: all, or of one gallery; `page` (from 1): only so many. */
export interface ShownPhotos {
  gallery: string | null;
  page: number | null;
}

/**
 * Returns photographs of a project: the picks (of a product, or of all), and those of `ids`, in the order of galleries
 * and of when they were taken; with `shown` these in place of the picks. Photographs in the trash are left out.
 */
export async function listAlbumPhotos(
  sql: Sql,
  {
    event,
    product,
    ids,
    shown = null,
  }: { event: string; product: string | null; ids: readonly string[]; shown?: ShownPhotos | null },
): Promise<PhotoRow[]> {
  const { rows } = await sql.query<PhotoRow>(
    `select m.id, m.name, case when m.state = 'ready' or m.thumbnails_ready then m.version end as version, m.sha256, m.format,
            coalesce(m.original_width, m.width)::int as width, coalesce(m.original_height, m.height)::int as height,
            m.focal_x::float8 as focal_x, m.focal_y::float8 as focal_y, m.captured_at, m.likeness, m.gallery_id as gallery,
            m.rating::int as rating,
            (select count(*)::int from selection_marks k where k.media_id = m.id and k.favourite) as favorites,
            exists (select 1 from product_medias pm where pm.media_id = m.id and ($2::uuid is null or pm.product_id = $2)) as picked
       from media m join galleries g on g.id = m.gallery_id and g.deleted_at is null
      where m.event_id = $1 and m.deleted_at is null and m.state = 'ready' and coalesce(m.original_width, m.width) is not null
        and (m.id = any($3::uuid[])
          or ($4 and not (m.private or m.gallery_private) and ($5::uuid is null or m.gallery_id = $5))
          or (not $4 and exists (select 1 from product_medias pm where pm.media_id = m.id and ($2::uuid is null or pm.product_id = $2))))
      order by g.position, g.id, m.captured_at nulls last, m.name_key collate "C", m.id
      limit case when $6::int is not null then ${TRAY_PAGE} end offset coalesce($6::int - 1, 0) * ${TRAY_PAGE}`,
    [event, product, ids, shown !== null, shown?.gallery ?? null, shown?.page ?? null],
  );
  return rows;
}

/** A gallery that an album can be made of, with the number of its photographs that clients may see. */
export interface AlbumGallery {
  id: string;
  name: string;
  count: number;
}

/** Returns a project's galleries that have such photographs, in their order. */
export async function listAlbumGalleries(sql: Sql, event: string): Promise<AlbumGallery[]> {
  const { rows } = await sql.query<AlbumGallery>(
    `select g.id, g.name, count(*)::int as count from galleries g join media m on m.gallery_id = g.id
      where g.event_id = $1 and g.deleted_at is null and m.deleted_at is null and m.state = 'ready'
        and coalesce(m.original_width, m.width) is not null and not (m.private or m.gallery_private)
      group by g.id order by g.position, g.id`,
    [event],
  );
  return rows;
}

/** A product of the selection that an album can be made of. */
export interface PickedProduct {
  id: string;
  name: string;
  picks: number;
}

/** Returns a project's products with the numbers of their picks. */
export async function listPickedProducts(sql: Sql, event: string): Promise<PickedProduct[]> {
  const { rows } = await sql.query<PickedProduct>(
    `select p.id, p.name, (select count(*)::int from product_medias pm join media m on m.id = pm.media_id and m.deleted_at is null
       where pm.product_id = p.id) as picks
       from products p where p.event_id = $1 and p.deleted_at is null order by p.position, p.id`,
    [event],
  );
  return rows;
}

/** Returns the photograph that is picked for the first product of one photograph, as a cover is; null without one. */
export async function findCoverPick(sql: Sql, event: string): Promise<string | null> {
  const { rows } = await sql.query<{ media: string }>(
    `select pm.media_id as media from products p
       join product_medias pm on pm.product_id = p.id join media m on m.id = pm.media_id and m.deleted_at is null
      where p.event_id = $1 and p.deleted_at is null and p.maxphotos = 1 order by p.position, p.id limit 1`,
    [event],
  );
  return rows[0]?.media ?? null;
}

/**
 * Returns photographs of a proof, and all picks, that its reader sees: clients get none that is private, by itself or by
 * its gallery. Guests see no proofs.
 */
export async function listProofPhotos(
  sql: Sql,
  { event, staff, ids }: { event: string; staff: boolean; ids: readonly string[] },
): Promise<PhotoRow[]> {
  const { rows } = await sql.query<PhotoRow>(
    `select m.id, m.name, case when m.state = 'ready' or m.thumbnails_ready then m.version end as version, m.sha256, m.format,
            coalesce(m.original_width, m.width)::int as width, coalesce(m.original_height, m.height)::int as height,
            m.focal_x::float8 as focal_x, m.focal_y::float8 as focal_y, m.captured_at, m.likeness, m.gallery_id as gallery,
            m.rating::int as rating, 0 as favorites,
            exists (select 1 from product_medias pm where pm.media_id = m.id) as picked
       from media m join galleries g on g.id = m.gallery_id and g.deleted_at is null
      where m.event_id = $1 and m.state = 'ready' and coalesce(m.original_width, m.width) is not null
        and m.deleted_at is null and ($3::boolean or not (m.private or m.gallery_private))
        and (m.id = any($2::uuid[]) or exists (select 1 from product_medias pm where pm.media_id = m.id))
      order by g.position, g.id, m.captured_at nulls last, m.name_key collate "C", m.id`,
    [event, ids, staff],
  );
  return rows;
}
