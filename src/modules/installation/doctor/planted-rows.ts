import type { Sql } from '@/core/db/pool';
import { clearOut, readDependents } from '@/modules/trash/dependents';
import {
  clearReference,
  countPlanted,
  deleteRows,
  type Reference,
  readPlanted,
  readReferences,
} from './queries';

/** Rows of one table that reference another account's rows by one column. */
export interface Planted extends Reference {
  count: number;
}

const BATCH = 500;
const MAX_ROUNDS = 20;

/**
 * Returns rows whose account differs from that of a row they reference: caused by a bug or a manual write, never by an
 * operation.
 */
export async function findPlanted(sql: Sql): Promise<Planted[]> {
  const found: Planted[] = [];
  for (const reference of await readReferences(sql)) {
    const count = await countPlanted(sql, reference);
    if (count > 0) found.push({ ...reference, count });
  }
  return found;
}

/**
 * Removes planted rows, in the caller's transaction: an optional reference is set to null and its row stays; a row with
 * a required reference is deleted with its dependents. Returns what was found. Throws if rows remain.
 */
export async function removePlanted(sql: Sql): Promise<Planted[]> {
  const first = await findPlanted(sql);
  const dependents = await readDependents(undefined, sql);
  for (let round = 0, left = first; left.length > 0; round += 1) {
    if (round === MAX_ROUNDS)
      throw new Error(
        `Could not remove all planted rows; some remain in ${left.map(({ table }) => table).join(', ')}.`,
      );
    for (const reference of left) {
      const ids = await readPlanted(sql, reference);
      if (ids.length === 0) continue;
      if (!reference.required) {
        await clearReference(sql, reference, ids);
        continue;
      }
      while ((await clearOut(sql, dependents, reference.table, ids, BATCH)) > 0);
      await deleteRows(sql, reference, ids);
    }
    left = await findPlanted(sql);
  }
  return first;
}
