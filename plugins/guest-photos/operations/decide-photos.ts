import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { markPhotos, restorePhotos, trashPhotos } from '@plugins/kit/server/internal';
import type { Authorized } from '@plugins/kit/server/people';
import { isKeepersError } from '@plugins/kit/server/rules';
import { listOfGuests, setDecided } from '../queries';

/** What the studio does with guests' photographs; `waiting` takes a decision back. */
export const DECISIONS = ['shown', 'declined', 'waiting'] as const;
export type Decision = (typeof DECISIONS)[number];

/**
 * Shows guests' photographs in the gallery, or moves them to the trash; `waiting` takes either back. Throws NOT_FOUND
 * where none of them is a guest's photograph of this project.
 */
export async function decidePhotos(entered: Authorized, asked: string[], to: Decision): Promise<void> {
  const medias = await listOfGuests(pool(), entered.event.id, asked);
  if (medias.length === 0) throw new KeepersError('NOT_FOUND');
  // Whatever fails after this leaves photographs private, in the list or out of it, and never shown by mistake.
  if (to === 'declined') await trashPhotos(entered, medias, true);
  else {
    if (to === 'waiting') await restorePhotos(entered, medias).catch(ignoreMissing);
    await markPhotos(entered, medias, { private: to === 'waiting' });
  }
  await setDecided(pool(), medias, to !== 'waiting');
}

/** Photographs that were shown are not in the trash. */
function ignoreMissing(error: unknown): void {
  if (!isKeepersError(error) || error.code !== 'NOT_FOUND') throw error;
}
