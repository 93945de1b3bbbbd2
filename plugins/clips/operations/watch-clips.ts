import { KeepersError } from '@plugins/kit/server';
import { isId, pool } from '@plugins/kit/server/database';
import { mayDownloadAll } from '@plugins/kit/server/internal';
import { type Authorized, isStaff } from '@plugins/kit/server/people';
import { type ClipRow, countView, findClip, findWatchable, listWatchable } from '../queries/clips';
import type { WatchView } from '../wire';
import { presentWatch } from './present-clip';

/** Whether this person may download a film: where all photographs may be downloaded. */
export const mayDownload = async ({ event, viewer }: Authorized): Promise<boolean> =>
  isStaff(viewer.role) || (await mayDownloadAll(event, viewer));

/** Returns the clips of a project that its person may watch. */
export async function listWatched(entered: Authorized): Promise<WatchView[]> {
  const { event, viewer } = entered;
  const clips = await listWatchable(pool(), event.id, viewer.role);
  if (clips.length === 0) return [];
  const download = await mayDownload(entered);
  return clips.map((clip) => presentWatch(entered, clip, download));
}

/** Returns a finished clip that this person may watch; its studio sees it before others do. Throws NOT_FOUND. */
export async function requireWatched({ event, viewer }: Authorized, id: string): Promise<ClipRow> {
  if (!isId(id)) throw new KeepersError('NOT_FOUND');
  const found = isStaff(viewer.role)
    ? await findClip(pool(), event.id, id)
    : await findWatchable(pool(), event.id, id, viewer.role);
  if (!found?.film) throw new KeepersError('NOT_FOUND');
  return found;
}

/** Counts a view by anyone but the studio. */
export async function noteView(entered: Authorized, id: string): Promise<void> {
  const clip = await requireWatched(entered, id);
  if (!isStaff(entered.viewer.role)) await countView(pool(), clip.id);
}
