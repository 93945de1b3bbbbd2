import type { Sql } from '@/core/db/pool';

/**
 * The most photographs a project of the account may have by its subscription (`limit`; null: any number), and how many
 * the project has. Those in the trash and refused ones do not count.
 */
export async function readPhotoRoom(
  sql: Sql,
  accountId: string,
  eventId: string,
): Promise<{ limit: number | null; photos: number }> {
  const { rows } = await sql.query<{ limit: number | null; photos: number }>({
    name: 'photo-room',
    text: `select (select max_photos_per_project from entitlements where account_id = $1) as limit,
                  (select count(*)::int from media
                    where event_id = $2 and deleted_at is null and state <> 'refused') as photos`,
    values: [accountId, eventId],
  });
  return rows[0] ?? { limit: null, photos: 0 };
}

/** Locks the project's photographs until the transaction ends: the count and the next position hold. */
export async function lockPhotos(sql: Sql, eventId: string): Promise<void> {
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [eventId]);
}
