import { TRASH_DAYS } from '@/core/constants';
import { pool, type Sql } from '@/core/db/pool';
import type { FocalPoint } from '@/core/wire';

/** A gallery in the photographer's list of galleries. */
export interface RailGallery {
  id: string;
  name: string;
  count: number;
  /** Photographs that are picked for a product. */
  picks: number;
  processing: number;
  refused: number;
  /** Visible to the account alone. */
  private: boolean;
  /** The chosen cover, or the photograph shown instead. */
  face: { id: string; version: string; focal: FocalPoint | null } | null;
  cover: string | null;
}

/** A gallery in the trash. `until`: when it can no longer be restored. */
export interface DeletedGallery {
  id: string;
  name: string;
  photos: number;
  until: Date;
}

/** Returns a project's galleries that can be restored, last deleted first. */
export async function listDeleted(event: string): Promise<DeletedGallery[]> {
  const { rows } = await pool().query<DeletedGallery>({
    name: 'deleted-galleries',
    text: `select g.id, g.name, g.deleted_at + make_interval(days => $2) as until,
                  (select count(*)::int from media m where m.gallery_id = g.id and m.deleted_at = g.deleted_at) as photos
             from galleries g where g.event_id = $1 and g.deleted_at > now() - make_interval(days => $2)
            order by g.deleted_at desc`,
    values: [event, TRASH_DAYS],
  });
  return rows;
}

/** A photograph `m` that can be the face of its gallery. */
const SHOWN = `m.deleted_at is null and m.version is not null and m.state <> 'refused'`;

/** Returns a project's galleries for the photographer, in order. */
export async function listRail(event: string): Promise<RailGallery[]> {
  const { rows } = await pool().query<RailGallery>({
    name: 'gallery-rail',
    text: `with picked as (
             select m.gallery_id, count(distinct m.id)::int as count from product_medias pm
               join products p on p.id = pm.product_id and p.deleted_at is null
               join media m on m.id = pm.media_id and m.deleted_at is null
              where pm.event_id = $1 group by m.gallery_id)
           select g.id, g.name, g.private, g.cover_id as cover, n.count, n.processing, n.refused,
                  coalesce(picked.count, 0) as picks,
                  (select json_build_object('id', m.id, 'version', m.version, 'focal',
                            case when m.focal_x is not null and m.focal_y is not null
                              then json_build_object('x', m.focal_x, 'y', m.focal_y) end)
                     from media m where m.id = coalesce(
                       (select m.id from media m where m.id = g.cover_id and m.event_id = g.event_id and ${SHOWN}),
                       (select m.id from media m where m.id in (e.cover_id, e.auto_cover_id) and m.gallery_id = g.id
                          and ${SHOWN} order by (m.id = e.cover_id) desc nulls last limit 1),
                       (select m.id from media m where m.gallery_id = g.id and ${SHOWN} order by m.position, m.id limit 1)
                     )) as face
             from galleries g join events e on e.id = g.event_id left join picked on picked.gallery_id = g.id
             cross join lateral (
               select count(*)::int as count, count(*) filter (where m.state = 'processing')::int as processing,
                      count(*) filter (where m.state = 'refused')::int as refused
                 from media m where m.gallery_id = g.id and m.deleted_at is null) n
            where g.event_id = $1 and g.deleted_at is null order by g.position, g.id`,
    values: [event],
  });
  return rows;
}

/** Whether photographs of a project are still being prepared. */
export async function isPreparing(event: string): Promise<boolean> {
  const { rows } = await pool().query(
    `select 1 from media where event_id = $1 and deleted_at is null and state = 'processing' limit 1`,
    [event],
  );
  return rows.length > 0;
}

/** Returns a project's first gallery of a name; null without one. */
export async function findGalleryByName(event: string, name: string): Promise<string | null> {
  const { rows } = await pool().query<{ id: string }>(
    'select id from galleries where event_id = $1 and name = $2 and deleted_at is null order by position, id limit 1',
    [event, name],
  );
  return rows[0]?.id ?? null;
}

/** Returns the names of a project's galleries, in order. */
export async function listGalleryNames(event: string): Promise<string[]> {
  const { rows } = await pool().query<{ name: string }>(
    'select name from galleries where event_id = $1 and deleted_at is null order by position, id',
    [event],
  );
  return rows.map(({ name }) => name);
}

/** Locks a gallery that is not in the trash, for a change; false where it is not there. */
export async function lockGallery(sql: Sql, event: string, id: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    'select 1 from galleries where id = $1 and event_id = $2 and deleted_at is null for no key update',
    [id, event],
  );
  return Boolean(rowCount);
}

/** Locks a project's galleries; returns their ids in order. */
export async function holdGalleryOrder(sql: Sql, event: string): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    'select id from galleries where event_id = $1 and deleted_at is null order by position, id for update',
    [event],
  );
  return rows.map((row) => row.id);
}

/** Numbers galleries in the order given. */
export async function setGalleryOrder(sql: Sql, ids: string[]): Promise<void> {
  await sql.query(
    `update galleries set position = o.nr - 1, updated_at = now()
       from unnest($1::uuid[]) with ordinality as o(id, nr) where galleries.id = o.id and position <> o.nr - 1`,
    [ids],
  );
}

/** Locks a gallery in the trash; returns the photographs deleted with it, or null where it is not in the trash. */
export async function holdDeletedGallery(sql: Sql, event: string, id: string): Promise<string[] | null> {
  const { rows } = await sql.query<{ media: string | null }>(
    `select m.id as media from galleries g left join media m on m.gallery_id = g.id and m.deleted_at = g.deleted_at
      where g.id = $1 and g.event_id = $2 and g.deleted_at is not null for no key update of g`,
    [id, event],
  );
  return rows[0] ? rows.flatMap(({ media }) => (media ? [media] : [])) : null;
}
