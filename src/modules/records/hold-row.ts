import type { CollectionBeforeOperationHook } from 'payload';
import { sqlOf } from '@/core/db/local-api';
import { isUuid } from './field-rules';

/**
 * Holds the row that is changed or deleted until the transaction ends. Payload reads a row, merges the change and writes it
 * whole: without this, two people who change two fields at once lose one of them. References to the row (`for key share`)
 * do not wait. Locks a collection takes before its rows belong into a hook of its own, which runs first.
 */
export const holdRow: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id } = args as { id?: unknown };
  if ((operation !== 'update' && operation !== 'delete') || !isUuid(id)) return;
  const sql = await sqlOf(req);
  // A collection's slug is ours, never a request's.
  await sql.query(`select 1 from "${collection.slug.replaceAll('-', '_')}" where id = $1 for no key update`, [
    id,
  ]);
};
