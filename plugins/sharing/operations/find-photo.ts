import { isId, pool } from '@plugins/kit/server/database';
import { MEDIUM_LONG_SIDE, markOf } from '@plugins/kit/server/internal';
import { fitWithin } from '@plugins/kit/server/photographs';
import { type EventRow, findEvent, openNow } from '@plugins/kit/server/projects';
import { findRendered, type SharedPhoto } from '../queries';
import { isShared } from '../rules/decide-shared';

/**
 * Returns a rendered photograph of a project in the size shown (1280 px on the long side), with whether it is public; null if there
 * is none.
 */
export async function findPhoto(
  eventId: string,
  mediaId: string,
): Promise<{ event: EventRow; photo: SharedPhoto; shared: boolean } | null> {
  if (!isId(eventId) || !isId(mediaId)) return null;
  const event = await findEvent(eventId);
  if (!event) return null;
  const found = await findRendered(pool(), { event: eventId, media: mediaId });
  if (!found) return null;
  const { mark, ...photo } = found;
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
