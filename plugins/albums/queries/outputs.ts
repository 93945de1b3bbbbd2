import type { Sql } from '@plugins/kit/server/database';
import type { AlbumDocument } from '../rules/document';
import type { OutputFile, OutputView } from '../rules/wire';
import { APPROVAL, SENT } from './approvals';

/** SQL for the last approved proof that files of `album_outputs o` and `albums a` are made of. */
const PROOF = `left join lateral (
         select * from (select v.round::int as proof, ${APPROVAL}
           from album_versions v where v.album_id = a.id and v.round > 0 and ${SENT} = o.document) sent
          where approved_at is not null order by proof desc limit 1) p on true`;

const FAILURE_LENGTH = 200;

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
  /** Names of photographs whose original is missing, one on a line; null unless it failed by that. */
  failure: string | null;
  created_at: Date;
}

/** Files in a list. */
export interface ListedOutput extends OutputRow {
  /** Made of the document as it is saved now. */
  current: boolean;
  /** The approved proof they are made of; null for another document. */
  proof: number | null;
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
  time_zone: string;
  /** The approved proof they are made of, with its approval; null for another document. */
  proof: number | null;
  approved_at: Date | null;
  approved_by: string | null;
}

/** Returns an album's files without their document, the newest first. */
export async function listOutputs(sql: Sql, album: string): Promise<ListedOutput[]> {
  const { rows } = await sql.query<ListedOutput>(
    `select o.id, o.kind, o.state, o.revision::int as revision, o.marks, o.pages, o.done::int as done, o.total::int as total,
            o.files, o.failure, o.created_at, o.document = a.document as current, p.proof
       from album_outputs o join albums a on a.id = o.album_id ${PROOF}
      where o.album_id = $1 order by o.created_at desc, o.id desc`,
    [album],
  );
  return rows;
}

/** Returns files of an album with what they are made of. */
export async function findOutput(sql: Sql, id: string): Promise<OutputTask | undefined> {
  const { rows } = await sql.query<OutputTask>(
    `select o.id, o.kind, o.state, o.revision::int as revision, o.marks, o.pages, o.done::int as done, o.total::int as total,
            o.files, o.failure, o.created_at, o.account_id as account, o.event_id as event, o.album_id as album, o.document, a.name,
            a.product_id as product, e.locale::text as locale, e.time_zone,
            p.proof, p.approved_at, p.approved_by
       from album_outputs o join albums a on a.id = o.album_id join events e on e.id = o.event_id ${PROOF} where o.id = $1`,
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

/** Marks files as failed; `missing`: the names of photographs without an original, as many as there is room for. */
export async function setFailed(
  sql: Sql,
  { id, missing }: { id: string; missing: readonly string[] },
): Promise<void> {
  let failure = '';
  for (const name of missing) {
    const longer = failure ? `${failure}\n${name}` : name;
    if (longer.length > FAILURE_LENGTH) break;
    failure = longer;
  }
  await sql.query(
    `update album_outputs set state = 'failed', failure = nullif($2, ''), updated_at = now() where id = $1`,
    [id, failure],
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
