import { GALLERY_PAGE_SIZE } from '@/domain/constants';
import { parseSortBy, type SortBy, type SortField } from '@/domain/sort';
import type { HiddenBy } from '@/domain/wire';
import { pool } from '@/server/database/pool';
import type { MediaRow } from '@/server/galleries/repo';

/** A photograph as the account sees it: refused ones too, with the reason. */
export interface StudioPhotoRow extends MediaRow {
  refusal_code: string | null;
  private: boolean;
  hidden_by: HiddenBy | null;
  picks: number;
}

const ORDER: Record<SortField, (way: string) => string> = {
  manual: (way) => `m.position ${way}, m.id`,
  name: (way) => `m.name_key collate "C" ${way}, m.id`,
  captured_at: (way) => `m.captured_at collate "C" ${way} nulls last, m.id`,
  uploaded_at: (way) => `m.uploaded_at ${way}, m.id`,
};

/** A page of a gallery (from 1; `pages` of them at once), in the project's order, those that are refused first. */
export async function listStudioPhotos(
  gallery: string,
  sortBy: SortBy,
  page: number,
): Promise<{ photos: StudioPhotoRow[]; total: number; processing: number; refused: number }> {
  const { field, reverse } = parseSortBy(sortBy);
  const [photos, counts] = await Promise.all([
    pool().query<StudioPhotoRow>({
      name: `studio-photos-${sortBy}`,
      text: `select m.id, m.event_id, m.gallery_id, m.name, m.state::text as state, m.width::int as width, m.height::int as height,
                    m.thumbhash, m.version, coalesce(m.thumbnails_ready, false) as thumbnails_ready,
                    coalesce(m.hidden, false) as hidden, coalesce(m.private, false) as private,
                    m.hidden_by::text as hidden_by, m.refusal_code,
                    (select count(*)::int from product_medias pm join products p on p.id = pm.product_id and p.deleted_at is null
                      where pm.media_id = m.id) as picks
               from media m where m.gallery_id = $1 and m.deleted_at is null
              order by (m.state = 'refused') desc, ${ORDER[field](reverse ? 'desc' : 'asc')}
              limit ${GALLERY_PAGE_SIZE} offset $2`,
      values: [gallery, (page - 1) * GALLERY_PAGE_SIZE],
    }),
    pool().query<{ total: number; processing: number; refused: number }>({
      name: 'studio-photo-counts',
      text: `select count(*)::int as total, count(*) filter (where state = 'processing')::int as processing,
                    count(*) filter (where state = 'refused')::int as refused
               from media where gallery_id = $1 and deleted_at is null`,
      values: [gallery],
    }),
  ]);
  const { total, processing, refused } = counts.rows[0] ?? { total: 0, processing: 0, refused: 0 };
  return { photos: photos.rows, total, processing, refused };
}
