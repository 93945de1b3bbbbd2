import { database, people, type projects, rules } from '@plugins/kit/server';
import { findFacts } from '../repo';
import { decide } from '../rules/decide';

const NOTHING: rules.DownloadRights = { now: false, links: 'none', linkOf: () => null };

/** The address of one photograph's file. */
export const singleUrl = (eventId: string, mediaId: string) =>
  `/events/${eventId}/medias/${mediaId}/download`;

/** What this person may download of a project now, photograph by photograph. Asks the database only where it depends. */
export async function findRights(
  event: projects.EventRow,
  viewer: people.Viewer,
): Promise<rules.DownloadRights> {
  const linkOf = (mediaId: string) => singleUrl(event.id, mediaId);
  if (people.isStaff(viewer.role)) return { now: true, links: 'every', linkOf };
  const downloadable = rules.downloadableOf(event);
  if (viewer.role !== 'client' || downloadable === 'nothing') return NOTHING;
  const facts = await findFacts(event.id);
  if (!decide(event, viewer, facts, { size: 'web', withinSelection: true }).allowed) return NOTHING;
  if (downloadable === 'everything') return { now: true, links: 'every', linkOf };
  const picked = await pickedMedias(event.id);
  return {
    now: picked.size > 0,
    links: 'some',
    linkOf: (mediaId) => (picked.has(mediaId) ? linkOf(mediaId) : null),
  };
}

async function pickedMedias(eventId: string): Promise<Set<string>> {
  const { rows } = await database.pool().query<{ media_id: string }>({
    name: 'picked-medias',
    text: `select distinct pm.media_id from product_medias pm
             join products p on p.id = pm.product_id and p.deleted_at is null where pm.event_id = $1`,
    values: [eventId],
  });
  return new Set(rows.map((row) => row.media_id));
}
