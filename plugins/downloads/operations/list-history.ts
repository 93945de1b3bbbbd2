import { pool } from '@plugins/kit/server/database';
import { guestNames } from '@plugins/kit/server/internal';

import type { EventRow } from '@plugins/kit/server/projects';
import { findFacts } from '../queries/counts';
import { listHistoryOf } from '../queries/history';
import type { HistoryView } from '../wire';

/**
 * Lists who downloaded what: orders one by one, single photographs grouped by person and size. The newest first, 200
 * at most.
 */
export async function listHistory(event: EventRow, locale: 'en' | 'he'): Promise<HistoryView> {
  const entries = await listHistoryOf(pool(), event.id);
  const nameOf = await guestNames(event.id, locale);
  const { used, permitted } = await findFacts(pool(), event.id);
  return {
    allowed: event.allow_downloads || event.allow_downloads_selection_only,
    used,
    permitted,
    rows: entries.map(({ at, photos, grant, person, ...row }) => ({
      ...row,
      person: person ?? nameOf(grant),
      at: at.toISOString(),
      photos: photos ?? [],
    })),
  };
}
