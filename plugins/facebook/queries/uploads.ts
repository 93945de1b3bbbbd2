import { type Sql, uuidv7 } from '@plugins/kit/server/database';
import { GUESTS_SEE } from '@plugins/kit/server/internal';
import type { UploadState } from '../wire';

/** A project's album on a page. */
export interface AlbumRow {
  id: string;
  account: string;
  event: string;
  page: string;
  name: string;
  /** Its id at Facebook; null until it is made there. */
  album: string | null;
  running: boolean;
  tries: number;
  trouble: string | null;
}

const COLUMNS =
  'id, account_id as account, event_id as event, page, name, album, running, tries::int as tries, trouble';

/** Returns a project's albums with their photographs' states and the numbers of these, the newest first. */
export async function listAlbums(sql: Sql, event: string) {
  const { rows } = await sql.query<{
    id: string;
    page: string;
    name: string;
    album: string | null;
    running: boolean;
    trouble: string | null;
    sent: number;
    refused: number;
    total: number;
    states: Record<string, UploadState>;
  }>(
    `select a.id, a.page, a.name, a.album, a.running, a.trouble,
            count(u.id) filter (where u.state = 'sent')::int as sent,
            count(u.id) filter (where u.state = 'refused')::int as refused,
            count(u.id)::int as total,
            coalesce(jsonb_object_agg(u.media_id, u.state) filter (where u.id is not null), '{}') as states
       from facebook_albums a left join facebook_uploads u on u.album_id = a.id
      where a.event_id = $1 group by a.id order by a.created_at desc, a.id desc`,
    [event],
  );
  return rows;
}

/** Returns an album and locks it until the transaction ends. */
export async function lockAlbum(sql: Sql, id: string): Promise<AlbumRow | null> {
  const { rows } = await sql.query<AlbumRow>(
    `select ${COLUMNS} from facebook_albums where id = $1 for update`,
    [id],
  );
  return rows[0] ?? null;
}

/** Returns a project's album on a page, made where there is none, and locks it until the transaction ends. */
export async function openAlbum(
  sql: Sql,
  { account, event, page, name }: Pick<AlbumRow, 'account' | 'event' | 'page' | 'name'>,
): Promise<AlbumRow> {
  await sql.query(
    `insert into facebook_albums (id, account_id, event_id, page, name, running, tries, created_at, updated_at)
     values ($1, $2, $3, $4, $5, false, 0, now(), now()) on conflict (event_id, page) do nothing`,
    [uuidv7(), account, event, page, name],
  );
  const { rows } = await sql.query<AlbumRow>(
    `select ${COLUMNS} from facebook_albums where event_id = $1 and page = $2 for update`,
    [event, page],
  );
  return rows[0] as AlbumRow;
}

/** Stores how sending goes: that it runs, or why it stopped; and the album's id at Facebook, once it is known. */
export async function setAlbum(
  sql: Sql,
  { id, running, tries, trouble, album }: Pick<AlbumRow, 'id' | 'running' | 'tries' | 'trouble' | 'album'>,
): Promise<void> {
  await sql.query(
    `update facebook_albums set running = $2, tries = $3, trouble = $4, album = coalesce($5, album), updated_at = now()
      where id = $1`,
    [id, running, tries, trouble, album],
  );
}

/** Adds photographs to an album, in their order, except those that are in it; refused ones wait again. */
export async function addUploads(
  sql: Sql,
  { account, album, medias }: { account: string; album: string; medias: readonly string[] },
): Promise<void> {
  await sql.query(
    `insert into facebook_uploads (id, account_id, album_id, media_id, place, state, created_at, updated_at)
     select t.id, $1, $2, t.media, t.place, 'waiting', now(), now()
       from unnest($3::uuid[], $4::uuid[]) with ordinality as t(id, media, place)
     on conflict (album_id, media_id) do update set state = 'waiting', begun_at = null, updated_at = now()
       where facebook_uploads.state = 'refused'`,
    [account, album, medias.map(() => uuidv7()), medias],
  );
}

