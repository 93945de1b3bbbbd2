import type { Look, PhotoFormat } from '@media/derive/types';
import { WATERMARK_FACTS, type WatermarkFacts } from '@media/watermark/queries';
import { pool, type Sql } from '@/core/db/pool';
import type { ErrorCode } from '@/core/errors/errors';
import type { UploadResolution } from '@/core/photo/photo-sizes';
import { type MediaRecord, RECORD_COLUMNS } from '../queries/records';

/**
 * A photograph to be rendered, with its project's settings. `width` and `height` are the original's, upright, in px.
 */
export interface DeriveRow extends MediaRecord {
  format: PhotoFormat | null;
  width: number;
  height: number;
  upload_resolution: UploadResolution;
  do_not_optimize_my_photos: boolean;
  /** The rendition key of its large pictures: size, care, watermark. Null: the usual, without watermark. */
  mark: string | null;
  watermark: WatermarkFacts | null;
}

/** The photograph of a job, or null where it is gone. */
export async function findToDerive(id: string): Promise<DeriveRow | null> {
  const { rows } = await pool().query<DeriveRow>({
    name: 'media-to-derive',
    text: `select ${RECORD_COLUMNS}, m.format, m.original_width::int as width, m.original_height::int as height,
                  e.upload_resolution::text as upload_resolution,
                  e.do_not_optimize_my_photos,
                  e.watermark_mark as mark, ${WATERMARK_FACTS} as watermark
             from media m join events e on e.id = m.event_id where m.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** The rendition key of a project's large pictures; null: the usual, without watermark. */
export async function renditionKeyOf(sql: Sql, eventId: string): Promise<string | null> {
  const { rows } = await sql.query<{ mark: string | null }>({
    name: 'mark-of-event',
    text: 'select watermark_mark as mark from events where id = $1',
    values: [eventId],
  });
  return rows[0]?.mark ?? null;
}

/** The name of a photograph; empty where it is gone. */
export async function photoName(sql: Sql, id: string): Promise<string> {
  const { rows } = await sql.query<{ name: string }>('select name from media where id = $1', [id]);
  return rows[0]?.name ?? '';
}

/** Counts an attempt to render; returns how many began and never ended. */
export async function beginTry(id: string): Promise<number> {
  const { rows } = await pool().query<{ tries: number }>({
    name: 'begin-try',
    text: 'update media set draw_tries = coalesce(draw_tries, 0) + 1 where id = $1 returning draw_tries::int as tries',
    values: [id],
  });
  return rows[0]?.tries ?? 1;
}

const ONE_LESS = 'draw_tries = nullif(greatest(coalesce(draw_tries, 0) - 1, 0), 0)';

/** Ends an attempt that rendered, though its pictures may not be stored. */
export async function endTry(id: string): Promise<void> {
  await pool().query(`update media set ${ONE_LESS} where id = $1`, [id]);
}

/** Measured, without anything to compare by: not measured again. */
export const NO_LIKENESS = '';

type Drawn = Pick<DeriveRow, 'id' | 'sha256' | 'event_id' | 'mark'>;

/** The tiles of a version are stored; false where the photograph has other bytes meanwhile. */
export async function markThumbnails(
  sql: Sql,
  row: Drawn,
  made: { version: string; thumbhash: string; look: Look },
) {
  const { rowCount } = await sql.query({
    name: 'mark-thumbnails',
    text: `update media set version = $3, thumbhash = $4, likeness = $5, sharpness = $6, thumbnails_ready = true, ${ONE_LESS},
                  updated_at = now()
            where id = $1 and sha256 = $2 and state = 'processing'`,
    values: [
      row.id,
      row.sha256,
      made.version,
      made.thumbhash,
      made.look.likeness ?? NO_LIKENESS,
      made.look.sharpness,
    ],
  });
  return rowCount === 1;
}

/**
 * Marks all sizes of a version as stored; false where the photograph has other bytes, another version or another
 * rendition key meanwhile. Until the transaction ends the project's key cannot change, so no picture is shown under an
 * old one.
 */
export async function markReady(
  sql: Sql,
  row: Drawn,
  made: { version: string; width: number; height: number },
) {
  const { rowCount: still } = await sql.query(
    'select 1 from events where id = $1 and watermark_mark is not distinct from $2 for share',
    [row.event_id, row.mark],
  );
  if (!still) return false;
  const { rowCount } = await sql.query({
    name: 'mark-ready',
    text: `update media set state = 'ready', width = $4, height = $5, draw_tries = null, updated_at = now()
            where id = $1 and sha256 = $2 and version = $3 and state = 'processing'`,
    values: [row.id, row.sha256, made.version, made.width, made.height],
  });
  return rowCount === 1;
}

/** Marks a photograph as not renderable, with the reason. */
export async function markBroken(sql: Sql, row: Drawn, code: ErrorCode): Promise<boolean> {
  const { rowCount } = await sql.query(
    `update media set state = 'refused', refusal_code = $3, draw_tries = null, updated_at = now()
      where id = $1 and sha256 = $2 and state = 'processing'`,
    [row.id, row.sha256, code],
  );
  return rowCount === 1;
}
