import { orderOf } from '@media/lists/repo';
import { moveBetween } from '@media/move-between';
import { lockPhotos } from '@media/photo-limit';
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
  const { rows } = await sql.query<{ sort_by: SortBy }>(
    'select sort_by::text as sort_by from events where id = $1 for update',
    [event],
  );
  const now = rows[0]?.sort_by ?? 'manual';
  if (now === 'manual') return now;
  if (seen && seen !== now) throw new KeepersError('STALE');
  await renumber(sql, 'event_id', event, orderOf(now));
  await sql.query(`update events set sort_by = 'manual', updated_at = now() where id = $1`, [event]);
  return 'manual';
}

const renumber = (sql: Sql, of: 'event_id' | 'gallery_id', id: string, order: string) =>
  sql.query(
    `update media set position = o.place
       from (select m.id, row_number() over (partition by m.gallery_id order by ${order}) - 1 as place
               from media m where m.${of} = $1) o
      where media.id = o.id and media.position is distinct from o.place`,
    [id],
  );

interface Neighbour {
  id: string;
  position: number;
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
  const { rows } = await sql.query<Neighbour>(
    `select m.id, m.position::float8 as position from media m
      where m.gallery_id = $1 and not (m.id = any($2::uuid[]))
        and ($3::float8 is null or (m.position, m.id) < ($3::numeric, $4::uuid))
      order by m.position desc, m.id desc limit 1`,
    [gallery, medias, follower?.position ?? null, follower?.id ?? null],
  );
  const places = placesIn(
    { after: rows[0]?.position ?? null, before: follower?.position ?? null },
    medias.length,
  );
  if (!places && again) {
    await renumber(sql, 'gallery_id', gallery, orderOf('manual'));
    return place(sql, gallery, medias, before, false);
  }
  if (!places) throw new KeepersError('STALE');
  await sql.query(
    `update media set position = $2::float8 + (o.nr - 1) * $3::float8, updated_at = now()
       from unnest($1::uuid[]) with ordinality as o(id, nr) where media.id = o.id`,
    [medias, places.first, places.step],
  );
}

async function follows(sql: Sql, gallery: string, id: string): Promise<Neighbour> {
  const { rows } = await sql.query<Neighbour>(
    'select id, position::float8 as position from media where id = $1 and gallery_id = $2',
    [id, gallery],
  );
  if (!rows[0]) throw new KeepersError('STALE');
  return rows[0];
}
