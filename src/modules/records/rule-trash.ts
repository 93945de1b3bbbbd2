import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload';
import { TRASH_DAYS } from '@/core/constants';
import { sqlOf } from '@/core/db/local-api';
import { KeepersError } from '@/core/errors/errors';
import { trashTime } from '@/modules/records/queries';

/** Returns what a write does to a row of a collection with a trash. */
export function trashMove(
  data: Record<string, unknown>,
  before: Record<string, unknown> | undefined,
): 'deleted' | 'restored' | null {
  if (!('deletedAt' in data)) return null;
  const [is, was] = [Boolean(data.deletedAt), Boolean(before?.deletedAt)];
  return is === was ? null : is ? 'deleted' : 'restored';
}

/**
 * The database sets the time of deletion, whatever was sent, and allows restoring for `TRASH_DAYS`. Throws NOT_FOUND
 * after that, because the purge may have begun.
 */
export const keepTrashTime: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const move = trashMove(data, originalDoc);
  if (!move) return 'deletedAt' in data ? { ...data, deletedAt: originalDoc?.deletedAt ?? null } : data;
  const time = await trashTime(await sqlOf(req), originalDoc?.deletedAt ?? null, TRASH_DAYS);
  if (time?.late) throw new KeepersError('NOT_FOUND');
  return { ...data, deletedAt: move === 'deleted' ? time?.now.toISOString() : null };
};

/**
 * Refuses to delete a row of a collection with a trash: it is marked as deleted, and the nightly purge removes it with
 * its dependents.
 */
export const refuseDeletion: CollectionBeforeDeleteHook = () => {
  throw new KeepersError('RECORD_READ_ONLY');
};
