import type { Sql } from '@plugins/kit/server/database';
import type { OwnTrack } from '../wire';

/** Returns an account's uploaded music, the newest first. */
export async function listTracks(sql: Sql, account: string): Promise<OwnTrack[]> {
  const { rows } = await sql.query<OwnTrack>(
    `select id, name, length::float8 as length, beats from clip_tracks
      where account_id = $1 and deleted_at is null order by created_at desc, id limit 100`,
    [account],
  );
  return rows;
}

/** An uploaded track as rendering needs it. */
export interface TrackFile extends OwnTrack {
  sha256: string;
  format: string;
}

/** Returns an account's uploaded track, also one that was removed from the choice: clips that have it keep it. */
export async function findTrack(sql: Sql, account: string, id: string): Promise<TrackFile | undefined> {
  const { rows } = await sql.query<TrackFile>(
    `select id, name, length::float8 as length, beats, sha256, format from clip_tracks where account_id = $1 and id = $2`,
    [account, id],
  );
  return rows[0];
}

/** Returns the account of a track; null where there is none. */
export async function findTrackAccount(sql: Sql, id: string): Promise<{ account_id: string } | null> {
  const { rows } = await sql.query<{ account_id: string }>(
    'select account_id from clip_tracks where id = $1',
    [id],
  );
  return rows[0] ?? null;
}

/** Inserts an uploaded track; the same bytes again are the same track. Returns its id. */
export async function saveTrack(
  sql: Sql,
  track: { id: string; account: string; name: string; sha256: string; format: string; bytes: number },
): Promise<string> {
  const { rows } = await sql.query<{ id: string }>(
    `insert into clip_tracks (id, account_id, name, sha256, format, bytes, length, rights_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, 0, now(), now(), now())
     on conflict (account_id, sha256) do update set name = excluded.name, deleted_at = null, rights_at = now(), updated_at = now()
     returning id`,
    [track.id, track.account, track.name, track.sha256, track.format, track.bytes],
  );
  return rows[0]?.id ?? track.id;
}

/** Returns a track that is to be listened to. */
export async function findListened(
  sql: Sql,
  id: string,
): Promise<{ account: string; sha256: string; format: string } | undefined> {
  const { rows } = await sql.query<{ account: string; sha256: string; format: string }>(
    'select account_id as account, sha256, format from clip_tracks where id = $1 and deleted_at is null',
    [id],
  );
  return rows[0];
}

/** Stores length and beats of a track, in seconds. */
export async function setHeard(
  sql: Sql,
  id: string,
  { length, beats }: { length: number; beats: readonly number[] },
): Promise<void> {
  await sql.query('update clip_tracks set length = $2, beats = $3, updated_at = now() where id = $1', [
    id,
    length,
    JSON.stringify(beats),
  ]);
}

/** Removes a track from the choice. Returns whether there was one. */
export async function deleteTrack(sql: Sql, account: string, id: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    'update clip_tracks set deleted_at = coalesce(deleted_at, now()) where account_id = $1 and id = $2',
    [account, id],
  );
  return rowCount === 1;
}
