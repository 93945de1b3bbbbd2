import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { trashPhotos } from '@plugins/kit/server/internal';
import type { Authorized } from '@plugins/kit/server/people';
import { listOwnWaiting } from '../queries';

/**
 * Moves a person's own photographs to the trash while they wait for the studio: as if it had declined them. Throws
 * NOT_FOUND where none of them is theirs and waits.
 */
export async function takeBack(entered: Authorized, medias: readonly string[]): Promise<void> {
  const { event, viewer } = entered;
  const found = viewer.grant
    ? await listOwnWaiting(pool(), { event: event.id, grant: viewer.grant.id, medias })
    : [];
  if (found.length === 0) throw new KeepersError('NOT_FOUND');
  await trashPhotos(
    entered,
    found.map(({ media }) => media),
    true,
  );
}
