import { KeepersError } from '@plugins/kit/server';
import { isId, pool, type Sql } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { findTalked, type Talked } from '../queries/threads';

/** Returns a photograph of the project that this person may see. Throws NOT_FOUND for any other. */
export async function findPhotograph(
  { event, viewer }: Authorized,
  media: string,
  sql: Sql = pool(),
): Promise<Talked> {
  const found = isId(media) && (await findTalked(sql, { media, event: event.id, role: viewer.role }));
  if (!found) throw new KeepersError('NOT_FOUND');
  return found;
}
