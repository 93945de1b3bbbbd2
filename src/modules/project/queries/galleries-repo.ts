import { TRASH_DAYS } from '@/core/constants';
import { pool } from '@/core/db/pool';
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

/** Returns a project's galleries for the photographer, in order. */
export async function listRail(event: string): Promise<RailGallery[]> {
  const { rows } = await pool().query<RailGallery>({
    name: 'studio-galleries',
    text: `select g.id, g.name, g.private, g.cover_id as cover, n.count, n.processing, n.refused, n.picks,
                  (select json_build_object('id', m.id, 'version', m.version, 'focal',
                            case when m.focal_x is not null and m.focal_y is not null
                              then json_build_object('x', m.focal_x, 'y', m.focal_y) end)
                     from media m where m.event_id = g.event_id and m.deleted_at is null and m.version is not null
                      and (m.id = g.cover_id or m.gallery_id = g.id) and m.state <> 'refused'
                    order by (m.id = g.cover_id) desc nulls last, m.position, m.id limit 1) as face
             from galleries g cross join lateral (
               select count(*)::int as count, count(*) filter (where m.state = 'processing')::int as processing,
                      count(*) filter (where m.state = 'refused')::int as refused,
                      count(*) filter (where exists (select 1 from product_medias pm join products p on p.id = pm.product_id
                        and p.deleted_at is null where pm.media_id = m.id))::int as picks
                 from media m where m.gallery_id = g.id and m.deleted_at is null) n
            where g.event_id = $1 and g.deleted_at is null order by g.position, g.id`,
    values: [event],
  });
  return rows;
}
