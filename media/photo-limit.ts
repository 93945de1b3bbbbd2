import type { Sql } from '@/core/db/pool';
import { requireAllowed } from '@/core/errors/decision';
import { decidePhotos } from '@/modules/money/rules/plan';

/**
 * Throws PHOTO_LIMIT_REACHED when the account's subscription has no room for a further photograph in the project.
 * Reliable only under the project's photo lock (`lockPhotos`).
 */
export async function requirePhotoRoom(
  sql: Sql,
  accountId: string,
  eventId: string,
  adding = 1,
): Promise<void> {
  const { rows } = await sql.query<{ limit: number | null; photos: number }>({
    name: 'photo-room',
    text: `select (select max_photos_per_project::int from subscriptions where account_id = $1
                    order by created_at desc limit 1) as limit,
                  (select count(*)::int from media
                    where event_id = $2 and deleted_at is null and state <> 'refused') as photos`,
    values: [accountId, eventId],
  });
  requireAllowed(decidePhotos({ photos: rows[0]?.photos ?? 0, adding, limit: rows[0]?.limit ?? null }));
}

/** Locks the project's photographs until the transaction ends: the count and the next position hold. */
export async function lockPhotos(sql: Sql, eventId: string): Promise<void> {
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [eventId]);
}
