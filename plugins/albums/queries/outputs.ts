import type { Sql } from '@plugins/kit/server/database';
import type { AlbumDocument } from '../rules/document';
import type { OutputFile, OutputView } from '../rules/wire';

/** Files of an album, as they are stored. */
export interface OutputRow {
  id: string;
  kind: OutputView['kind'];
  state: OutputView['state'];
  revision: number;
  marks: boolean;
  pages: boolean;
  done: number;
  total: number;
  files: OutputFile[] | null;
  created_at: Date;
}

/** What a job needs to make files. */
export interface OutputTask extends OutputRow {
  account: string;
  event: string;
  album: string;
  document: unknown;
  /** Of the album; null where it was deleted. */
  product: string | null;
  name: string;
  locale: 'en' | 'he';
}

/** Returns an album's files without their document, the newest first. */
export async function listOutputs(sql: Sql, album: string): Promise<OutputRow[]> {
  const { rows } = await sql.query<OutputRow>(
    `select id, kind, state, revision::int as revision, marks, pages, done::int as done, total::int as total, files, created_at
       from album_outputs where album_id = $1 order by created_at desc, id desc`,
    [album],
  );
  return rows;
}

/** Returns files of an album with what they are made of. */
export async function findOutput(sql: Sql, id: string): Promise<OutputTask | undefined> {
  const { rows } = await sql.query<OutputTask>(
    `select o.id, o.kind, o.state, o.revision::int as revision, o.marks, o.pages, o.done::int as done, o.total::int as total,
            o.files, o.created_at, o.account_id as account, o.event_id as event, o.album_id as album, o.document, a.name,
            a.product_id as product, e.locale::text as locale
       from album_outputs o join albums a on a.id = o.album_id join events e on e.id = o.event_id where o.id = $1`,
    [id],
  );
  return rows[0];
}

/** Adds files to be made. */
export async function insertOutput(
  sql: Sql,
  output: {
    id: string;
    account: string;
    event: string;
    album: string;
    kind: OutputView['kind'];
    revision: number;
    document: AlbumDocument;
    marks: boolean;
    pages: boolean;
  },
): Promise<void> {
  await sql.query(
    `insert into album_outputs (id, account_id, event_id, album_id, kind, state, revision, document, marks, pages, done, total,
       created_at, updated_at)
     values ($1, $2, $3, $4, $5, 'waiting', $6, $7, $8, $9, 0, $10, now(), now())`,
    [
      output.id,
      output.account,
      output.event,
      output.album,
      output.kind,
      output.revision,
      JSON.stringify(output.document),
      output.marks,
      output.pages,
      output.document.spreads.length,
    ],
  );
}

/** Stores how many spreads are finished. */
export async function setDone(sql: Sql, { id, done }: { id: string; done: number }): Promise<void> {
  await sql.query('update album_outputs set done = $2, updated_at = now() where id = $1', [id, done]);
}

/** Marks files as ready. */
export async function setReady(
  sql: Sql,
  { id, files }: { id: string; files: readonly OutputFile[] },
): Promise<void> {
  await sql.query(
    `update album_outputs set state = 'ready', done = total, files = $2, failure = null, updated_at = now() where id = $1`,
    [id, JSON.stringify(files)],
  );
}

/** Marks files as failed. */
export async function setFailed(sql: Sql, { id, failure }: { id: string; failure: string }): Promise<void> {
  await sql.query(
    `update album_outputs set state = 'failed', failure = $2, updated_at = now() where id = $1`,
    [id, failure.slice(0, 200)],
  );
}

/** Deletes files of an album; returns whether there were any. */
export async function deleteOutput(sql: Sql, { album, id }: { album: string; id: string }): Promise<boolean> {
  const { rowCount } = await sql.query('delete from album_outputs where album_id = $1 and id = $2', [
    album,
    id,
  ]);
  return rowCount === 1;
}
