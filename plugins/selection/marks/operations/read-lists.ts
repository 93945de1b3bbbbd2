import { pool } from '@plugins/kit/server/database';
import { personOf } from '@plugins/kit/server/internal';
import { type Authorized, isStaff } from '@plugins/kit/server/people';
import type { ListView, SentTo } from '../lists-view';
import { listLists } from '../queries/lists';

/**
 * Returns the lists a person sees in a project, their own first: those they made, and what others sent to them. Leaves
 * out photographs they may no longer see.
 */
export async function readLists({ event, viewer }: Authorized): Promise<ListView[]> {
  const { role } = viewer;
  const reach: SentTo[] = isStaff(role) ? ['studio', 'all'] : ['all'];
  const rows = await listLists(pool(), { event: event.id, person: personOf(viewer), role, reach });
  return rows.map(({ id, mine, name, by, medias, sent_to, sent_at, sent_name, sent }) => ({
    ...{ id, mine, name, by, medias },
    sent:
      sent_to && sent_at
        ? {
            to: sent_to,
            at: sent_at.toISOString(),
            changed: mine && (name !== sent_name || !sameIds(medias, sent ?? [])),
          }
        : null,
  }));
}

function sameIds(a: readonly string[], b: readonly string[]): boolean {
  const known = new Set(b);
  return a.length === known.size && a.every((id) => known.has(id));
}
