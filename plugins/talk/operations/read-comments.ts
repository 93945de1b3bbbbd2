import { pool } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { listComments } from '../queries/comments';
import { threadState } from '../rules/thread-state';
import type { CommentView, ThreadView } from '../rules/wire';
import { isStudio, personOf } from './who';

/** Reads the comments of photographs, oldest first; photographs this person may not see have none. */
export async function readComments(
  { event, viewer }: Authorized,
  medias: readonly string[],
): Promise<Map<string, ThreadView>> {
  const rows = await listComments(pool(), {
    event: event.id,
    medias,
    person: personOf(viewer),
    role: viewer.role,
  });
  const found = new Map<string, ThreadView>();
  for (const row of rows) {
    const { media, resolved, at, marks, ...comment } = row;
    const thread = found.get(media) ?? { media, state: null, comments: [] };
    const removable = row.mine || isStudio(viewer);
    const view: CommentView = { ...comment, at: at.toISOString(), marks: marks ?? [], removable };
    thread.comments.push(view);
    thread.state = threadState({ resolved, lastByStudio: row.studio });
    found.set(media, thread);
  }
  return found;
}
