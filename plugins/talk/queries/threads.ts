import type { Sql } from '@plugins/kit/server/database';
import type { Viewer } from '@plugins/kit/server/people';
import { visibleTo } from '@plugins/kit/server/photographs';
import type { ThreadState } from '../rules/thread-state';
import type { ThreadHead } from '../rules/wire';
import { WRITER } from './comments';

/** A photograph that can have comments. */
export interface Talked {
  id: string;
  gallery: string;
  sha256: string | null;
}

/** Returns a photograph of a project, if the role sees it. */
export async function findTalked(
  sql: Sql,
  { media, event, role }: { media: string; event: string; role: Viewer['role'] },
): Promise<Talked | undefined> {
  const { rows } = await sql.query<Talked>(
    `select m.id, m.gallery_id as gallery, left(m.sha256, 64) as sha256 from media m
          where m.id = $1 and m.event_id = $2 and ${visibleTo(role)}`,
    [media, event],
  );
  return rows[0];
}

/**
 * Locks a photograph's thread, which is made if there is none: of two writers of the last allowed comment, the second
 * counts the first's. It is no longer resolved, unless `staysResolved`.
 */
export async function lockThread(
  sql: Sql,
  {
    account,
    event,
    media,
    staysResolved,
  }: { account: string; event: string; media: string; staysResolved: boolean },
): Promise<void> {
  await sql.query(
    `insert into talk_threads (id, account_id, event_id, media_id, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, $3, now(), now())
       on conflict (media_id) do update set updated_at = now(), resolved_at = case when $4 then talk_threads.resolved_at end`,
    [account, event, media, staysResolved],
  );
}

/** Resolves a photograph's thread or opens it again. Returns false where there is none. */
export async function setResolved(
  sql: Sql,
  { media, resolved }: { media: string; resolved: boolean },
): Promise<boolean> {
  const { rowCount } = await sql.query(
    `update talk_threads set resolved_at = case when $2 then coalesce(resolved_at, now()) end, updated_at = now()
        where media_id = $1`,
    [media, resolved],
  );
  return Boolean(rowCount);
}

/** A thread's numbers, from which its state follows. */
export interface HeadRow extends Omit<ThreadHead, 'state'> {
  resolved: boolean;
  last_by_studio: boolean;
}

/** Returns the threads of a project whose photographs a role sees, with the number that `person` has not read. */
export async function listHeads(
  sql: Sql,
  { event, person, role }: { event: string; person: string; role: Viewer['role'] },
): Promise<HeadRow[]> {
  const { rows } = await sql.query<HeadRow>({
    name: `talk-threads-${role}`,
    text: `select c.media_id as media, count(*)::int as count,
                    (count(*) filter (where ${WRITER} is distinct from $2 and c.created_at > coalesce(s.seen_at, '-infinity')))::int as unread,
                    bool_or(t.resolved_at is not null) as resolved,
                    (array_agg(c.by_studio order by c.created_at desc, c.id desc))[1] as last_by_studio
               from talk_comments c join media m on m.id = c.media_id and ${visibleTo(role)}
               left join talk_threads t on t.media_id = c.media_id
               left join talk_seen s on s.media_id = c.media_id and s.person = $2
               left join grants g on g.id = c.grant_id
              where c.event_id = $1 and c.removed_at is null
              group by c.media_id`,
    values: [event, person],
  });
  return rows;
}

/** Threads per page of the studio's list. */
export const BOARD_PAGE = 20;

/** SQL for a project's ($1) threads that have comments, each with the state that `threadState` decides. */
const THREADS = `select c.media_id as media, max(c.created_at) as at,
    case when bool_or(t.resolved_at is not null) then 'resolved'
         when (array_agg(c.by_studio order by c.created_at desc, c.id desc))[1] then 'answered' else 'open' end as state
  from talk_comments c join media m on m.id = c.media_id and m.deleted_at is null and m.state <> 'refused'
  left join talk_threads t on t.media_id = c.media_id
 where c.event_id = $1 and c.removed_at is null group by c.media_id`;

/** A thread in the studio's list, with its photograph; version and size are null until it is rendered. */
export interface BoardRow {
  media: string;
  name: string;
  gallery: string;
  version: string | null;
  width: number | null;
  height: number | null;
  state: ThreadState;
}

/** Returns a page (from 1) of a project's threads, the newest first; of one state, or of one photograph. */
export async function listBoard(
  sql: Sql,
  {
    event,
    state,
    media,
    page,
  }: { event: string; state: ThreadState | 'all'; media: string | null; page: number },
): Promise<BoardRow[]> {
  const { rows } = await sql.query<BoardRow>(
    `select t.media, m.name, m.gallery_id as gallery, m.version, m.width::int as width, m.height::int as height, t.state
         from (${THREADS}) t join media m on m.id = t.media
        where ($2 = 'all' or t.state = $2) and ($3::uuid is null or t.media = $3)
        order by t.at desc, t.media limit ${BOARD_PAGE} offset $4`,
    [event, state, media, (page - 1) * BOARD_PAGE],
  );
  return rows;
}

/** Counts a project's threads by state; states without any are left out. */
export async function countByState(
  sql: Sql,
  event: string,
): Promise<{ state: ThreadState; count: number }[]> {
  const { rows } = await sql.query<{ state: ThreadState; count: number }>(
    `select state, count(*)::int as count from (${THREADS}) t group by state`,
    [event],
  );
  return rows;
}
