import type { Sql } from '@plugins/kit/server/database';
import type { Viewer } from '@plugins/kit/server/people';
import { visibleTo } from '@plugins/kit/server/photographs';
import type { Mark } from '../rules/marks';

/** SQL for the author of the comment `c`, equal to `personOf`; needs `left join grants g on g.id = c.grant_id`. */
export const WRITER = 'coalesce(g.client_id, c.grant_id, c.user_id)::text';

/** SQL for the names of a row's project and photograph, in an export of personal data. */
export const ABOUT = `(select name from events where events.id = event_id) as project,
  (select name from media where media.id = media_id) as photograph`;

/** SQL that selects a person's rows of `talk_seen`, in an export of personal data or an erasure. */
export const READER =
  'person = any(:grants::text[]) or person = any(:clients::text[]) or person = :user::text';

/** A comment as one reader sees it, with the state of its thread. */
export interface CommentRow {
  id: string;
  media: string;
  text: string;
  marks: Mark[] | null;
  at: Date;
  /** Null if the author has no name. */
  name: string | null;
  studio: boolean;
  mine: boolean;
  /** Another's comment, written after this reader last read the photograph's. */
  fresh: boolean;
  /** Written about an earlier picture, which an edit has replaced. */
  earlier: boolean;
  resolved: boolean;
}

/** Returns the comments of those photographs of a project that a role sees, oldest first, as `person` reads them. */
export async function listComments(
  sql: Sql,
  {
    event,
    medias,
    person,
    role,
  }: { event: string; medias: readonly string[]; person: string; role: Viewer['role'] },
): Promise<CommentRow[]> {
  const { rows } = await sql.query<CommentRow>({
    name: `talk-comments-${role}`,
    text: `select c.id, c.media_id as media, coalesce(c.text, '') as text, c.marks, c.created_at as at,
                  coalesce(g.name, k.name, nullif(btrim(u.first_name), '')) as name,
                  c.by_studio as studio, ${WRITER} is not distinct from $3 as mine,
                  ${WRITER} is distinct from $3 and c.created_at > coalesce(s.seen_at, '-infinity') as fresh,
                  c.picture is distinct from left(m.sha256, 64) as earlier, t.resolved_at is not null as resolved
             from talk_comments c join media m on m.id = c.media_id and ${visibleTo(role)}
             left join talk_threads t on t.media_id = c.media_id
             left join talk_seen s on s.media_id = c.media_id and s.person = $3
             left join grants g on g.id = c.grant_id left join clients k on k.id = g.client_id
             left join users u on u.id = c.user_id
            where c.event_id = $1 and c.media_id = any($2::uuid[]) and c.removed_at is null
            order by c.created_at, c.id`,
    values: [event, medias, person],
  });
  return rows;
}

/** Returns whether a person wrote the comment with an id; null if there is no such comment. */
export async function isWriter(
  sql: Sql,
  { id, person }: { id: string; person: string },
): Promise<boolean | null> {
  const { rows } = await sql.query<{ mine: boolean }>(
    `select ${WRITER} is not distinct from $2 as mine from talk_comments c left join grants g on g.id = c.grant_id where c.id = $1`,
    [id, person],
  );
  return rows[0]?.mine ?? null;
}

/** Counts a photograph's comments that are not removed. */
export async function countComments(sql: Sql, media: string): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    'select count(*)::int as count from talk_comments where media_id = $1 and removed_at is null',
    [media],
  );
  return rows[0]?.count ?? 0;
}

/** A comment to be written. */
export interface NewComment {
  id: string;
  account: string;
  event: string;
  media: string;
  grant: string | null;
  /** The author in the studio; null for a client's comment. */
  user: string | null;
  byStudio: boolean;
  text: string;
  marks: readonly Mark[];
  /** Hash of the picture it is about; null if there is none. */
  picture: string | null;
}

/** Inserts a comment. The studio is not mailed about its own. */
export async function insertComment(sql: Sql, comment: NewComment): Promise<void> {
  await sql.query(
    `insert into talk_comments (id, account_id, event_id, media_id, grant_id, user_id, by_studio, text, marks, picture,
         told_studio_at, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, case when $7 then now() end, now(), now())`,
    [
      comment.id,
      comment.account,
      comment.event,
      comment.media,
      comment.grant,
      comment.user,
      comment.byStudio,
      comment.text,
      JSON.stringify(comment.marks),
      comment.picture,
    ],
  );
}

/** Stores the name of a grant that has none; never changes a known one. */
export async function nameGrant(sql: Sql, { grant, name }: { grant: string; name: string }): Promise<void> {
  await sql.query('update grants set name = $2, updated_at = now() where id = $1 and name is null', [
    grant,
    name,
  ]);
}

/** Records that a person has read the comments of these photographs until now; never moves a later moment back. */
export async function setSeen(
  sql: Sql,
  { event, medias, person }: { event: string; medias: readonly string[]; person: string },
): Promise<void> {
  await sql.query(
    `insert into talk_seen (id, event_id, media_id, person, seen_at, created_at, updated_at)
     select gen_random_uuid(), $1, m.id, $3, now(), now(), now() from media m where m.id = any($2::uuid[]) and m.event_id = $1
     on conflict (media_id, person) do update set seen_at = greatest(talk_seen.seen_at, excluded.seen_at), updated_at = now()`,
    [event, medias, person],
  );
}

/** A comment that is about to be removed or restored. */
export interface LockedComment {
  media: string;
  gallery: string;
  mine: boolean;
  gone: boolean;
  /** Whether the studio removed it. */
  by_studio: boolean;
}

/**
 * Locks a comment on a photograph the role sees, unless it was removed more than `days` ago. Returns it as `person` sees
 * it, or undefined.
 */
export async function lockComment(
  sql: Sql,
  {
    id,
    event,
    person,
    role,
    days,
  }: { id: string; event: string; person: string; role: Viewer['role']; days: number },
): Promise<LockedComment | undefined> {
  const { rows } = await sql.query<LockedComment>(
    `select c.media_id as media, m.gallery_id as gallery, ${WRITER} is not distinct from $3 as mine,
              c.removed_at is not null as gone, c.removed_by_studio as by_studio
         from talk_comments c join media m on m.id = c.media_id and ${visibleTo(role)}
         left join grants g on g.id = c.grant_id
        where c.id = $1 and c.event_id = $2 and (c.removed_at is null or c.removed_at > now() - make_interval(days => $4))
          for update of c`,
    [id, event, person, days],
  );
  return rows[0];
}

/** Stores whether a comment is removed, and whether the studio removed another's. */
export async function setCommentRemoved(
  sql: Sql,
  { id, removed, byStudio }: { id: string; removed: boolean; byStudio: boolean },
): Promise<void> {
  await sql.query(
    `update talk_comments set removed_at = case when $2 then coalesce(removed_at, now()) end,
              removed_by_studio = $2 and $3, updated_at = now() where id = $1`,
    [id, removed, byStudio],
  );
}

/** Deletes the comments that were removed more than `days` before `now`. Returns how many. */
export async function deleteRemoved(sql: Sql, { now, days }: { now: Date; days: number }): Promise<number> {
  const { rowCount } = await sql.query(
    `delete from talk_comments where removed_at < $1::timestamptz - make_interval(days => $2)`,
    [now, days],
  );
  return rowCount ?? 0;
}
