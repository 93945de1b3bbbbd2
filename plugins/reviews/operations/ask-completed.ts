import { pool } from '@plugins/kit/server/database';
import { findEvent } from '@plugins/kit/server/projects';
import { requestReviews } from './request-reviews';

/** Hours between the completion of a selection and the requests, and days after which none are sent. */
const AFTER_HOURS = 24;
const UNTIL_DAYS = 30;

/**
 * Requests reviews from the clients of projects whose selection was completed a day ago, in accounts with that
 * setting: a day later, so that a reopened selection sends none, and a client had time to use the form on the screen.
 * Returns how many requests were sent.
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
