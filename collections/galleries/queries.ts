import type { Sql } from '@/core/db/pool';

/** The project of a gallery, also of one in the trash; null where it is gone. */
export async function projectOfGallery(sql: Sql, id: string): Promise<string | null> {
  const { rows } = await sql.query<{ event: string }>(
    'select event_id as event from galleries where id = $1',
    [id],
  );
  return rows[0]?.event ?? null;
}

/** Counts the photographs deleted with a gallery, which have the same timestamp, without refused ones. */
export async function countPhotosAlong(sql: Sql, id: string): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from galleries g join media m on m.gallery_id = g.id and m.deleted_at = g.deleted_at
      where g.id = $1 and m.state <> 'refused'`,
    [id],
  );
  return rows[0]?.count ?? 0;
}

/** The position at the end of a project's galleries, from 0. */
export async function nextGalleryPosition(sql: Sql, eventId: string): Promise<number> {
  const { rows } = await sql.query<{ next: number }>(
    'select coalesce(max(position), -1)::int + 1 as next from galleries where event_id = $1',
    [eventId],
  );
  return rows[0]?.next ?? 0;
}

/**
 * Deletes a gallery's photographs with the gallery's timestamp, so that those deleted one by one before stay in the
 * trash when it is restored; returns how many.
 */
export async function trashPhotosOf(sql: Sql, id: string): Promise<number> {
  const { rowCount } = await sql.query(
    `update media m set deleted_at = g.deleted_at, updated_at = now() from galleries g
      where g.id = $1 and m.gallery_id = g.id and m.deleted_at is null`,
    [id],
  );
  return rowCount ?? 0;
}

/** Restores a gallery's photographs that were deleted at a time (ISO 8601 UTC); returns how many. */
export async function restorePhotosOf(sql: Sql, id: string, deletedAt: string): Promise<number> {
  const { rowCount } = await sql.query(
    'update media set deleted_at = null, updated_at = now() where gallery_id = $1 and deleted_at = $2',
    [id, deletedAt],
  );
  return rowCount ?? 0;
}
