import { pictureAddress } from '@media/pictures/address';
import { pool } from '@/core/db/pool';

/** A photograph of the account for previews: its picture without watermark, and its shape. */
export interface SamplePhoto {
  id: string;
  src: string;
  width: number;
  height: number;
}

interface Row {
  event_id: string;
  id: string;
  version: string;
  width: number;
  height: number;
}

const MOST = { lying: 3, standing: 2 };

/** Returns some photographs of an account's newest projects, those of this brand first, in landscape and portrait. */
export async function listSamplePhotos(
  account: string,
  brand: string,
  tokenFor: (eventId: string) => string,
): Promise<SamplePhoto[]> {
  const { rows } = await pool().query<Row>({
    name: 'sample-photos',
    text: `select e.id as event_id, m.id, m.version, m.width::int as width, m.height::int as height
             from (select id, brand_id, cover_id, created_at from events where account_id = $1 and deleted_at is null
                    order by (brand_id = $2) desc nulls last, created_at desc limit 4) e
             cross join lateral (
               (select id, version, width, height, 0 as nr from media where id = e.cover_id and state = 'ready' and deleted_at is null)
               union
               (select id, version, width, height, row_number() over (partition by width > height order by position, id)::int
                  from media where event_id = e.id and state = 'ready' and deleted_at is null
                   and not private order by 5, 4 limit 4)) m
            where m.version is not null and m.width > 0 and m.height > 0
            order by (e.brand_id = $2) desc nulls last, e.created_at desc, m.nr`,
    values: [account, brand],
  });
  const seen = new Set<string>();
  const unlike = rows.filter(({ id }) => !seen.has(id) && seen.add(id));
  const lying = unlike.filter((row) => row.width > row.height).slice(0, MOST.lying);
  const standing = unlike.filter((row) => row.width <= row.height).slice(0, MOST.standing);
  // Thumbnails carry no watermark: a size with one would show it twice in the preview.
  return [...lying, ...standing].map(({ event_id, id, version, width, height }) => ({
    id,
    width,
    height,
    src: pictureAddress(event_id, id, version, 's600', tokenFor(event_id)),
  }));
}

/** Returns how many photographs are rendered again when a brand's watermark changes. */
export async function countMarkedPhotos(brand: string): Promise<number> {
  const { rows } = await pool().query<{ count: number }>({
    name: 'marked-photos',
    text: `select count(*)::int as count from media m join events e on e.id = m.event_id
            where e.brand_id = $1 and e.add_watermark and e.deleted_at is null and m.deleted_at is null
              and m.state <> 'refused'`,
    values: [brand],
  });
  return rows[0]?.count ?? 0;
}
