import { pool } from '@plugins/kit/server/database';
import { type Authorized, allow, isStaff } from '@plugins/kit/server/people';

/** Whether a gallery asks its visitor for a review: a while into the visit, or at once after completing. */
export interface Asking {
  /** The studio has requested reviews, and this person has not written one. */
  popup: boolean;
  /** This person has just completed the selection, and the account requests reviews. */
  offer: boolean;
}

/**
 * Reads what a gallery asks its visitor: nothing of the studio's own people, nothing before the selection is complete.
 */
export async function readAsking({ event, viewer }: Authorized): Promise<Asking> {
  const none = { popup: false, offer: false };
  const { grant } = viewer;
  if (!grant || isStaff(viewer.role)) return none;
  const { rows } = await pool().query<{
    requested: boolean;
    enabled: boolean;
    wrote: boolean;
    mine: boolean;
  }>(
    `select e.reviews_requested_at is not null as requested, a.request_reviews as enabled,
            exists (select 1 from reviews r where r.project_id = e.id
                     and (r.written_by_id = $2 or ($3::uuid is not null and r.client_id = $3))) as wrote,
            exists (select 1 from event_changes h where h.event_id = e.id and h.kind = 'completion'
                     and h.actor->>'grant' = $2::text and h.created_at > now() - interval '10 minutes') as mine
       from events e join accounts a on a.id = e.account_id where e.id = $1`,
    [event.id, grant.id, grant.client_id],
  );
  const [found] = rows;
  if (!found || found.wrote) return none;
  const choosing =
    event.selection_mode && !event.printselectiondone && allow(viewer.role, 'selection.set') !== 'none';
  return {
    popup: found.requested && !choosing,
    offer: (found.requested || found.enabled) && event.printselectiondone && found.mine,
  };
}
