import { pool } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { pictureAddress, pictureToken } from '@plugins/kit/server/photographs';
import { isUserStopped } from '../queries/mails';
import { BOARD_PAGE, countByState, listBoard } from '../queries/threads';
import { THREAD_STATES, type ThreadState } from '../rules/thread-state';
import type { BoardView, StudioThread } from '../rules/wire';
import { readComments } from './read-comments';

/** Reads a page of a project's threads for the studio: unanswered first, then the newest; filtered by `state`. */
export async function readBoard(
  entered: Authorized,
  { state, page, media }: { state: ThreadState | 'all'; page: number; media?: string | undefined },
): Promise<BoardView> {
  const { event, viewer } = entered;
  const [counts, rows, quiet] = await Promise.all([
    readCounts(event.id),
    listBoard(pool(), { event: event.id, state, media: media ?? null, page }),
    isUserStopped(pool(), viewer.user?.id),
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
    mails: !quiet,
  };
}

async function readCounts(event: string): Promise<BoardView['counts']> {
  const rows = await countByState(pool(), event);
  const counts = Object.fromEntries(THREAD_STATES.map((state) => [state, 0])) as Record<ThreadState, number>;
  for (const { state, count } of rows) counts[state] = count;
  return { ...counts, all: rows.reduce((sum, { count }) => sum + count, 0) };
}
