import { KeepersError } from '@plugins/kit/server';
import { isId, pool } from '@plugins/kit/server/database';
import { mayDownloadAll } from '@plugins/kit/server/internal';
import { downloadableOf } from '@plugins/kit/server/internal-rules';
import { type Authorized, isStaff } from '@plugins/kit/server/people';
import { type ClipRow, countView, findClip, findWatchable, listWatchable } from '../queries/clips';
import { hasProducts } from '../queries/photographs';
import type { ClipDownload, WatchView } from '../wire';
import { presentWatch } from './present-clip';

/** Returns whether this person may download a film: where all photographs may be downloaded, now or once the selection is sent. */
export async function downloadOf({ event, viewer }: Authorized): Promise<ClipDownload> {
  if (isStaff(viewer.role) || (await mayDownloadAll(event, viewer))) return 'now';
  const waits =
    viewer.role === 'client' &&
    downloadableOf(event) === 'everything' &&
    event.selection_mode &&
    !event.printselectiondone;
  return waits && (await hasProducts(pool(), event.id)) ? 'later' : 'never';
}

/** Returns the clips of a project that its person may watch. */
export async function listWatched(entered: Authorized): Promise<WatchView[]> {
  const { event, viewer } = entered;
  const clips = await listWatchable(pool(), event.id, viewer.role);
  if (clips.length === 0) return [];
  const download = await downloadOf(entered);
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
