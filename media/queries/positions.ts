import { orderOf } from '@media/lists/queries/lists';
import type { Sql } from '@/core/db/pool';
import type { SortBy } from '@/modules/access/rules/sort';

/** A photograph that is being moved. */
export interface MovingPhoto {
  id: string;
  gallery: string;
  sha256: string;
}

/** Locks a project's gallery against deletion; false where it is not there, or in the trash. */
export async function shareGallery(sql: Sql, galleryId: string, eventId: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    'select 1 from galleries where id = $1 and event_id = $2 and deleted_at is null for share',
    [galleryId, eventId],
  );
  return rowCount === 1;
}

/** Locks those photographs of a project that are not in the trash; returns them in the order given. */
export async function holdMoving(sql: Sql, eventId: string, medias: string[]): Promise<MovingPhoto[]> {
  const { rows } = await sql.query<MovingPhoto>(
    `select m.id, m.gallery_id as gallery, m.sha256 from unnest($1::uuid[]) with ordinality as o(id, nr)
       join media m on m.id = o.id where m.event_id = $2 and m.deleted_at is null order by o.nr for update of m`,
    [medias, eventId],
  );
  return rows;
}

/** The photographs of a gallery with one of these hashes, also those in the trash (`trashed`). */
export async function findCopies(
  sql: Sql,
  galleryId: string,
  hashes: string[],
): Promise<{ id: string; sha256: string; trashed: boolean }[]> {
  const { rows } = await sql.query<{ id: string; sha256: string; trashed: boolean }>(
    `select id, sha256, deleted_at is not null as trashed from media where gallery_id = $1 and sha256 = any($2::text[])`,
    [galleryId, hashes],
  );
  return rows;
}

/** Gives photographs a placeholder for a hash: two of one gallery may never have the same. */
export async function clearHashes(sql: Sql, medias: string[]): Promise<void> {
  await sql.query(`update media set sha256 = '~' || id where id = any($1::uuid[])`, [medias]);
}

/** Moves photographs to a gallery; their positions stay. */
export async function setGallery(sql: Sql, medias: string[], galleryId: string): Promise<void> {
  await sql.query('update media set gallery_id = $2, updated_at = now() where id = any($1::uuid[])', [
    medias,
    galleryId,
  ]);
}

/** Moves a copy in the trash to a gallery, and gives it its hash back. */
export async function moveCopy(sql: Sql, id: string, galleryId: string, sha256: string): Promise<void> {
  await sql.query('update media set gallery_id = $2, sha256 = $3 where id = $1', [id, galleryId, sha256]);
}

/** The order of a project's photographs, whose row stays locked; null where there is no such project. */
export async function holdOrder(sql: Sql, eventId: string): Promise<SortBy | null> {
  const { rows } = await sql.query<{ sort_by: SortBy }>(
    'select sort_by::text as sort_by from events where id = $1 for update',
    [eventId],
  );
  return rows[0]?.sort_by ?? null;
}

/** Switches a project's order to manual; positions stay. */
export async function setManualOrder(sql: Sql, eventId: string): Promise<void> {
  await sql.query(`update events set sort_by = 'manual', updated_at = now() where id = $1`, [eventId]);
}

/** Numbers the photographs of a project or a gallery from 0, per gallery, in an order. */
export async function renumber(
  sql: Sql,
  of: 'event_id' | 'gallery_id',
  id: string,
  order: SortBy,
): Promise<void> {
  await sql.query(
    `update media set position = o.place
       from (select m.id, row_number() over (partition by m.gallery_id order by ${orderOf(order)}) - 1 as place
               from media m where m.${of} = $1) o
      where media.id = o.id and media.position is distinct from o.place`,
    [id],
  );
}

/** A photograph and its position in its gallery. */
export interface Neighbour {
  id: string;
  position: number;
}

/** The photograph before `follower` (null: the last one), leaving out those that are being moved. */
export async function findBefore(
  sql: Sql,
  galleryId: string,
  follower: Neighbour | null,
  without: string[],
): Promise<Neighbour | null> {
  const { rows } = await sql.query<Neighbour>(
    `select m.id, m.position::float8 as position from media m
      where m.gallery_id = $1 and not (m.id = any($2::uuid[]))
        and ($3::float8 is null or (m.position, m.id) < ($3::numeric, $4::uuid))
      order by m.position desc, m.id desc limit 1`,
    [galleryId, without, follower?.position ?? null, follower?.id ?? null],
  );
  return rows[0] ?? null;
}

/** Gives photographs positions in the order given: `first`, and each `step` more. */
export async function setPositions(
  sql: Sql,
  medias: string[],
  places: { first: number; step: number },
): Promise<void> {
  await sql.query(
    `update media set position = $2::float8 + (o.nr - 1) * $3::float8, updated_at = now()
       from unnest($1::uuid[]) with ordinality as o(id, nr) where media.id = o.id`,
    [medias, places.first, places.step],
  );
}

/** A photograph of a gallery with its position; null where it is not there. */
export async function findNeighbour(sql: Sql, galleryId: string, id: string): Promise<Neighbour | null> {
  const { rows } = await sql.query<Neighbour>(
    'select id, position::float8 as position from media where id = $1 and gallery_id = $2',
    [id, galleryId],
  );
  return rows[0] ?? null;
}
