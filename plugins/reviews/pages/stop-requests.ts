import { mail } from '@plugins/kit/server';
import { requestsEnded, setRequestsEnded } from '../operations/stop-requests';

/** The end of a studio's requests for reviews, and their beginning again. */
const mails: mail.StopPages = {
  feature: 'reviews',
  path: '/review_requests',
  auth: 'review.open',
  ended: requestsEnded,
  setEnded: setRequestsEnded,
};

export const stopPages = mail.stopPages(mails);
export const stopEndpoints = mail.stopEndpoints(mails);
