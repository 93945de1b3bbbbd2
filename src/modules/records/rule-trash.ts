import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload';
import { TRASH_DAYS } from '@/core/constants';
import { sqlOf } from '@/core/db/local-api';
import { KeepersError } from '@/core/errors/errors';

/** What a write does to a row of a collection with a trash. */
export function trashMove(
  data: Record<string, unknown>,
  before: Record<string, unknown> | undefined,
): 'deleted' | 'restored' | null {
  if (!('deletedAt' in data)) return null;
  const [is, was] = [Boolean(data.deletedAt), Boolean(before?.deletedAt)];
  return is === was ? null : is ? 'deleted' : 'restored';
}

/**
 * The database says when a row goes into the trash, whatever time was sent, and lets it come back for `TRASH_DAYS`. Throws
 * NOT_FOUND after that: it may be half gone.
 */
export const keepTrashTime: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const move = trashMove(data, originalDoc);
  if (!move) return 'deletedAt' in data ? { ...data, deletedAt: originalDoc?.deletedAt ?? null } : data;
  const { rows } = await (await sqlOf(req)).query<{ now: Date; late: boolean }>(
    'select now() as now, $1::timestamptz < clock_timestamp() - make_interval(days => $2) as late',
    [originalDoc?.deletedAt ?? null, TRASH_DAYS],
  );
  if (rows[0]?.late) throw new KeepersError('NOT_FOUND');
  return { ...data, deletedAt: move === 'deleted' ? rows[0]?.now.toISOString() : null };
};

/** A row of a collection with a trash is marked as deleted, never deleted: the nightly purge ends it with what hangs on it. */
export const refuseDeletion: CollectionBeforeDeleteHook = () => {
  throw new KeepersError('RECORD_READ_ONLY');
};
