import { makeStopEndpoints, makeStopPages, type StopPages } from '@plugins/kit/server/mail';
import { requestsEnded, setRequestsEnded } from '../operations/stop-requests';

/** The pages that unsubscribe from a studio's review requests and resume them. */
const mails: StopPages = {
  feature: 'reviews',
  path: '/review_requests',
  auth: 'review.open',
  ended: requestsEnded,
  setEnded: setRequestsEnded,
};

export const stopPages = makeStopPages(mails);
export const stopEndpoints = makeStopEndpoints(mails);
