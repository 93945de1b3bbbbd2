import { moveBetween } from '@media/move-between';
import { lockPhotos } from '@media/queries/photo-room';
import {
  findBefore,
  findNeighbour,
  holdOrder,
  type Neighbour,
  renumber,
  setManualOrder,
  setPositions,
} from '@media/queries/positions';
import { type Sql, transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { announce, recordChange } from '@/core/live/changes';
import type { Authorized } from '@/modules/access/grants/viewer';
import { placesIn } from '@/modules/access/rules/place';
import type { SortBy } from '@/modules/access/rules/sort';

/** A request to move photographs. */
export interface PlaceInput {
  /** In their new order. */
  medias: string[];
  /** The gallery, which may be the one they are in. */
  to: string;
  /** The photograph that follows them; null: at the end. Absent: at the end, and the project's order stays. */
  before?: string | null;
  /** The order the caller was looking at. */
  seen?: SortBy;
}

/** The result: photographs whose bytes the gallery already has were not moved. */
export interface Placed {
  moved: string[];
  left: string[];
  sort_by: SortBy;
}

/**
 * Moves photographs into a gallery, or within their own; picks and comments stay with them. The target is the
 * photograph that follows, applied to the current order, one request after the other: of two people who sort at once
 * both succeed. Moving switches the project's order to manual, starting with the shown order. Throws NOT_FOUND, STALE
 * where the photograph that follows is gone or the order is another one, INVALID_INPUT.
 */
export async function placePhotos({ event, viewer }: Authorized, input: PlaceInput): Promise<Placed> {
  if (input.before && input.medias.includes(input.before))
    throw new KeepersError('INVALID_INPUT', {}, { before: 'invalid' });
  const placed = await transaction(async (sql) => {
    await lockPhotos(sql, event.id);
    const { found, from, left } = await moveBetween(sql, event.id, input.medias, input.to);
    const arranged = input.before !== undefined;
    const sort_by = arranged ? await arrangeByHand(sql, event.id, input.seen) : event.sort_by;
    await place(sql, input.to, found, input.before ?? null, arranged);
    await recordChange(sql, {
      event: event.id,
      kind: 'galleries',
      data: { galleries: [...new Set([...from, input.to])], did: 'placed', count: found.length },
      actor: { user: viewer.user?.id, name: viewer.name },
    });
    return { moved: found, left, sort_by };
  });
  announce(event.id);
  return placed;
}

/** Switches the order to manual, with the positions of the current order. */
async function arrangeByHand(sql: Sql, event: string, seen: SortBy | undefined): Promise<SortBy> {
  const now = (await holdOrder(sql, event)) ?? 'manual';
  if (now === 'manual') return now;
  if (seen && seen !== now) throw new KeepersError('STALE');
  await renumber(sql, 'event_id', event, now);
  await setManualOrder(sql, event);
  return 'manual';
}

async function place(
  sql: Sql,
  gallery: string,
  medias: string[],
  before: string | null,
  again: boolean,
): Promise<void> {
  if (medias.length === 0) return;
  const follower = before ? await follows(sql, gallery, before) : null;
  const last = await findBefore(sql, gallery, follower, medias);
  const places = placesIn(
    { after: last?.position ?? null, before: follower?.position ?? null },
    medias.length,
  );
  if (!places && again) {
    await renumber(sql, 'gallery_id', gallery, 'manual');
    return place(sql, gallery, medias, before, false);
  }
  if (!places) throw new KeepersError('STALE');
  await setPositions(sql, medias, places);
}

async function follows(sql: Sql, gallery: string, id: string): Promise<Neighbour> {
  const found = await findNeighbour(sql, gallery, id);
  if (!found) throw new KeepersError('STALE');
  return found;
}
