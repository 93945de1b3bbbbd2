import { pool, type Sql } from '@plugins/kit/server/database';
import { isStaff, type Viewer } from '@plugins/kit/server/people';
import { listMedia } from '@plugins/kit/server/photographs';
import type { EventRow } from '@plugins/kit/server/projects';
import type { Facts } from './rules/decide';

/** Reads the facts of a project that the decision needs. */
export async function findFacts(eventId: string, sql: Sql = pool()): Promise<Facts> {
  const { rows } = await sql.query<Facts>({
    name: 'download-facts',
    text: `select e.downloads_permitted::int as permitted, e.add_watermark,
                  (select count(*)::int from products p where p.event_id = e.id and p.deleted_at is null) as products,
                  (select count(*)::int from downloads d where d.event_id = e.id and d.counted_at is not null) as used
             from events e where e.id = $1`,
    values: [eventId],
  });
  return rows[0] ?? { products: 0, used: 0, permitted: 0, add_watermark: true };
}

/** A photograph with its download data. */
export interface Photo {
  id: string;
  name: string;
  format: string | null;
  state: 'processing' | 'ready' | 'refused';
  version: string | null;
  sha256: string;
  bytes: number;
  crc32: number | null;
  width: number;
  height: number;
  original_width: number | null;
  original_height: number | null;
  captured_at: string | null;
  uploaded_at: Date | null;
  gallery_id: string;
  gallery_name: string;
  /** The watermark that pictures of its project must have now. */
  mark: string | null;
  /** Products it is picked for. */
  picks: string[];
}

/**
 * Returns every photograph of a project this person may know of, unavailable ones included, in the order of the
 * galleries; with `only` that one.
 */
export async function listPhotos(event: EventRow, viewer: Viewer, only?: string): Promise<Photo[]> {
  const [{ ids }, { rows }] = await Promise.all([
    only
      ? { ids: [only] }
      : listMedia({ of: { event: event.id }, role: viewer.role, sortBy: event.sort_by, page: null }),
    pool().query<Photo>({
      name: 'download-photos',
      text: `select m.id, m.name, m.format, m.state::text as state, m.version, m.sha256, m.bytes::float8 as bytes,
              m.crc32::float8 as crc32, coalesce(m.width, 0)::int as width, coalesce(m.height, 0)::int as height,
              m.original_width::int as original_width, m.original_height::int as original_height, m.captured_at,
              m.uploaded_at, m.gallery_id, g.name as gallery_name, e.watermark_mark as mark,
              array(select pm.product_id::text from product_medias pm join products p on p.id = pm.product_id
                     where pm.media_id = m.id and p.deleted_at is null) as picks
         from media m join events e on e.id = m.event_id join galleries g on g.id = m.gallery_id and g.deleted_at is null
        where m.event_id = $1 and m.deleted_at is null and ($2 or (not m.private and not m.gallery_private))
          and ($3 or not m.hidden) and ($4::uuid is null or m.id = $4) order by m.id`,
      values: [event.id, isStaff(viewer.role), viewer.role !== 'guest', only ?? null],
    }),
  ]);
  const place = new Map(ids.map((id, i) => [id, i]));
  const last = ids.length;
  return rows.sort((a, b) => (place.get(a.id) ?? last) - (place.get(b.id) ?? last));
}
