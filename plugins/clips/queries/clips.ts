import type { Sql } from '@plugins/kit/server/database';
import { visibleTo } from '@plugins/kit/server/photographs';
import type { Chosen, ClipSource, ClipState, Shape, StoredFilm } from '../wire';

type Role = Parameters<typeof visibleTo>[0];

/** A clip as stored. */
export interface ClipRow {
  id: string;
  account_id: string;
  event_id: string;
  title: string | null;
  about: string | null;
  source: ClipSource;
  photographs: Chosen[];
  theme: string;
  music: string;
  volume: number;
  fade: boolean;
  seconds: number | null;
  shapes: Shape[];
  closing: boolean;
  shown: boolean;
  state: ClipState;
  run: string | null;
  progress: number;
  seconds_left: number | null;
  beat_at: Date | null;
  failure: string | null;
  film: StoredFilm | null;
  views: number;
  /** A photograph of the film is no longer seen by guests. */
  outdated: boolean;
}

/** SQL: whether a role misses a photograph of the film of `clips c`. */
const missing = (role: Role) => `(c.film is not null and exists (
  select 1 from jsonb_array_elements_text(c.film->'medias') f left join media m on m.id = f::uuid and ${visibleTo(role)}
   where m.id is null))`;

const COLUMNS = `c.id, c.account_id, c.event_id, c.title, c.about, c.source, c.photographs, c.theme, c.music,
  c.volume::int as volume, c.fade, c.seconds::int as seconds, c.shapes, c.closing, c.shown, c.state, c.run,
  c.progress::int as progress, c.seconds_left::int as seconds_left, c.beat_at, c.failure, c.film, c.views::int as views,
  ${missing('guest')} as outdated`;

/** Returns a project's clips outside the trash, the newest first, 100 at most. */
export async function listClips(sql: Sql, event: string): Promise<ClipRow[]> {
  const { rows } = await sql.query<ClipRow>(
    `select ${COLUMNS} from clips c where c.event_id = $1 and c.deleted_at is null order by c.created_at desc, c.id limit 100`,
    [event],
  );
  return rows;
}

/** Returns a clip of a project outside the trash. */
export async function findClip(sql: Sql, event: string, id: string): Promise<ClipRow | undefined> {
  const { rows } = await sql.query<ClipRow>(
    `select ${COLUMNS} from clips c where c.event_id = $1 and c.id = $2 and c.deleted_at is null`,
    [event, id],
  );
  return rows[0];
}

/** Returns the finished clips of a project that the studio shows and of which the role sees every photograph. */
export async function listWatchable(sql: Sql, event: string, role: Role): Promise<ClipRow[]> {
  const { rows } = await sql.query<ClipRow>(
    `select ${COLUMNS} from clips c where c.event_id = $1 and c.deleted_at is null and c.film is not null and c.shown
        and not ${missing(role)} order by c.made_at desc, c.id limit 20`,
    [event],
  );
  return rows;
}

/** Returns one of them. */
export async function findWatchable(
  sql: Sql,
  event: string,
  id: string,
  role: Role,
): Promise<ClipRow | undefined> {
  const { rows } = await sql.query<ClipRow>(
    `select ${COLUMNS} from clips c where c.event_id = $1 and c.id = $2 and c.deleted_at is null and c.film is not null
        and c.shown and not ${missing(role)}`,
    [event, id],
  );
  return rows[0];
}

/** A finished clip of an account, for a list to choose from. */
export interface FinishedClip {
  id: string;
  event: string;
  project: string;
  title: string | null;
}

/** Returns an account's finished clips that are shown, of projects that share: the newest first, 200 at most. */
export async function listShared(sql: Sql, account: string): Promise<FinishedClip[]> {
  const { rows } = await sql.query<FinishedClip>(
    `select c.id, c.event_id as event, e.name as project, c.title
       from clips c join events e on e.id = c.event_id and e.deleted_at is null and e.allow_sharing
      where c.account_id = $1 and c.deleted_at is null and c.film is not null and c.shown
      order by c.made_at desc, c.id limit 200`,
    [account],
  );
  return rows;
}

/** What a new clip begins with. */
export interface NewClip {
  id: string;
  account: string;
  event: string;
  title: string;
  about: string;
  source: ClipSource;
  photographs: Chosen[];
  theme: string;
  music: string;
}

/** Inserts a draft. */
export async function insertClip(sql: Sql, clip: NewClip): Promise<void> {
  await sql.query(
    `insert into clips (id, account_id, event_id, title, about, source, photographs, theme, music, shapes, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, '["wide"]', now(), now())`,
    [
      clip.id,
      clip.account,
      clip.event,
      clip.title,
      clip.about,
      JSON.stringify(clip.source),
      JSON.stringify(clip.photographs),
      clip.theme,
      clip.music,
    ],
  );
}

/** What the wizard changes of a clip; what is left out stays as it is. */
export type ClipChange = {
  [Field in
    | 'title'
    | 'about'
    | 'source'
    | 'photographs'
    | 'theme'
    | 'music'
    | 'volume'
    | 'fade'
    | 'seconds'
    | 'shapes'
    | 'closing'
    | 'shown']?: ClipRow[Field] | undefined;
};

const jsonOf = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

/** Writes what the wizard changes, and nothing else: two changes of different fields at once are both kept. */
export async function updateClip(sql: Sql, id: string, clip: ClipChange): Promise<void> {
  await sql.query(
    `update clips set title = coalesce($2, title), about = coalesce($3, about), source = coalesce($4::jsonb, source),
       photographs = coalesce($5::jsonb, photographs), theme = coalesce($6, theme), music = coalesce($7, music),
       volume = coalesce($8, volume), fade = coalesce($9, fade), seconds = case when $10 then $11 else seconds end,
       shapes = coalesce($12::jsonb, shapes), closing = coalesce($13, closing), shown = coalesce($14, shown),
       updated_at = now() where id = $1`,
    [
      id,
      clip.title,
      clip.about,
      jsonOf(clip.source),
      jsonOf(clip.photographs),
      clip.theme,
      clip.music,
      clip.volume,
      clip.fade,
      clip.seconds !== undefined,
      clip.seconds,
      jsonOf(clip.shapes),
      clip.closing,
      clip.shown,
    ],
  );
}

/** Moves a clip into the trash, or takes it out; a run of it ends. Returns whether there was one. */
export async function setDeleted(sql: Sql, event: string, id: string, deleted: boolean): Promise<boolean> {
  const { rowCount } = await sql.query(
    `update clips set deleted_at = case when $3 then coalesce(deleted_at, now()) end, run = null,
       state = case when state in ('waiting', 'rendering') then case when film is null then 'draft' else 'ready' end else state end,
       updated_at = now() where event_id = $1 and id = $2`,
    [event, id, deleted],
  );
  return rowCount === 1;
}

/** Counts one more view. */
export async function countView(sql: Sql, id: string): Promise<void> {
  await sql.query('update clips set views = views + 1 where id = $1', [id]);
}
