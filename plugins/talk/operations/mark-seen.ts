import { pool, type Sql } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { setSeen } from '../queries/comments';
import { personOf } from './who';

/** Marks the comments of these photographs as read until now; never moves a later moment back. */
export async function markSeen(
  { event, viewer }: Authorized,
  medias: readonly string[],
  sql: Sql = pool(),
): Promise<void> {
  await setSeen(sql, { event: event.id, medias, person: personOf(viewer) });
}
