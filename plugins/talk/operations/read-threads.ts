import { pool } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { listHeads } from '../queries/threads';
import { threadState } from '../rules/thread-state';
import type { ThreadsView } from '../rules/wire';
import { settings } from '../settings';
import { isStudio, personOf } from './who';

/**
 * Reads which photographs of a project have comments, as far as this person sees them, with numbers of unread ones.
 */
export async function readThreads({ event, viewer }: Authorized): Promise<ThreadsView> {
  const [{ comments }, heads] = await Promise.all([
    settings.read(event.account_id),
    listHeads(pool(), { event: event.id, person: personOf(viewer), role: viewer.role }),
  ]);
  return {
    open: comments || isStudio(viewer),
    threads: heads.map(({ resolved, last_by_studio, ...head }) => ({
      ...head,
      state: threadState({ resolved, lastByStudio: last_by_studio }),
    })),
  };
}
