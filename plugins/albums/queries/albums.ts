import type { Sql } from '@plugins/kit/server/database';
import type { AlbumDocument } from '../rules/document';
import type { AlbumState } from '../rules/wire';
import { APPROVED_BY, CHANGED } from './approvals';

/** SQL for the name of a row's project, in an export of personal data. */
export const PROJECT = '(select name from events where events.id = event_id) as project';

/** An album without its document. */
export interface AlbumHead {
  id: string;
  name: string;
  state: AlbumState;
  round: number;
  revision: number;
  product: string | null;
  closes_on: string | null;
  approved_at: Date | null;
  approved_by: string | null;
  /** It is no longer as its last proof. */
  changed: boolean;
  updated_at: Date;
}

/** An album with its document as it is stored. */
export interface AlbumRow extends AlbumHead {
  document: unknown;
}

/** An album in a project's list. */
export interface ListedAlbum extends AlbumHead {
  spreads: number;
  photographs: number;
  open_pins: number;
  /** Its first photograph, and the version of its picture; null without one. */
  first: string | null;
  first_version: string | null;
}

/** Returns a project's albums, the newest first. */
export async function listAlbums(sql: Sql, event: string): Promise<ListedAlbum[]> {
  const { rows } = await sql.query<ListedAlbum>(
    `select l.*, m.id as first, m.version as first_version from (
       select id, name, state, round::int as round, revision::int as revision, product_id as product, closes_on, approved_at,
            ${APPROVED_BY}, ${CHANGED}, updated_at, created_at, jsonb_array_length(document -> 'spreads') as spreads,
            jsonb_array_length(jsonb_path_query_array(document, '$.spreads[*].frames[*].media')) as photographs,
            (jsonb_path_query_first(document, '$.spreads[*].frames[*].media ? (@ != null)') #>> '{}')::uuid as opens,
            (select count(*)::int from album_pins p where p.album_id = a.id and p.resolved_at is null and not p.by_studio) as open_pins
         from albums a where event_id = $1) l
       left join media m on m.id = l.opens and m.event_id = $1 and m.deleted_at is null
      order by l.created_at desc, l.id desc`,
    [event],
  );
  return rows;
}

/** Returns an album of a project. */
export async function findAlbum(
  sql: Sql,
  { event, id }: { event: string; id: string },
): Promise<AlbumRow | undefined> {
  const { rows } = await sql.query<AlbumRow>(
    `select id, name, state, round::int as round, revision::int as revision, product_id as product, closes_on, approved_at,
            ${APPROVED_BY}, ${CHANGED}, updated_at, document
       from albums a where event_id = $1 and id = $2`,
    [event, id],
  );
  return rows[0];
}

/** Returns an album of a project as `findAlbum`, and locks it until the transaction ends. */
export async function lockAlbum(
  sql: Sql,
  { event, id }: { event: string; id: string },
): Promise<AlbumRow | undefined> {
  const { rows } = await sql.query<AlbumRow>(
    `select id, name, state, round::int as round, revision::int as revision, product_id as product, closes_on, approved_at,
            ${APPROVED_BY}, ${CHANGED}, updated_at, document
       from albums a where event_id = $1 and id = $2 for update`,
    [event, id],
  );
  return rows[0];
}

/** Returns the style of the newest album of a project's brand; null where the brand has none. */
export async function lastStyle(sql: Sql, event: string): Promise<unknown> {
  const { rows } = await sql.query<{ style: unknown }>(
    `select a.document -> 'style' as style from albums a join events e on e.id = a.event_id
      join events mine on mine.id = $1 and mine.account_id = e.account_id and mine.brand_id is not distinct from e.brand_id
      order by a.created_at desc, a.id desc limit 1`,
    [event],
  );
  return rows[0]?.style ?? null;
}

/** Adds an album. Returns false where its id is taken. */
export async function insertAlbum(
  sql: Sql,
  album: {
    id: string;
    account: string;
    event: string;
    product: string | null;
    name: string;
    document: AlbumDocument;
  },
): Promise<boolean> {
  const { rowCount } = await sql.query(
    `insert into albums (id, account_id, event_id, product_id, name, document, revision, state, round, reminded, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, 1, 'draft', 0, 0, now(), now()) on conflict (id) do nothing`,
    [album.id, album.account, album.event, album.product, album.name, JSON.stringify(album.document)],
  );
  return rowCount === 1;
}

/** Stores a document under a new revision; an approval stays with its proof. Returns whether the album is no longer as its last proof. */
export async function storeDocument(
  sql: Sql,
  { id, document, revision }: { id: string; document: AlbumDocument; revision: number },
): Promise<boolean> {
  const { rows } = await sql.query<{ changed: boolean }>(
    `update albums a set document = $2, revision = $3, updated_at = now() where id = $1 returning ${CHANGED}`,
    [id, JSON.stringify(document), revision],
  );
  return rows[0]?.changed ?? false;
}

/** Renames an album. */
export async function renameAlbum(sql: Sql, { id, name }: { id: string; name: string }): Promise<void> {
  await sql.query('update albums set name = $2, updated_at = now() where id = $1', [id, name]);
}

/** Deletes an album with its proofs, notes and files. */
export async function deleteAlbum(sql: Sql, id: string): Promise<void> {
  await sql.query('delete from albums where id = $1', [id]);
}
