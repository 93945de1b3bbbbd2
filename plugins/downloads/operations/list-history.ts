import { pool } from '@plugins/kit/server/database';
import type { EventRow } from '@plugins/kit/server/projects';
import { findFacts } from '../queries/counts';
import { listHistoryOf } from '../queries/history';
import type { HistoryView } from '../wire';

/**
 * Lists who downloaded what: orders one by one, single photographs grouped by person and size. The newest first, 200
 * at most.
 */
export async function listHistory(event: EventRow): Promise<HistoryView> {
  const entries = await listHistoryOf(pool(), event.id);
  const { used, permitted } = await findFacts(pool(), event.id);
  return {
    used,
    permitted,
    rows: entries.map(({ at, photos, ...row }) => ({ ...row, at: at.toISOString(), photos: photos ?? [] })),
  };
}
