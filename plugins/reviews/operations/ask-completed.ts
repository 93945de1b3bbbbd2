import { pool } from '@plugins/kit/server/database';
import { findEvent } from '@plugins/kit/server/projects';
import { requestReviews } from './request-reviews';

/** Hours a completed selection stays so before its clients are asked, and days after which nobody is any more. */
const AFTER_HOURS = 24;
const UNTIL_DAYS = 30;

/**
 * Asks the clients of projects whose selection was completed the day before, where the account wishes it: a day later, so
 * that a selection opened again asks nobody, and who was offered the form on the screen has had time to write. Gives how
 * many were written to.
 */
export async function askCompleted(): Promise<number> {
  const { rows } = await pool().query<{ id: string }>(
    `select e.id from events e join accounts a on a.id = e.account_id
      where a.request_reviews and a.active and e.deleted_at is null and e.printselectiondone
        and e.completed_at < now() - make_interval(hours => $1) and e.completed_at > now() - make_interval(days => $2)
        and exists (select 1 from invitations i where i.event_id = e.id and i.revoked_at is null and i.role = 'client'
                     and not exists (select 1 from review_requests q where q.event_id = e.id and q.client_id = i.client_id))
      order by e.completed_at`,
    [AFTER_HOURS, UNTIL_DAYS],
  );
  let asked = 0;
  for (const { id } of rows) {
    const event = await findEvent(id);
    if (event) asked += (await requestReviews(event, 'completed')).requested;
  }
  return asked;
}
