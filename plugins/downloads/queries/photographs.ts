import { type Sql, uuidv7 } from '@plugins/kit/server/database';
import type { deriveSize, UploadResolution } from '@plugins/kit/server/internal';
import type { OrderEntry, PartEntry } from '../wire';

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

/** Returns a project's photographs outside the trash; private and hidden ones if asked for, with `only` that one. */
export async function listPhotosOf(
  sql: Sql,
  {
    event,
    withPrivate,
    withHidden,
    only,
  }: { event: string; withPrivate: boolean; withHidden: boolean; only: string | null },
): Promise<Photo[]> {
  const { rows } = await sql.query<Photo>({
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
    values: [event, withPrivate, withHidden, only],
  });
  return rows;
}

/** Returns the photographs of a project that are picked for some product. */
export async function listPicked(sql: Sql, eventId: string): Promise<Set<string>> {
  const { rows } = await sql.query<{ media_id: string }>({
    name: 'picked-medias',
    text: `select distinct pm.media_id from product_medias pm
             join products p on p.id = pm.product_id and p.deleted_at is null where pm.event_id = $1`,
    values: [eventId],
  });
  return new Set(rows.map((row) => row.media_id));
}

/**
 * Counts the entries whose photograph is not as it was: withdrawn (unless `staff`), hidden from guests (for one), in the trash, refused, replaced
 * (`originals`: by another file) or rendered again; with `pickedOnly` also those that are not picked now.
 */
export async function countChanged(
  sql: Sql,
  entries: readonly Pick<PartEntry, 'media' | 'version'>[],
  {
    originals,
    role,
    pickedOnly,
  }: { originals: boolean; role: 'guest' | 'client' | 'staff'; pickedOnly: boolean },
): Promise<number> {
  const { rows } = await sql.query<{ changed: number }>({
    name: 'download-changed',
    text: `select count(*)::int as changed from unnest($1::uuid[], $2::text[]) as w(id, version)
             left join media m on m.id = w.id left join events e on e.id = m.event_id left join galleries g on g.id = m.gallery_id
            where m.id is null or m.deleted_at is not null or g.deleted_at is not null or m.state = 'refused'
               or ($4 <> 'staff' and (m.private or m.gallery_private)) or ($4 = 'guest' and m.hidden)
               or case when $3 then m.sha256 else m.version end is distinct from w.version
               or (not $3 and substring(m.version from '^.{12}([0-9a-f]{8})$') is distinct from e.watermark_mark)
               or ($5 and not exists (select 1 from product_medias pm join products p on p.id = pm.product_id
                     and p.deleted_at is null where pm.media_id = m.id))`,
    values: [
      entries.map((entry) => entry.media),
      entries.map((entry) => entry.version),
      originals,
      role,
      pickedOnly,
    ],
  });
  return rows[0]?.changed ?? 0;
}

/** What a size is rendered from: the original's hash, format and pixels, and those of the rendered picture. */
export interface RenderSource {
  sha256: string;
  format: Parameters<typeof deriveSize>[1]['format'] | null;
  width: number;
  height: number;
  original_width: number;
  original_height: number;
  optimise: boolean;
}

/** Returns what a size of this version is rendered from; null if the version is gone. */
export async function findRenderSource(
  sql: Sql,
  { media, version }: Pick<OrderEntry, 'media' | 'version'>,
): Promise<RenderSource | null> {
  const { rows } = await sql.query<RenderSource>(
    `select m.sha256, m.format, m.width::int as width, m.height::int as height,
            coalesce(m.original_width, m.width)::int as original_width,
            coalesce(m.original_height, m.height)::int as original_height,
            not e.do_not_optimize_my_photos as optimise
       from media m join events e on e.id = m.event_id
      where m.id = $1 and m.version = $2 and m.deleted_at is null`,
    [media, version],
  );
  return rows[0] ?? null;
}

/** The length and CRC-32 of a file, measured once. */
export interface Measure {
  bytes: number;
  crc32: number;
}

/** A measured file, and the version of the photograph it is of. */
export interface MeasuredFile extends Measure {
  media_id: string;
  version: string;
}

/** Returns the measured files of these photographs in a size. */
export async function listMeasures(
  sql: Sql,
  { medias, size }: { medias: readonly string[]; size: UploadResolution },
): Promise<MeasuredFile[]> {
  const { rows } = await sql.query<MeasuredFile>(
    `select media_id, version, bytes::float8 as bytes, crc32::float8 as crc32 from download_files
      where size = $2 and media_id = any($1)`,
    [medias, size],
  );
  return rows;
}

/** Stores the measurement of a photograph's file, if the photograph still exists. */
export async function saveMeasure(
  sql: Sql,
  file: Measure & { media: string; version: string; size: UploadResolution; key: string },
): Promise<void> {
  await sql.query(
    `insert into download_files (id, media_id, version, size, key, bytes, crc32)
     select $1, m.id, $3, $4, $5, $6, $7 from media m where m.id = $2
     on conflict (media_id, version, size) do update set bytes = excluded.bytes, crc32 = excluded.crc32, key = excluded.key`,
    [uuidv7(), file.media, file.version, file.size, file.key, file.bytes, file.crc32],
  );
}
