import { isId, pool } from '@plugins/kit/server/database';
import { fitWithin, MEDIUM_LONG_SIDE, markOf } from '@plugins/kit/server/photographs';
import { type EventRow, findEvent, openNow } from '@plugins/kit/server/projects';
import { isShared } from '../rules/decide-shared';

/** A photograph for its share page and social card. */
export interface SharedPhoto {
  id: string;
  gallery: string;
  name: string;
  version: string;
  thumbhash: string | null;
  hidden: boolean;
  private: boolean;
  /** Size of the shown picture (1280 px on the long side), px. */
  width: number;
  height: number;
}

/** Returns a rendered photograph of a project, with whether it is public; null if there is none. */
export async function findPhoto(
  eventId: string,
  mediaId: string,
): Promise<{ event: EventRow; photo: SharedPhoto; shared: boolean } | null> {
  if (!isId(eventId) || !isId(mediaId)) return null;
  const event = await findEvent(eventId);
  if (!event) return null;
  const { rows } = await pool().query<SharedPhoto & { mark: string | null }>({
    name: 'shared-photo',
    text: `select m.id, m.gallery_id as gallery, m.name, m.version, m.thumbhash, m.hidden,
                  (m.private or m.gallery_private) as private, m.width::int as width, m.height::int as height,
                  (select e.watermark_mark from events e where e.id = m.event_id) as mark
             from media m join galleries g on g.id = m.gallery_id and g.deleted_at is null
            where m.id = $1 and m.event_id = $2 and m.deleted_at is null and m.state = 'ready' and m.version is not null`,
    values: [mediaId, eventId],
  });
  if (!rows[0]) return null;
  const { mark, ...photo } = rows[0];
  // Its pictures are being rendered again with another watermark: never show the old ones.
  if (markOf(photo.version) !== mark) return null;
  const size = fitWithin(photo, { longSide: MEDIUM_LONG_SIDE });
  const shared = isShared({ sharing: event.allow_sharing, open: openNow(event).allowed, ...photo });
  return { event, photo: { ...photo, ...size }, shared };
}

/** Returns the address of a social card's picture; a new version has a new address. */
export function cardPath(eventId: string, photo: { id: string; version: string }): string {
  return `/events/${eventId}/medias/${photo.id}/card.jpg?v=${encodeURIComponent(photo.version)}`;
}
