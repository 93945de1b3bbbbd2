import { mail } from '@plugins/kit/server';
import { findRequest } from '../operations/find-asker';
import { readRequest } from '../operations/links';

/** The end of a studio's requests for reviews. */
export const stopPage = mail.stopPage({
  feature: 'reviews',
  path: '/review_requests',
  auth: 'review.open',
  known: async (token) => Boolean(readRequest(token) && (await findRequest(token ?? ''))),
});
