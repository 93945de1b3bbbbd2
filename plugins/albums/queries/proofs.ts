import type { Sql } from '@plugins/kit/server/database';
import type { AlbumState } from '../rules/wire';
import { APPROVAL, SENT } from './approvals';

/** A kept document. */
export interface VersionRow {
  id: string;
  number: number;
  round: number;
  note: string | null;
  document: unknown;
  created_at: Date;
}

/** Keeps a document of an album as its next version. */
export async function insertVersion(
  sql: Sql,
  version: {
    id: string;
    account: string;
    album: string;
    round: number;
    document: unknown;
    note: string | null;
  },
): Promise<void> {
  await sql.query(
    `insert into album_versions (id, account_id, album_id, number, round, document, note, created_at, updated_at)
     values ($1, $2, $3, (select coalesce(max(number), 0) + 1 from album_versions where album_id = $3), $4, $5, $6, now(), now())`,
    [
      version.id,
      version.account,
      version.album,
      version.round,
      JSON.stringify(version.document),
      version.note,
    ],
  );
}

/** Keeps an album's saved document as its next version, unless a version has it. Returns whether it was kept. */
export async function keepSaved(sql: Sql, { id, album }: { id: string; album: string }): Promise<boolean> {
  const { rowCount } = await sql.query(
    `insert into album_versions (id, account_id, album_id, number, round, document, created_at, updated_at)
     select $1, a.account_id, a.id, (select coalesce(max(number), 0) + 1 from album_versions where album_id = a.id), 0, a.document,
            now(), now()
       from albums a where a.id = $2 and not exists (select 1 from album_versions v where v.album_id = a.id and ${SENT} = a.document)`,
    [id, album],
  );
  return rowCount === 1;
}

/** A version in a list; `current`: its document is the album's saved one. Null approval: it had none. */
type ListedVersion = Omit<VersionRow, 'document'> & {
  current: boolean;
  approved_at: Date | null;
  approved_by: string | null;
};

/** Returns an album's versions without their documents, the newest first. */
export async function listVersions(sql: Sql, album: string): Promise<ListedVersion[]> {
  const { rows } = await sql.query<ListedVersion>(
    `select v.id, v.number::int as number, v.round::int as round, v.note, v.created_at, ${SENT} = a.document as current,
            ${APPROVAL}
       from album_versions v join albums a on a.id = v.album_id
      where v.album_id = $1 order by v.number desc`,
    [album],
  );
  return rows;
}

/** Returns one version of an album. */
export async function findVersion(
  sql: Sql,
  { album, id }: { album: string; id: string },
): Promise<VersionRow | undefined> {
  const { rows } = await sql.query<VersionRow>(
    `select id, number::int as number, round::int as round, note, ${SENT} as document, created_at from album_versions v
      where album_id = $1 and id = $2`,
    [album, id],
  );
  return rows[0];
}

/** Returns the proof of a round, which clients see while it is the last one; undefined for round 0. */
export async function findProof(
  sql: Sql,
  { album, round }: { album: string; round: number },
): Promise<VersionRow | undefined> {
  const { rows } = await sql.query<VersionRow>(
    `select id, number::int as number, round::int as round, note, ${SENT} as document, created_at from album_versions v
      where album_id = $1 and round = $2 and round > 0 order by number desc limit 1`,
    [album, round],
  );
  return rows[0];
}

/** Begins the next round of an album's proofs; an approval is kept with the proof it is of. */
export async function setProof(
  sql: Sql,
  { id, round, closesOn }: { id: string; round: number; closesOn: string | null },
): Promise<void> {
  await sql.query(
    `update album_versions v set document = v.document || jsonb_build_object('approval',
              jsonb_build_object('at', a.approved_at, 'by', a.approved_by, 'grant', a.grant_id))
       from albums a where a.id = $1 and a.state = 'approved' and v.album_id = a.id and v.round = a.round and v.round > 0`,
    [id],
  );
  await sql.query(
    `update albums set state = 'proof', round = $2, closes_on = $3, reminded = 0, approved_at = null, approved_by = null, grant_id = null,
            updated_at = now() where id = $1`,
    [id, round, closesOn],
  );
}

/** Approves an album, or (`by` null) takes the approval back. */
export async function setApproved(
  sql: Sql,
  { id, by, grant }: { id: string; by: string | null; grant: string | null },
): Promise<void> {
  await sql.query(
    `update albums set state = case when $2::text is null then 'proof' else 'approved' end::enum_albums_state,
            approved_at = case when $2::text is null then null else now() end, approved_by = $2, grant_id = $3, updated_at = now()
      where id = $1`,
    [id, by, grant],
  );
}

/** Returns the proofs of a project that its clients see: those that are not approved first, of each the newest first. */
export async function listProofs(
  sql: Sql,
  event: string,
): Promise<{ id: string; name: string; state: AlbumState }[]> {
  const { rows } = await sql.query<{ id: string; name: string; state: AlbumState }>(
    `select id, name, state from albums where event_id = $1 and round > 0 order by state = 'approved', updated_at desc, id desc`,
    [event],
  );
  return rows;
}

/** A proof that waits for an answer by a day. */
export interface WaitingProof {
  id: string;
  event: string;
  name: string;
  round: number;
  closes_on: string;
  time_zone: string;
}

/** Returns the proofs without an approval whose day is near, of projects that are open. */
export async function listWaitingProofs(sql: Sql, now: Date): Promise<WaitingProof[]> {
  const { rows } = await sql.query<WaitingProof>(
    `select l.id, l.event_id as event, l.name, l.round::int as round, l.closes_on, e.time_zone
       from albums l join events e on e.id = l.event_id join accounts a on a.id = e.account_id
      where l.state = 'proof' and l.closes_on >= to_char($1::timestamptz - interval '2 days', 'YYYY-MM-DD')
        and l.closes_on <= to_char($1::timestamptz + interval '32 days', 'YYYY-MM-DD')
        and e.deleted_at is null and e.published_at is not null and e.archived_at is null
        and (e.expires_at is null or e.expires_at > $1) and a.active
      order by l.id`,
    [now],
  );
  return rows;
}

/** Records a reminder so many days before a proof's day. Returns false if it, or a later one, was recorded before. */
export async function setReminded(
  sql: Sql,
  { id, round, days }: { id: string; round: number; days: number },
): Promise<boolean> {
  const { rowCount } = await sql.query(
    `update albums set reminded = $3 where id = $1 and round = $2 and state = 'proof' and (reminded = 0 or reminded > $3)`,
    [id, round, days],
  );
  return rowCount === 1;
}
