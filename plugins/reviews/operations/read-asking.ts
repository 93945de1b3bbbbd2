import { pool } from '@plugins/kit/server/database';
import { type Authorized, allow, isStaff } from '@plugins/kit/server/people';
import { findAskingFacts } from '../queries/requests';

/** Whether a gallery asks its visitor for a review, a while into the visit. */
export interface Asking {
  /** The studio has requested reviews, and this person has not written one. */
  popup: boolean;
}

/**
 * Reads what a gallery asks its visitor: nothing of the studio's own people, nothing before the selection is complete.
 */
export async function readAsking({ event, viewer }: Authorized): Promise<Asking> {
  const none = { popup: false };
  const { grant } = viewer;
  if (!grant || isStaff(viewer.role)) return none;
  const facts = { event: event.id, grant: grant.id, client: grant.client_id };
  const found = await findAskingFacts(pool(), facts);
  if (!found || found.wrote) return none;
  const choosing =
    event.selection_mode && !event.printselectiondone && allow(viewer.role, 'selection.set') !== 'none';
  return { popup: found.requested && !choosing };
}
