import { readPhotoRoom } from '@media/queries/photo-room';
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
  const { limit, photos } = await readPhotoRoom(sql, accountId, eventId);
  requireAllowed(decidePhotos({ photos, adding, limit }));
}
