import { pool } from '@plugins/kit/server/database';
import type { DownloadRights } from '@plugins/kit/server/internal';
import { downloadableOf } from '@plugins/kit/server/internal-rules';
import { isStaff, type Viewer } from '@plugins/kit/server/people';
import type { EventRow } from '@plugins/kit/server/projects';
import { findFacts } from '../queries/counts';
import { listPicked } from '../queries/photographs';
import { decide, isEntitled } from '../rules/decide';

const NOTHING: DownloadRights = { now: false, links: 'none', linkOf: () => null };

/** The address of one photograph's file. */
export const singleUrl = (eventId: string, mediaId: string) =>
  `/events/${eventId}/medias/${mediaId}/download`;

/**
 * Returns what this person may download from a project now, per photograph. Queries the database only if the answer
 * depends on it.
 */
export async function findRights(event: EventRow, viewer: Viewer): Promise<DownloadRights> {
  const linkOf = (mediaId: string) => singleUrl(event.id, mediaId);
  if (isStaff(viewer.role) || isEntitled(viewer)) return { now: true, links: 'every', linkOf };
  const downloadable = downloadableOf(event);
  if (viewer.role !== 'client' || downloadable === 'nothing') return NOTHING;
  const facts = await findFacts(pool(), event.id);
  if (!decide(event, viewer, facts, { size: 'web', withinSelection: true }).allowed) return NOTHING;
  if (downloadable === 'everything') return { now: true, links: 'every', linkOf };
  const picked = await listPicked(pool(), event.id);
  return {
    now: picked.size > 0,
    links: 'some',
    linkOf: (mediaId) => (picked.has(mediaId) ? linkOf(mediaId) : null),
  };
}
