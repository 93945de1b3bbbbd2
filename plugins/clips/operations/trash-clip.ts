import { KeepersError } from '@plugins/kit/server';
import { isId, pool } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { storage } from '@plugins/kit/server/photographs';
import { TRASH_DAYS } from '@plugins/kit/server/rules';
import { setDeleted } from '../queries/clips';
import { purgeDeleted } from '../queries/trash';
import { clipPrefix } from './film-keys';

/** Moves a clip into the trash, or takes it out of it; a film that is being made is stopped. Idempotent. Throws NOT_FOUND. */
export async function trashClip(
  { event }: Authorized,
  id: string,
  deleted: boolean,
): Promise<{ id: string }> {
  if (!isId(id) || !(await setDeleted(pool(), event.id, id, deleted))) throw new KeepersError('NOT_FOUND');
  return { id };
}

/** Deletes clips for good that can no longer be restored, with their files. */
export async function purgeClips(): Promise<void> {
  for (const { id, event_id } of await purgeDeleted(pool(), TRASH_DAYS))
    await storage().removePrefix(clipPrefix(event_id, id));
}
