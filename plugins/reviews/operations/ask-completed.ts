import { pool } from '@plugins/kit/server/database';
import { findEvent } from '@plugins/kit/server/projects';
import { listCompleted } from '../queries/requests';
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
  const completed = await listCompleted(pool(), { afterHours: AFTER_HOURS, untilDays: UNTIL_DAYS });
  let asked = 0;
  for (const id of completed) {
    const event = await findEvent(id);
    if (event) asked += (await requestReviews(event, 'completed')).requested;
  }
  return asked;
}
