import { KeepersError } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { markPhotos, restorePhotos, trashPhotos } from '@plugins/kit/server/internal';
import type { Authorized } from '@plugins/kit/server/people';
import { isKeepersError } from '@plugins/kit/server/rules';
import { listOfGuests } from '../queries';
import type { Decision } from '../rules/wire';

/**
 * Shows guests' photographs in the gallery, or moves them to the trash; `waiting` withdraws them, or takes a decision
 * back. The decision is the photograph's own state, so a request that fails half-way is repeated, and shows nothing by
 * mistake: a declined photograph is withdrawn first, and stays so when it is restored. Throws NOT_FOUND where none of
 * them is a guest's photograph of this project.
 */
export async function decidePhotos(entered: Authorized, medias: string[], to: Decision): Promise<void> {
  const found = await listOfGuests(pool(), entered.event.id, medias);
  if (found.length === 0) throw new KeepersError('NOT_FOUND');
  if (to !== 'declined') await skipMissing(restorePhotos(entered, found));
  await skipMissing(markPhotos(entered, found, { private: to !== 'shown' }));
  if (to === 'declined') await trashPhotos(entered, found, true);
}

/** Waits for a change that may have nothing to do: shown photographs are not in the trash, and declined ones only there. */
async function skipMissing(change: Promise<unknown>): Promise<void> {
  await change.catch((error: unknown) => {
    if (!isKeepersError(error) || error.code !== 'NOT_FOUND') throw error;
  });
}
