import { pool } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { pictureAddress, pictureToken } from '@plugins/kit/server/photographs';
import { THREAD_STATES, type ThreadState } from '../rules/thread-state';
import type { BoardView, StudioThread } from '../rules/wire';
import { readComments } from './read-comments';

/** Threads per page. */
export const BOARD_PAGE = 20;

interface Row {
  media: string;
  name: string;
  gallery: string;
  version: string | null;
  width: number | null;
  height: number | null;
  state: ThreadState;
}

/** SQL for a project's ($1) threads that have comments, each with the state that `threadState` decides. */
const THREADS = `select c.media_id as media, max(c.created_at) as at,
    case when bool_or(t.resolved_at is not null) then 'resolved'
         when (array_agg(c.by_studio order by c.created_at desc, c.id desc))[1] then 'answered' else 'open' end as state
  from talk_comments c join media m on m.id = c.media_id and m.deleted_at is null and m.state <> 'refused'
  left join talk_threads t on t.media_id = c.media_id
 where c.event_id = $1 and c.removed_at is null group by c.media_id`;

/** Reads a page of a project's threads for the studio: unanswered first, then the newest; filtered by `state`. */
export async function readBoard(
  entered: Authorized,
  { state, page, media }: { state: ThreadState | 'all'; page: number; media?: string | undefined },
): Promise<BoardView> {
  const { event, viewer } = entered;
  const [counts, { rows }, quiet] = await Promise.all([
    readCounts(event.id),
    pool().query<Row>(
      `select t.media, m.name, m.gallery_id as gallery, m.version, m.width::int as width, m.height::int as height, t.state
         from (${THREADS}) t join media m on m.id = t.media
        where ($2 = 'all' or t.state = $2) and ($3::uuid is null or t.media = $3)
        order by t.at desc, t.media limit ${BOARD_PAGE} offset $4`,
      [event.id, state, media ?? null, (page - 1) * BOARD_PAGE],
    ),
    pool().query('select 1 from users where id = $1 and talk_stopped_at is not null', [viewer.user?.id]),
  ]);
  const comments = await readComments(
    entered,
    rows.map((row) => row.media),
  );
  const token = pictureToken(event.id, viewer);
  return {
    counts,
    threads: rows.map(
      ({ media: id, version, width, height, ...row }): StudioThread => ({
        ...row,
        media: id,
        comments: comments.get(id)?.comments ?? [],
        src: version ? pictureAddress(event.id, id, version, 's600', token) : '',
        width: width ?? 0,
        height: height ?? 0,
      }),
    ),
    page,
    pages: Math.max(1, Math.ceil(counts[state] / BOARD_PAGE)),
    mails: quiet.rows.length === 0,
  };
}

async function readCounts(event: string): Promise<BoardView['counts']> {
  const { rows } = await pool().query<{ state: ThreadState; count: number }>(
    `select state, count(*)::int as count from (${THREADS}) t group by state`,
    [event],
  );
  const counts = Object.fromEntries(THREAD_STATES.map((state) => [state, 0])) as Record<ThreadState, number>;
  for (const { state, count } of rows) counts[state] = count;
  return { ...counts, all: rows.reduce((sum, { count }) => sum + count, 0) };
}
