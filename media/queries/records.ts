import { pool, type Sql } from '@/core/db/pool';
import type { ErrorCode } from '@/core/errors/errors';

/** The columns of a photograph that rendering needs. */
export interface MediaRecord {
  id: string;
  account_id: string;
  event_id: string;
  gallery_id: string;
  sha256: string;
  state: 'processing' | 'ready' | 'refused';
  refusal_code: ErrorCode | null;
  version: string | null;
  thumbnails_ready: boolean;
  deleted: boolean;
}

/** SQL: the columns of a `MediaRecord` of `media m`. */
export const RECORD_COLUMNS = `m.id, m.account_id, m.event_id, m.gallery_id, m.sha256, m.state::text as state, m.refusal_code, m.version,
  m.thumbnails_ready, m.deleted_at is not null as deleted`;

/** A photograph by its id, also one in the trash. */
export async function findRecord(id: string, sql: Sql = pool()): Promise<MediaRecord | null> {
  const { rows } = await sql.query<MediaRecord>({
    name: 'media-record',
    text: `select ${RECORD_COLUMNS} from media m where m.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** The photograph of a gallery that has these bytes, also one in the trash. */
export async function findByBytes(sql: Sql, galleryId: string, sha256: string): Promise<MediaRecord | null> {
  const { rows } = await sql.query<MediaRecord>({
    name: 'media-by-bytes',
    text: `select ${RECORD_COLUMNS} from media m where m.gallery_id = $1 and m.sha256 = $2`,
    values: [galleryId, sha256],
  });
  return rows[0] ?? null;
}

/** Which of these bytes a gallery already has: sha256 → media id. Photographs in the trash or refused do not count. */
export async function knownBytes(galleryId: string, hashes: string[]): Promise<Record<string, string>> {
  const { rows } = await pool().query<{ sha256: string; id: string }>(
    `select sha256, id from media
      where gallery_id = $1 and sha256 = any($2) and deleted_at is null and state <> 'refused'`,
    [galleryId, hashes],
  );
  return Object.fromEntries(rows.map((row) => [row.sha256, row.id]));
}

/** Whether any photograph of the account, in the trash or not, has these bytes for its original. */
export async function bytesInUse(accountId: string, sha256: string): Promise<boolean> {
  const { rows } = await pool().query('select 1 from media where sha256 = $2 and account_id = $1 limit 1', [
    accountId,
    sha256,
  ]);
  return rows.length > 0;
}

/** Whether a gallery exists and is not in the trash. */
export async function galleryPresent(sql: Sql, galleryId: string): Promise<boolean> {
  const { rowCount } = await sql.query('select 1 from galleries where id = $1 and deleted_at is null', [
    galleryId,
  ]);
  return rowCount === 1;
}

/** The facts of a photograph before it is rendered. Sizes in px, `width` and `height` those of `big`. */
export interface PhotoFacts {
  sha256: string;
  crc32: number;
  bytes: number;
  format: string;
  original_width: number;
  original_height: number;
  width: number;
  height: number;
  captured_at: string | null;
  camera: string | null;
  lens: string | null;
  rating: number | null;
  aperture: number | null;
  shutter: string | null;
  iso: number | null;
  focal_length: number | null;
}

const FACTS = [
  'sha256',
  'crc32',
  'bytes',
  'format',
  'original_width',
  'original_height',
  'width',
  'height',
  'captured_at',
  'camera',
  'lens',
  'rating',
  'aperture',
  'shutter',
  'iso',
  'focal_length',
] as const satisfies (keyof PhotoFacts)[];

const factValues = (facts: PhotoFacts) => FACTS.map((name) => facts[name]);

/** The gallery and owner of a new photograph. */
export interface PhotoPlace {
  id: string;
  account: string;
  event: string;
  gallery: string;
  name: string;
  nameKey: string;
  user: string | null;
  /** Not shown to guests and clients until the studio does so. */
  private: boolean;
}

/** Adds a photograph at the end of its gallery, `processing`. */
export async function insertPhoto(sql: Sql, place: PhotoPlace, facts: PhotoFacts): Promise<void> {
  await sql.query({
    name: 'insert-photo',
    text: `insert into media (id, account_id, event_id, gallery_id, name, name_key, uploaded_by_id, private, ${FACTS.join(', ')},
             position, state, uploaded_at, created_at, updated_at)
           values ($1, $2, $3, $4, $5, $6, (select id from users where id = $7), $8, ${FACTS.map((_, i) => `$${i + 9}`).join(', ')},
             (select coalesce(max(position) + 1, 0) from media where gallery_id = $4), 'processing', now(), now(), now())`,
    values: [
      place.id,
      place.account,
      place.event,
      place.gallery,
      place.name,
      place.nameKey,
      place.user,
      place.private,
      ...factValues(facts),
    ],
  });
}

/**
 * Replaces a photograph's bytes; id, name, position and picks stay, and the old pictures show until the new are
 * rendered.
 */
export async function replacePhoto(sql: Sql, id: string, facts: PhotoFacts): Promise<void> {
  const sets = FACTS.map((name, i) => `${name} = $${i + 2}`).join(', ');
  await sql.query(
    `update media set ${sets}, state = 'processing', refusal_code = null, draw_tries = null, deleted_at = null,
       uploaded_at = now(),
       updated_at = now() where id = $1`,
    [id, ...factValues(facts)],
  );
}

/** Restores a photograph from the trash, and lets a refused one be retried. */
export async function reviveMedia(sql: Sql, id: string): Promise<void> {
  await sql.query(
    `update media set deleted_at = null, refusal_code = null, draw_tries = null, updated_at = now(),
       state = case when state = 'refused' then 'processing' else state end where id = $1`,
    [id],
  );
}

/** Photographs in processing without a job: of one project, or of all. */
export async function listForgotten(jobId: string, eventId: string | null = null): Promise<MediaRecord[]> {
  const { rows } = await pool().query<MediaRecord>(
    `select ${RECORD_COLUMNS} from media m
      where m.state = 'processing' and ($2::uuid is null or m.event_id = $2) and not exists (
        select 1 from pgboss.job j where j.name = $1 and j.state in ('created', 'retry', 'active')
           and j.data->>'media' = m.id::text)
      order by m.id limit 500`,
    [jobId, eventId],
  );
  return rows;
}
