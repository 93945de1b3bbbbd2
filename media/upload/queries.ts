import { pool, type Sql } from '@/core/db/pool';
import type { Refusal } from '@/core/errors/decision';
import type { ErrorCode, ErrorParams } from '@/core/errors/errors';

/**
 * `receiving` until all bytes are here and match · `verified` while the original is stored · then `ingested` as a
 * media, or `refused` with the reason.
 */
export type UploadState = 'receiving' | 'verified' | 'ingested' | 'refused';

/** An upload: what was announced, and its result. */
export interface UploadRow {
  id: string;
  account_id: string;
  event_id: string;
  gallery_id: string;
  user_id: string | null;
  /** The grant of the guest or client who adds a photograph of their own. */
  grant_id: string | null;
  filename: string;
  sha256: string | null;
  captured_at: string | null;
  replaces: string | null;
  bytes: number;
  state: UploadState;
  media_id: string | null;
  code: ErrorCode | null;
  /** Arguments of the refusal's message. */
  params: ErrorParams | null;
  created_at: Date;
}

const COLUMNS = `id, account_id, event_id, gallery_id, user_id, grant_id, filename, sha256, captured_at, replaces, bytes::float8 as bytes,
  state, media_id, code, params, created_at`;

/** An upload by its id. */
export async function findUpload(id: string, sql: Sql = pool()): Promise<UploadRow | null> {
  const text = `select ${COLUMNS} from uploads where id = $1`;
  const { rows } = await sql.query<UploadRow>({ name: 'upload', text, values: [id] });
  return rows[0] ?? null;
}

/** Writes down an announced upload. */
export async function insertUpload(
  upload: Omit<UploadRow, 'state' | 'media_id' | 'code' | 'params' | 'created_at'>,
): Promise<void> {
  await pool().query(
    `insert into uploads (id, account_id, event_id, gallery_id, user_id, filename, sha256, captured_at, replaces, bytes, grant_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      upload.id,
      upload.account_id,
      upload.event_id,
      upload.gallery_id,
      upload.user_id,
      upload.filename,
      upload.sha256,
      upload.captured_at,
      upload.replaces,
      upload.bytes,
      upload.grant_id,
    ],
  );
}

/** All bytes are here and have this hash: from now on the original may be stored at its content address. */
export async function markVerified(id: string, sha256: string): Promise<void> {
  await pool().query(
    `update uploads set state = 'verified', sha256 = $2 where id = $1 and state = 'receiving'`,
    [id, sha256],
  );
}

/** The upload became this media. */
export async function markIngested(sql: Sql, id: string, media: string): Promise<void> {
  const text = `update uploads set state = 'ingested', media_id = $2, finished_at = now() where id = $1`;
  await sql.query(text, [id, media]);
}

/** Refuses the upload permanently. */
export async function markRefused(id: string, why: Pick<Refusal, 'code' | 'params'>): Promise<void> {
  const text = `update uploads set state = 'refused', code = $2, params = $3, finished_at = now() where id = $1`;
  await pool().query(text, [id, why.code, JSON.stringify(why.params)]);
}

/** Deletes an unfinished upload. */
export async function deleteUpload(id: string): Promise<void> {
  await pool().query(`delete from uploads where id = $1 and state = 'receiving'`, [id]);
}

/** Uploads that are neither a media nor refused, oldest first. */
export async function listOpenUploads(): Promise<UploadRow[]> {
  const { rows } = await pool().query<UploadRow>(
    `select ${COLUMNS} from uploads where state in ('receiving', 'verified') order by created_at`,
  );
  return rows;
}

/** Deletes settled uploads that no client resumes any more. */
export async function forgetUploads(olderThanDays: number): Promise<void> {
  await pool().query(
    `delete from uploads where state in ('ingested', 'refused') and created_at < now() - make_interval(days => $1)`,
    [olderThanDays],
  );
}

/** Takes the lock of a name for the session, without waiting; false where another session has it. */
export async function tryLock(session: Sql, name: string): Promise<boolean> {
  const { rows } = await session.query<{ taken: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
    [name],
  );
  return rows[0]?.taken ?? false;
}

/** Releases the session's lock of a name. */
export async function releaseLock(session: Sql, name: string): Promise<void> {
  await session.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]);
}

/** Notifies the holder of a lock that another caller waits for it. */
export async function askRelease(session: Sql, channel: string, key: string): Promise<void> {
  await session.query('select pg_notify($1, $2)', [channel, key]);
}
