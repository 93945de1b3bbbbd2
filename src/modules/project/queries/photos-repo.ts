import { orderOf } from '@media/lists/queries/lists';
import type { Proof } from '@media/rules/match-edits';
import { TRASH_DAYS } from '@/core/constants';
import { pool, type Sql } from '@/core/db/pool';
import type { FocalPoint } from '@/core/wire';
import type { SortBy } from '@/modules/access/rules/sort';

/** The fields of a packed photograph over `media m`, in the order `unpackPhotos` reads them. */
const PACKED = [
  'm.id',
  'm.gallery_id',
  `translate(m.name, E'\\t\\n', '  ')`,
  'm.state',
  'm.width',
  'm.height',
  'm.thumbhash',
  'm.version',
  'm.thumbnails_ready',
  'm.hidden',
  'm.hidden_by',
  'm.private',
  'coalesce(p.picks, 0)',
  'm.position::float8',
  'm.captured_at',
  `to_char(m.uploaded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  'm.refusal_code',
  'm.focal_x::float8',
  'm.focal_y::float8',
  `to_char(m.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
];

const PICKS = `left join (select pm.media_id, count(*) as picks from product_medias pm
    join products pr on pr.id = pm.product_id and pr.deleted_at is null where pm.event_id = $1 group by pm.media_id) p
  on p.media_id = m.id`;
const LINE = `concat_ws(E'\\t', ${PACKED.map((column) => `coalesce((${column})::text, '')`).join(', ')})`;

/**
 * Returns a gallery's photographs as one packed text (`unpackPhotos`), including rejected ones; `limit`: only the
 * first.
 */
export async function packGallery(
  of: { event: string; gallery: string },
  sortBy: SortBy,
  limit: number | null = null,
): Promise<{ packed: string; total: number }> {
  const { rows } = await pool().query<{ packed: string | null; total: number }>({
    name: `pack-gallery-${sortBy}`,
    text: `select (select count(*)::int from media where gallery_id = $2 and deleted_at is null) as total,
                  array_to_string(array(select ${LINE} from media m ${PICKS}
                    where m.gallery_id = $2 and m.deleted_at is null order by ${orderOf(sortBy)} limit $3), E'\\n') as packed`,
    values: [of.event, of.gallery, limit],
  });
  return { packed: rows[0]?.packed ?? '', total: rows[0]?.total ?? 0 };
}

/** Returns all viewable photographs of a project, packed, gallery by gallery in the project's order. */
export async function packProject(event: string, sortBy: SortBy): Promise<string> {
  const { rows } = await pool().query<{ packed: string | null }>({
    name: `pack-project-${sortBy}`,
    text: `select array_to_string(array(select ${LINE} from media m ${PICKS}
             join galleries ga on ga.id = m.gallery_id and ga.deleted_at is null
            where m.event_id = $1 and m.deleted_at is null and m.state <> 'refused'
            order by ga.position, ga.id, ${orderOf(sortBy)}), E'\\n') as packed`,
    values: [event],
  });
  return rows[0]?.packed ?? '';
}

/** Returns those of these photographs that are in a gallery, packed. */
export async function packSome(of: { event: string; gallery: string }, medias: string[]): Promise<string> {
  const { rows } = await pool().query<{ line: string }>({
    name: 'pack-some',
    text: `select ${LINE} as line from media m ${PICKS}
            where m.id = any($3::uuid[]) and m.gallery_id = $2 and m.event_id = $1 and m.deleted_at is null`,
    values: [of.event, of.gallery, medias],
  });
  return rows.map(({ line }) => line).join('\n');
}

/** Returns a project's photographs that can be restored from the trash, packed, last deleted first. */
export async function packTrash(event: string): Promise<string> {
  const { rows } = await pool().query<{ line: string }>({
    name: 'pack-trash',
    text: `select ${LINE} as line from media m ${PICKS} join galleries g on g.id = m.gallery_id and g.deleted_at is null
            where m.event_id = $1 and m.deleted_at > now() - make_interval(days => $2)
            order by m.deleted_at desc, m.id limit 2000`,
    values: [event, TRASH_DAYS],
  });
  return rows.map(({ line }) => line).join('\n');
}

/** Returns a project's photographs by their camera file names, for matching edits. */
export async function listNames(event: string): Promise<Proof[]> {
  const { rows } = await pool().query<Proof>({
    name: 'photo-names-taken',
    text: `select m.id, m.gallery_id as gallery, m.name, m.bytes::float8 as bytes, left(m.captured_at, 19) as captured_at from media m join galleries g on g.id = m.gallery_id and g.deleted_at is null
            where m.event_id = $1 and m.deleted_at is null order by m.gallery_id, m.position, m.id`,
    values: [event],
  });
  return rows;
}

/** A photograph's file and camera data, for the account. */
export interface PhotoAbout {
  id: string;
  name: string;
  camera: string | null;
  lens: string | null;
  aperture: number | null;
  shutter: string | null;
  iso: number | null;
  focal_length: number | null;
  captured_at: string | null;
  uploaded_at: Date;
  bytes: number;
  format: string | null;
  original_width: number | null;
  original_height: number | null;
  /** Products it is picked for. */
  products: string[];
}

/** Returns the data of one photograph of a project, or null. */
export async function findAbout(event: string, media: string): Promise<PhotoAbout | null> {
  const { rows } = await pool().query<PhotoAbout>({
    name: 'photo-about',
    text: `select m.id, m.name, m.camera, m.lens, m.aperture::float8 as aperture, m.shutter, m.iso::int as iso,
                  m.focal_length::float8 as focal_length, m.captured_at, m.uploaded_at, m.bytes::float8 as bytes, m.format,
                  m.original_width::int as original_width, m.original_height::int as original_height,
                  array(select pr.name from product_medias pm join products pr on pr.id = pm.product_id
                         where pm.media_id = m.id and pr.deleted_at is null order by pr.position, pr.id) as products
             from media m where m.id = $2 and m.event_id = $1`,
    values: [event, media],
  });
  return rows[0] ?? null;
}

/** Whether a photograph of the project can be shown: neither in the trash nor refused. */
export async function isShownPhoto(sql: Sql, eventId: string, mediaId: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    `select 1 from media where id = $1 and event_id = $2 and deleted_at is null and state <> 'refused'`,
    [mediaId, eventId],
  );
  return Boolean(rowCount);
}

/** Sets a photograph's focal point, in shares of its width and height (null: the center); returns its gallery, or null. */
export async function setFocal(
  sql: Sql,
  eventId: string,
  mediaId: string,
  focal: FocalPoint | null,
): Promise<string | null> {
  const { rows } = await sql.query<{ gallery: string }>(
    `update media set focal_x = $3, focal_y = $4, updated_at = now()
      where id = $1 and event_id = $2 and deleted_at is null returning gallery_id as gallery`,
    [mediaId, eventId, focal?.x ?? null, focal?.y ?? null],
  );
  return rows[0]?.gallery ?? null;
}