/** The next photograph of an album: the one that was being sent, else the first that waits. */
export interface NextUpload {
  id: string;
  media: string;
  name: string;
  version: string | null;
  state: 'waiting' | 'sending';
  begun_at: Date | null;
  /** Guests may still see it. */
  shown: boolean;
}

/** Returns the next photograph of an album; null where all were sent. */
export async function nextUpload(sql: Sql, album: string): Promise<NextUpload | null> {
  const { rows } = await sql.query<NextUpload>(
    `select u.id, u.media_id as media, m.name, m.version, u.state::text as state, u.begun_at,
            (m.state = 'ready' and g.deleted_at is null and ${GUESTS_SEE}) as shown
       from facebook_uploads u join media m on m.id = u.media_id join galleries g on g.id = m.gallery_id
      where u.album_id = $1 and u.state in ('waiting', 'sending')
      order by (u.state = 'sending') desc, u.place, u.id limit 1`,
    [album],
  );
  return rows[0] ?? null;
}

/** Notes that a photograph is about to be sent: an attempt that ends without an answer is looked for at Facebook. */
export async function beginUpload(sql: Sql, id: string): Promise<void> {
  await sql.query(
    `update facebook_uploads set state = 'sending', begun_at = now(), updated_at = now() where id = $1`,
    [id],
  );
}

/** Notes how sending a photograph ended. Returns whether it was open until now. */
export async function endUpload(
  sql: Sql,
  { id, state, photo }: { id: string; state: 'sent' | 'refused' | 'waiting'; photo: string | null },
): Promise<boolean> {
  const { rowCount } = await sql.query(
    `update facebook_uploads set state = $2, photo = $3, updated_at = now()
      where id = $1 and state in ('waiting', 'sending')`,
    [id, state, photo],
  );
  return Boolean(rowCount);
}

/** Returns the ids at Facebook of an album's photographs that were sent. */
export async function listPhotoIds(sql: Sql, album: string): Promise<string[]> {
  const { rows } = await sql.query<{ photo: string }>(
    'select photo from facebook_uploads where album_id = $1 and photo is not null',
    [album],
  );
  return rows.map(({ photo }) => photo);
}

/** Takes the photographs that wait out of an album; returns how many. */
export async function dropWaiting(sql: Sql, album: string): Promise<number> {
  const { rowCount } = await sql.query(
    `delete from facebook_uploads where album_id = $1 and state = 'waiting'`,
    [album],
  );
  return rowCount ?? 0;
}

/** Returns those of these photographs of a project that guests see, in no order. */
export async function listShown(sql: Sql, event: string, medias: readonly string[]): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `select m.id from media m join galleries g on g.id = m.gallery_id and g.deleted_at is null
      where m.event_id = $1 and m.id = any($2::uuid[]) and m.state = 'ready' and m.version is not null
        and ${GUESTS_SEE}`,
    [event, medias],
  );
  return rows.map(({ id }) => id);
}

/** A photograph to choose. */
export interface ChoiceRow {
  id: string;
  name: string;
  version: string;
  gallery: string;
  width: number;
  height: number;
  loved: boolean;
}

/** Returns the photographs of a project that guests see, 5,000 at most, in the project's order. */
export async function listChoices(sql: Sql, event: string): Promise<ChoiceRow[]> {
  const { rows } = await sql.query<ChoiceRow>(
    `select m.id, m.name, m.version, m.gallery_id as gallery, m.width::int as width, m.height::int as height,
            (exists (select 1 from product_medias pm where pm.media_id = m.id)
              or exists (select 1 from selection_marks s where s.media_id = m.id and s.favourite)) as loved
       from media m join galleries g on g.id = m.gallery_id and g.deleted_at is null
      where m.event_id = $1 and m.state = 'ready' and m.version is not null and m.width is not null
        and m.height is not null and ${GUESTS_SEE}
      order by g.position, m.position, m.id limit 5000`,
    [event],
  );
  return rows;
}

/** Returns the galleries of a project that clients see. */
export async function listGalleries(sql: Sql, event: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql.query<{ id: string; name: string }>(
    'select id, name from galleries where event_id = $1 and deleted_at is null and not private order by position, id',
    [event],
  );
  return rows;
}
