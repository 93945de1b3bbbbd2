import { z } from 'zod';
import { transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { KeepersError } from '@/core/errors/errors';
import { parseInput } from '@/core/errors/zod-problems';
import { isId } from '@/modules/access/grants/viewer';
import { lockPerson } from '@/modules/identity/queries/people';
import { countFilters, deleteFilter, insertFilter } from '@/modules/project/queries/filters-repo';
import { FILTERS_MOST, readFilter, writeFilter } from '@/modules/project/rules/project-list';

const input = z.object({ name: z.string().trim().min(1).max(60), query: z.string().max(1000) });

/**
 * Saves a filter of the list of projects under a name, for this user alone. Drops unknown parameters of the address.
 * Throws INVALID_INPUT naming the fields, FILTER_LIMIT_REACHED.
 */
export async function keepFilter(
  who: { user: string; account: string },
  given: unknown,
): Promise<{ id: string; name: string; query: string }> {
  const { name, query } = parseInput(input, given);
  const written = writeFilter(readFilter(new URLSearchParams(query)));
  if (!written) throw new KeepersError('INVALID_INPUT', {}, { query: 'blank' });
  const id = uuidv7();
  return transaction(async (sql) => {
    // Serializes two windows of one user, so that the limit holds.
    // Serializes two windows of one user, so that the limit holds.
    await lockPerson(sql, who.user);
    if ((await countFilters(sql, who.user)) >= FILTERS_MOST)
      throw new KeepersError('FILTER_LIMIT_REACHED', { limit: FILTERS_MOST });
    await insertFilter(sql, who, { id, name, query: written });
    return { id, name, query: written };
  });
}

/** Deletes a filter of this user; ignores another user's and a missing one. */
export async function removeFilter(user: string, id: string): Promise<void> {
  if (isId(id)) await deleteFilter(user, id);
}
