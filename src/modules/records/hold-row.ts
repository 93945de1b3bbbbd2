import type { CollectionBeforeOperationHook, CollectionSlug } from 'payload';
import { sqlOf } from '@/core/db/local-api';
import { isUuid } from './field-rules';
import { lockRow } from './queries';

/**
 * Locks the changed or deleted row until the transaction ends. Payload reads a row, merges the change and writes the
 * whole row: without the lock, one of two concurrent changes is lost. References to the row (`for key share`) do not
 * wait. Locks that a collection takes before its rows belong into a hook of its own, which runs first.
 */
export const holdRow: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id } = args as { id?: unknown };
  if ((operation !== 'update' && operation !== 'delete') || !isUuid(id)) return;
  await lockRow(await sqlOf(req), collection.slug as CollectionSlug, id);
};
